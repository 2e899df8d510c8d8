import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

const messages = lazyMessages(["disputes"]);
const formMessages = lazyMessages(["disputes", "validation"]);

/** What went wrong with the agreement on a tender, or the way to say so. */
export const LazyTenderDisputes = lazyComponent(
  () => import("./TenderDisputes").then((file) => file.TenderDisputes),
  { messages, onError: "silent" },
);

/** The form in which one of the two says what went wrong. */
export const LazyOpenDispute = lazyComponent(
  () => import("./OpenDisputeDialog").then((file) => file.OpenDisputeDialog),
  { messages: formMessages },
);

/** The form of an answer or of a proposed outcome. */
export const LazyDisputeWords = lazyComponent(
  () => import("./DisputeWordsDialog").then((file) => file.DisputeWordsDialog),
  { messages: formMessages },
);
