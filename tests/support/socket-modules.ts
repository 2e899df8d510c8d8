import { z } from "zod";
import { presenceSocket } from "@/lib/chat/presence/socket";
import { chatSocket } from "@/lib/chat/socket";
import type { SocketModule } from "@/lib/platform/server/realtime/realtime";
import { db } from "@/lib/platform/server/database/db";
import { listen } from "@/lib/platform/server/realtime/listen";
import { AppError } from "@/lib/shared/errors";

const echo = z.object({ tenderId: z.string().min(1) });

// A socket module like the chat's: it answers, refuses, or throws.
const echoModule: SocketModule = {
  events: {
    JOIN_CHAT: listen({ body: echo }, async ({ actor, body }) => {
      if (body.tenderId === "unknown") throw new AppError("tender_not_found");
      if (body.tenderId === "broken") throw new Error("secret detail");
      return Promise.resolve({ tenderId: body.tenderId, userId: actor.id });
    }),
  },
};

// Queries something first, as the unread counts do.
const slowModule: SocketModule = {
  connected: async () => {
    await new Promise((done) => setTimeout(done, 300));
  },
};

// Signs out at the very moment the device connects.
const signOutModule: SocketModule = {
  connected: async (_, { sessionId }) => {
    await db.session.update({
      where: { id: sessionId },
      data: { revokedAt: new Date() },
      select: { id: true },
    });
  },
};

/** The socket modules of tests, by name: a function cannot be passed to a second process. */
export const SOCKET_MODULES = {
  product: async () => (await import("@/lib/registry")).socketModules,
  none: () => Promise.resolve([]),
  chat: () => Promise.resolve([chatSocket]),
  presence: () => Promise.resolve([presenceSocket]),
  echo: () => Promise.resolve([slowModule, echoModule]),
  signOut: () => Promise.resolve([signOutModule]),
} satisfies Record<string, () => Promise<SocketModule[]>>;

export type SocketModules = keyof typeof SOCKET_MODULES;
