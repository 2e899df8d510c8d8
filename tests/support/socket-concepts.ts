import { z } from "zod";
import { presenceConcept } from "@/lib/chat/presence/socket";
import { chatConcept } from "@/lib/chat/socket";
import type { SocketConcept } from "@/lib/platform/server/realtime";
import { db } from "@/lib/platform/server/db";
import { listen } from "@/lib/platform/server/listen";
import { AppError } from "@/lib/shared/errors";

const echo = z.object({ tenderId: z.string().min(1) });

// A concept such as the chat brings: it answers, refuses, or breaks.
const echoConcept: SocketConcept = (socket) => {
  listen(socket, "JOIN_CHAT", { body: echo }, async ({ actor, body }) => {
    if (body.tenderId === "unknown") throw new AppError("tender_not_found");
    if (body.tenderId === "broken") throw new Error("secret detail");
    return Promise.resolve({ tenderId: body.tenderId, userId: actor.id });
  });
};

// Reads something first, as the badges do.
const slowConcept: SocketConcept = async () => {
  await new Promise((done) => setTimeout(done, 300));
};

// Somebody signs out at the very moment their device connects.
const signOutConcept: SocketConcept = async (_, { sessionId }) => {
  await db.session.update({
    where: { id: sessionId },
    data: { revokedAt: new Date() },
    select: { id: true },
  });
};

/** What the servers of socket tests serve, by name: a second process cannot be handed a function. */
export const SOCKET_CONCEPTS = {
  product: async () => (await import("@/lib/concepts")).socketConcepts,
  none: () => Promise.resolve([]),
  chat: () => Promise.resolve([chatConcept]),
  presence: () => Promise.resolve([presenceConcept]),
  echo: () => Promise.resolve([slowConcept, echoConcept]),
  signOut: () => Promise.resolve([signOutConcept]),
} satisfies Record<string, () => Promise<SocketConcept[]>>;

export type SocketConcepts = keyof typeof SOCKET_CONCEPTS;
