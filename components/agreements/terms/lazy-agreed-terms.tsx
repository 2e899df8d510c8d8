import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

/** How what is agreed changed, and the way to another price or date: on the page of a job, for both sides. */
export const LazyAgreedTerms = lazyComponent(() => import("./AgreedTerms").then((file) => file.AgreedTerms), {
  messages: lazyMessages(["other-terms"]),
  onError: "silent",
});
