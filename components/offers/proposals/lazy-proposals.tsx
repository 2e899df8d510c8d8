import Box from "@mui/material/Box";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

const messages = lazyMessages(["other-terms"]);

/** The form in which a client proposes other terms; from the comparison and the conversation. */
export const LazyProposeDialog = lazyComponent(
  () => import("./ProposeDialog").then((file) => file.ProposeDialog),
  { messages: lazyMessages(["other-terms", "validation"]) },
);

/** How far the two are, on an offer in the client's comparison. */
export const LazyNegotiation = lazyComponent(
  () => import("./NegotiationNote").then((file) => file.NegotiationNote),
  { messages, onError: "silent", fallback: <Box sx={{ minHeight: 64 }} /> },
);

/** What the client proposes, on the BEE's own offer. */
export const LazyOpenProposal = lazyComponent(
  () => import("./OpenProposal").then((file) => file.OpenProposal),
  { messages, fallback: <Box sx={{ minHeight: 240 }} /> },
);

/** A move of the negotiation in the conversation. */
export const LazyTermsMessage = lazyComponent(
  () => import("./TermsMessage").then((file) => file.TermsMessage),
  { messages, fallback: <Box sx={{ minHeight: 200 }} /> },
);

/** The offer that a conversation is about, in the conversation. */
export const LazySentOffer = lazyComponent(
  () => import("./SentOfferCard").then((file) => file.SentOfferCard),
  {
    messages,
    fallback: <Box sx={{ minHeight: 180 }} />,
  },
);

/** How the price came about, beside the conversation. */
export const LazyPriceHistory = lazyComponent(
  () => import("./PriceHistory").then((file) => file.PriceHistory),
  { messages, onError: "silent" },
);

/** What changed while an offer was about to be accepted. */
export const LazyChangedTerms = lazyComponent(
  () => import("./ChangedTerms").then((file) => file.ChangedTerms),
  { messages, fallback: <Box sx={{ minHeight: 200 }} /> },
);
