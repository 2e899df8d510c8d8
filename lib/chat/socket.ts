import type { Socket } from "socket.io";
import { listen } from "@/lib/platform/server/realtime/listen";
import { send, type SocketModule } from "@/lib/platform/server/realtime/realtime";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import type { ParticipantTyping } from "@/lib/shared/socket-events";
import type { ConversationLookup } from "./data/participation";
import { chatEvent, createMessageEvent, readMessagesEvent } from "./schema";
import { createMessage } from "./service/create-message";
import { findTypingTarget, type TypingTarget } from "./service/find-typing-target";
import { findChatState } from "./service/read-chat";
import { readMessages } from "./service/read-messages";

function emitTyping(userId: string, { conversationId, partnerId }: TypingTarget, isTyping: boolean): void {
  const payload: ParticipantTyping = { conversationId, userId, isTyping };
  send({ userIds: [partnerId], event: "CHAT_PARTICIPANT_TYPING", payload });
}

/** Where one device is typing: each partner who received a start receives a stop, also when the device disconnects. */
function createTypingTracker(socket: Socket, userId: string) {
  // Each start asks anew whether it may: a block may have come since the last one. A stop takes what its
  // start found, and waits behind it while that is still being read.
  const targets = new Map<string, Promise<TypingTarget>>();
  const typing = new Map<string, TypingTarget>();

  const keyOf = ({ tenderId, proId = "" }: ConversationLookup) => `${tenderId}:${proId}`;
  function lookUp(actor: Actor, lookup: ConversationLookup): Promise<TypingTarget> {
    const found = findTypingTarget({ actor, lookup });
    targets.set(keyOf(lookup), found);
    found.catch(() => targets.delete(keyOf(lookup)));
    return found;
  }
  async function start(actor: Actor, lookup: ConversationLookup): Promise<void> {
    const typingTarget = await lookUp(actor, lookup);
    allow(typingTarget.refusal);
    // The device may have gone while its conversation was looked up.
    if (!socket.connected) return;
    typing.set(typingTarget.conversationId, typingTarget);
    emitTyping(userId, typingTarget, true);
  }
  function stopIn(conversationId: string): void {
    const typingTarget = typing.get(conversationId);
    if (typingTarget && typing.delete(conversationId)) emitTyping(userId, typingTarget, false);
  }
  async function stop(actor: Actor, lookup: ConversationLookup): Promise<void> {
    stopIn((await (targets.get(keyOf(lookup)) ?? lookUp(actor, lookup))).conversationId);
  }
  function leave(): void {
    for (const conversationId of typing.keys()) stopIn(conversationId);
  }
  return { start, stop, stopIn, leave };
}

type TypingTracker = ReturnType<typeof createTypingTracker>;

/** Of the connections on which something was typed. */
const trackers = new WeakMap<Socket, TypingTracker>();

function trackerOf(socket: Socket, { id }: Actor): TypingTracker {
  const tracker = trackers.get(socket) ?? createTypingTracker(socket, id);
  trackers.set(socket, tracker);
  return tracker;
}

const typingSpec = { body: chatEvent, limit: "typing" } as const;

/** The chat on a connection. Messages and read marks reach every device without joining a room. */
export const chatSocket: SocketModule = {
  events: {
    JOIN_CHAT: listen({ body: chatEvent, limit: "read" }, ({ actor, body }) =>
      findChatState({ actor, lookup: body }),
    ),
    LEAVE_CHAT: listen({ body: chatEvent, limit: "read" }, ({ socket, actor, body }) =>
      trackerOf(socket, actor).stop(actor, body),
    ),
    START_TYPING: listen(typingSpec, ({ socket, actor, body }) =>
      trackerOf(socket, actor).start(actor, body),
    ),
    STOP_TYPING: listen(typingSpec, ({ socket, actor, body }) => trackerOf(socket, actor).stop(actor, body)),
    CREATE_MESSAGE: listen(
      { body: createMessageEvent, limit: "message" },
      async ({ socket, actor, body }) => {
        const message = await createMessage({ actor, tenderId: body.tenderId, message: body });
        trackers.get(socket)?.stopIn(message.conversationId);
        return message;
      },
    ),
    MESSAGES_READ: listen({ body: readMessagesEvent, limit: "read" }, ({ actor, body }) =>
      readMessages({ actor, tenderId: body.tenderId, read: body }),
    ),
  },
  disconnected: (socket) => trackers.get(socket)?.leave(),
};
