import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

/** Asks before an offer is accepted; from the comparison, the conversation and the BEE's profile. */
export const LazyAcceptDialog = lazyComponent(
  () => import(/* webpackPrefetch: true */ "./AcceptOfferDialog").then((file) => file.AcceptOfferDialog),
  { messages: lazyMessages(["moves", "validation"]) },
);
