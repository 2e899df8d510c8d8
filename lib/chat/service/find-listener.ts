import { db } from "@/lib/platform/server/db";
import type { Actor } from "@/lib/shared/actor";
import type { ErrorCode } from "@/lib/shared/errors";
import { findSeat, type Place } from "../data/find-seat";
import { whyNotWrite } from "../policy";

/** Who sees it when the caller types in a conversation. `refusal`: why they may not write there, or null. */
export type Listener = { conversationId: string; partnerId: string; refusal: ErrorCode | null };

/** The other side of one of the caller's conversations. Throws what `findSeat` throws. */
export async function findListener({ actor, place }: { actor: Actor; place: Place }): Promise<Listener> {
  const seat = await findSeat(db, actor, place);
  const { id: conversationId, partner } = seat.conversation;
  return { conversationId, partnerId: partner.id, refusal: whyNotWrite(actor, seat) };
}
