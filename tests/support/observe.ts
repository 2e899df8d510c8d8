import { db } from "@/lib/platform/server/database/db";
import { singletons } from "@/lib/platform/server/config/singletons";

/** What people were told, in order: the type, who did it, and the facts. */
export async function notificationsOf(user: { id: string }) {
  const rows = await db.notification.findMany({
    where: { userId: user.id },
    select: { type: true, actorId: true, tenderId: true, params: true },
    orderBy: { id: "asc" },
  });
  return rows;
}

/** The types of what people were told, in order. */
export async function notificationTypesOf(user: { id: string }): Promise<string[]> {
  return (await notificationsOf(user)).map(({ type }) => type);
}

/** What the product said in the conversation about a tender with a PRO, in order, with its numbers. */
export async function linesOf(tender: { id: string }, pro: { id: string }) {
  const lines = await db.message.findMany({
    where: { conversation: { tenderId: tender.id, proId: pro.id } },
    select: { seq: true, systemCode: true },
    orderBy: { seq: "asc" },
  });
  return lines.map(({ seq, systemCode }) => `${seq} ${systemCode}`);
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

export type Heard = { userIds: string[]; event: string; payload: unknown };

/**
 * Stands in for the socket server and writes down what would be sent to whom, so that a test sees exactly what
 * left after the commit. `isOnline` finds nobody there.
 */
export function hearEmissions(): { heard: Heard[]; stop: () => void } {
  const heard: Heard[] = [];
  const fake = {
    to: (rooms: string[]) => ({
      emit: (event: string, payload: unknown) =>
        heard.push({ userIds: rooms.map((room) => room.replace("user:", "")), event, payload }),
    }),
    sockets: { adapter: { rooms: new Map() } },
  };
  const before = singletons.io;
  singletons.io = fake as unknown as typeof singletons.io;
  const stop = () => {
    singletons.io = before;
  };
  return { heard, stop };
}
