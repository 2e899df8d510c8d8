import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

/** The form in which a person reports what they see, loaded when it is asked for. */
export const LazyReportDialog = lazyComponent(
  () => import("./ReportDialog").then((file) => file.ReportDialog),
  { messages: lazyMessages(["reports", "validation"]) },
);
