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

/** What a mail about two-step sign-in is about; security mail, which cannot be switched off. */
export const TWO_STEP_CHANGES = ["ON", "OFF", "RECOVERY_CODE_USED", "RECOVERY_CODES_RENEWED"] as const;
export type TwoStepChange = (typeof TWO_STEP_CHANGES)[number];

/** The kinds that a person of this role can get: clients have offers, BEEs send them and look for work, admins take no part in the market. */
export function emailKindsOf(role: Role): readonly EmailKind[] {
  if (role === "ADMIN") return [];
  const others: readonly EmailKind[] = role === "PRO" ? ["newOffer"] : ["newMatch", "offerAccepted"];
  return EMAIL_KINDS.filter((kind) => !others.includes(kind));
}
