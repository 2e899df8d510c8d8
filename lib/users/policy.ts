import type { Actor } from "@/lib/shared/actor";
import type { ErrorCode } from "@/lib/shared/errors";

/**
 * Whether somebody may take part in the market at all. Until the e-mail address is confirmed, own data may be
 * edited and files uploaded, but nothing reaches other people (domain.md, "Who may").
 */
export function whyNotTakePart(actor: Pick<Actor, "emailConfirmed">): ErrorCode | null {
  return actor.emailConfirmed ? null : "email_not_confirmed";
}
