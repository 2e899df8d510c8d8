"use client";

import { DetailSkeleton } from "@/components/ui/feedback/Skeletons";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

/** The questions of a service in the form, with code and texts of their own, so that the form is drawn without them. */
export const QuestionsSection = lazyComponent(
  () => import("./QuestionsCard").then((file) => file.QuestionsCard),
  { preload: true, messages: lazyMessages(["answers"]), fallback: <DetailSkeleton /> },
);
