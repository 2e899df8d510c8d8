import { z } from "zod";
import { presenceSocket } from "@/lib/chat/presence/socket";
import { chatSocket } from "@/lib/chat/socket";
import type { SocketModule } from "@/lib/platform/server/realtime/realtime";
import { db } from "@/lib/platform/server/database/db";
import { listen } from "@/lib/platform/server/realtime/listen";
import { AppError } from "@/lib/shared/errors";

const echo = z.object({ tenderId: z.string().min(1) });

// A concept such as the chat brings: it answers, refuses, or breaks.
const echoConcept: SocketModule = (socket) => {
  listen(socket, "JOIN_CHAT", { body: echo }, async ({ actor, body }) => {
    if (body.tenderId === "unknown") throw new AppError("tender_not_found");
    if (body.tenderId === "broken") throw new Error("secret detail");
    return Promise.resolve({ tenderId: body.tenderId, userId: actor.id });
  });
};

// Reads something first, as the badges do.
const slowConcept: SocketModule = async () => {
  await new Promise((done) => setTimeout(done, 300));
};

// Somebody signs out at the very moment their device connects.
const signOutConcept: SocketModule = async (_, { sessionId }) => {
  await db.session.update({
    where: { id: sessionId },
    data: { revokedAt: new Date() },
    select: { id: true },
  });
};

/** What the servers of socket tests serve, by name: a second process cannot be handed a function. */
export const SOCKET_MODULES = {
  product: async () => (await import("@/lib/registry")).socketModules,
  none: () => Promise.resolve([]),
  chat: () => Promise.resolve([chatSocket]),
  presence: () => Promise.resolve([presenceSocket]),
  echo: () => Promise.resolve([slowConcept, echoConcept]),
  signOut: () => Promise.resolve([signOutConcept]),
} satisfies Record<string, () => Promise<SocketModule[]>>;

export type SocketModules = keyof typeof SOCKET_MODULES;
