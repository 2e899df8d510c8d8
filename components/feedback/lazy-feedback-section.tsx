import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

/** The feedback of finished work; most jobs that are looked at are not finished. */
export const LazyFeedbackSection = lazyComponent(
  () => import("./FeedbackSection").then((file) => file.FeedbackSection),
  { messages: lazyMessages(["feedback"]), fallback: <CardSkeleton count={1} /> },
);
