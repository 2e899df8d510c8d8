import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

/** The client's last question before the work is finished. */
export const LazyFinishDialog = lazyComponent(
  () => import(/* webpackPrefetch: true */ "./FinishDialog").then((file) => file.FinishDialog),
  { messages: lazyMessages(["moves"]) },
);

/** What the BEE says of the end of the work, with photos of it. */
export const LazyFinishNoteDialog = lazyComponent(
  () => import("./FinishNoteDialog").then((file) => file.FinishNoteDialog),
  { messages: lazyMessages(["work-done"]) },
);
