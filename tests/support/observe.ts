import { db } from "@/lib/platform/server/database/db";
import { singletons } from "@/lib/platform/server/config/singletons";

/** A user's notifications, in order: the type, its actor, and the facts. */
export async function notificationsOf(user: { id: string }) {
  const rows = await db.notification.findMany({
    where: { userId: user.id },
    select: { type: true, actorId: true, tenderId: true, params: true },
    orderBy: { id: "asc" },
  });
  return rows;
}

/** The types of a user's notifications, in order. */
export async function notificationTypesOf(user: { id: string }): Promise<string[]> {
  return (await notificationsOf(user)).map(({ type }) => type);
}

/** The system messages in the conversation about a tender with a PRO, in order, with their parameters. */
export async function systemMessagesOf(tender: { id: string }, pro: { id: string }) {
  const messages = await db.message.findMany({
    where: { conversation: { tenderId: tender.id, proId: pro.id } },
    select: { seq: true, systemCode: true },
    orderBy: { seq: "asc" },
  });
  return messages.map(({ seq, systemCode }) => `${seq} ${systemCode}`);
}

/** The messages of a PRO's offer on a tender, as their conversation has them. */
export async function offerMessagesOf(tender: { id: string }, pro: { id: string }) {
  const messages = await db.message.findMany({
    where: { conversation: { tenderId: tender.id, proId: pro.id }, kind: "SYSTEM" },
    select: { text: true },
    orderBy: { seq: "asc" },
  });
  return messages.map(({ text }) => text);
}

/** The status of every offer of a tender, by PRO. */
export async function offerStates(tender: { id: string }, pros: readonly { id: string }[]) {
  const offers = await db.offer.findMany({
    where: { tenderId: tender.id },
    select: { proId: true, status: true, declineReason: true },
  });
  return pros.map(({ id }) => {
    const offer = offers.find(({ proId }) => proId === id);
    return offer?.declineReason ? `${offer.status} ${offer.declineReason}` : offer?.status;
  });
}

export type Emitted = { userIds: string[]; event: string; payload: unknown };

/**
 * Replaces the socket server and records every emit and its recipients, so that a test sees exactly what was emitted
 * after the commit. `isOnline` is always false.
 */
export function recordEmits(): { emitted: Emitted[]; stop: () => void } {
  const emitted: Emitted[] = [];
  const fake = {
    to: (rooms: string[]) => ({
      emit: (event: string, payload: unknown) =>
        emitted.push({ userIds: rooms.map((room) => room.replace("user:", "")), event, payload }),
    }),
    sockets: { adapter: { rooms: new Map() } },
  };
  const before = singletons.io;
  singletons.io = fake as unknown as typeof singletons.io;
  const stop = () => {
    singletons.io = before;
  };
  return { emitted, stop };
}
