import type { Actor } from "@/lib/shared/actor";
import type { ErrorCode } from "@/lib/shared/errors";
import { CODE_TRIES } from "./constants";

/** Null: a user who has a number may have a code sent to it. Admins take no part in the market. */
export function whyNotProve(
  { role, emailConfirmed }: Pick<Actor, "role" | "emailConfirmed">,
  isPhoneProven: boolean,
): ErrorCode | null {
  if (role === "ADMIN") return "wrong_role";
  if (!emailConfirmed) return "email_not_confirmed";
  return isPhoneProven ? "phone_proven" : null;
}

type SentCode = { phone: string; tries: number; expiresAt: Date };

/** Whether a code may still be tried: in time, not too often, and sent to the number that the user has now. */
export function isOpenCode(
  { phone, tries, expiresAt }: SentCode,
  phoneNow: string | null,
  now: Date,
): boolean {
  return phone === phoneNow && tries < CODE_TRIES && expiresAt > now;
}
