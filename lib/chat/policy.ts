import type { Actor } from "../shared/actor";
import type { ErrorCode } from "../shared/errors";
import { canSeeTender, haveAgreed, type TenderFacts } from "../tenders/policy";
import { MESSAGE_CHANGE_MS } from "./constants";

/** What the policies need to know: the tender, and the asked conversation if the person sits in it. */
export type ChatFacts = TenderFacts & {
  isPrivate: boolean;
  hiddenAt: string | null;
  hasOwnOffer: boolean;
  isInvited: boolean;
  /** One of the two blocks the other. */
  isBlocked: boolean;
  conversation: { proId: string; hasPartnerLeft: boolean } | null;
};

type Person = Pick<Actor, "id" | "role" | "emailConfirmed" | "limitedUntil">;

/**
 * Null: the person may read the conversation. Only its two people may, in every status of the tender: what was
 * agreed must stay readable (docs/domain.md, "Who may"). An offer is what opens it; where one blocks the other, only a job
 * of the two keeps it.
 */
export function whyNotRead(actor: Person, facts: ChatFacts): ErrorCode | null {
  const { conversation, isBlocked } = facts;
  const own = { hasOffer: facts.hasOwnOffer, isInvited: facts.isInvited, isBlocked };
  if (!canSeeTender(actor, facts, own)) return "tender_not_found";
  if (actor.role === "ADMIN") return "wrong_role";
  if (conversation && (!isBlocked || haveAgreed(facts, conversation.proId))) return null;
  const mayHaveOne = facts.creatorId === actor.id || facts.hasOwnOffer;
  return mayHaveOne ? "conversation_not_found" : "chat_needs_offer";
}

/**
 * Null: the user may write in the conversation and send typing signals. A partner who has left would not read it; who is
 * blocked, or a limited account, writes in a running job of the two.
 */
export function whyNotWrite(actor: Person, facts: ChatFacts): ErrorCode | null {
  const notReader = whyNotRead(actor, facts);
  if (notReader) return notReader;
  if (!actor.emailConfirmed) return "email_not_confirmed";
  const { conversation } = facts;
  const isOfJob = facts.status === "ACCEPTED" && conversation && haveAgreed(facts, conversation.proId);
  if (actor.limitedUntil && !isOfJob) return "account_limited";
  if (facts.isBlocked && !isOfJob) return "conversation_not_found";
  return conversation?.hasPartnerLeft ? "partner_left" : null;
}

type MessageChange = { change: "EDIT" | "DELETE"; createdAt: Date; now: Date };

/** Null: its sender may edit a message where they may write, or delete it where they may read, for 15 minutes. */
export function whyNotChangeMessage(
  actor: Person,
  facts: ChatFacts,
  { change, createdAt, now }: MessageChange,
): ErrorCode | null {
  const refusal = change === "EDIT" ? whyNotWrite(actor, facts) : whyNotRead(actor, facts);
  if (refusal) return refusal;
  return now.getTime() - createdAt.getTime() > MESSAGE_CHANGE_MS ? "message_too_late" : null;
}
