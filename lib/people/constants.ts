/** What a document can prove, in the order in which it is shown. The first is the specification's; the others are for PROs. */
export const VERIFICATION_KINDS = ["IDENTITY", "TRADE_LICENCE", "INSURANCE"] as const;
export type VerificationKind = (typeof VERIFICATION_KINDS)[number];

/** The cards of the profile's form on which each kind stands: the anchors of links to them. */
export const PROOF_CARDS: Record<VerificationKind, string> = {
  IDENTITY: "verification",
  TRADE_LICENCE: "trade-licence",
  INSURANCE: "insurance",
};

/** What a user has proven beside who they are, which is `isVerified`, in the order in which it is shown. */
export const PROOFS = ["TRADE_LICENCE", "INSURANCE", "PHONE"] as const;
export type Proof = (typeof PROOFS)[number];
