import type { Role } from "@/lib/shared/actor";

/**
 * The kinds of notification whose mails and pushes a person can switch off; security mail is none of them
 * (docs/domain.md, Notifications).
 */
export const EMAIL_KINDS = [
  "newMatch",
  "newOffer",
  "offerAccepted",
  "jobChanges",
  "feedback",
  "newMessage",
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** The kinds that a person of this role can get: clients have offers, BEEs send them and look for work, admins take no part in the market. */
export function emailKindsOf(role: Role): readonly EmailKind[] {
  if (role === "ADMIN") return [];
  const others: readonly EmailKind[] = role === "PRO" ? ["newOffer"] : ["newMatch", "offerAccepted"];
  return EMAIL_KINDS.filter((kind) => !others.includes(kind));
}
