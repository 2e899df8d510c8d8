import type { Actor } from "../shared/actor";
import type { ErrorCode } from "../shared/errors";
import { canSeeTender, isAgreed, type TenderFacts } from "../tenders/policy";

/** What the policies need to know: the tender, and the asked conversation if the person sits in it. */
export type ChatFacts = TenderFacts & {
  isPrivate: boolean;
  hiddenAt: string | null;
  hasOwnOffer: boolean;
  isInvited: boolean;
  conversation: { hasPartnerLeft: boolean } | null;
};

type Person = Pick<Actor, "id" | "role" | "emailConfirmed" | "limitedUntil">;

/**
 * Null: the person may read the conversation. Only its two people may, in every status of the tender: what was
 * agreed must stay readable (docs/domain.md, "Who may"). An offer is what opens it.
 */
export function whyNotRead(actor: Person, facts: ChatFacts): ErrorCode | null {
  const own = { hasOffer: facts.hasOwnOffer, isInvited: facts.isInvited };
  if (!canSeeTender(actor, facts, own)) return "tender_not_found";
  if (actor.role === "ADMIN") return "wrong_role";
  if (facts.conversation) return null;
  const mayHaveOne = facts.creatorId === actor.id || facts.hasOwnOffer;
  return mayHaveOne ? "conversation_not_found" : "chat_needs_offer";
}

/**
 * Null: the user may write in the conversation and send typing signals. A partner who has left would not read it. A
 * limited account goes on only where a job is agreed.
 */
export function whyNotWrite(actor: Person, facts: ChatFacts): ErrorCode | null {
  const notReader = whyNotRead(actor, facts);
  if (notReader) return notReader;
  if (!actor.emailConfirmed) return "email_not_confirmed";
  if (actor.limitedUntil && !isAgreed(facts)) return "account_limited";
  return facts.conversation?.hasPartnerLeft ? "partner_left" : null;
}
