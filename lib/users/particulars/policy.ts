import type { Particulars } from "./schema";

/** What a user has said about acting for a business. */
export type TraderDetails = Pick<
  Particulars,
  "isBusiness" | "businessAddress" | "registrationNumber" | "vatId"
>;

/**
 * Whether a BEE acts for a business and has not yet given what a client must know of it before an offer (DSA, Article 30).
 * Name and e-mail address are always there. One number is enough: small businesses may have no VAT number, freelancers no
 * entry in a register.
 */
export function lacksTraderDetails(facts: TraderDetails): boolean {
  const { isBusiness, businessAddress, registrationNumber, vatId } = facts;
  return isBusiness && !(businessAddress && (registrationNumber || vatId));
}
