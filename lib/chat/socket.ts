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
function createTypingTracker(userId: string) {
  // Each start asks anew whether it may: a block may have come since the last one. A stop takes what its
  // start found, and waits behind it while that is still being read.
  const targets = new Map<string, Promise<TypingTarget>>();
  const typing = new Map<string, TypingTarget>();
  let hasLeft = false;

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
    if (hasLeft) return;
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
    hasLeft = true;
    for (const conversationId of typing.keys()) stopIn(conversationId);
  }
  return { start, stop, stopIn, leave };
}

/** The chat on one connection. Messages and read marks reach every device without joining a room. */
export const chatSocket: SocketModule = (socket, { id }) => {
  const typist = createTypingTracker(id);
  const typingEvent = { body: chatEvent, limit: "typing" } as const;

  listen(socket, "JOIN_CHAT", { body: chatEvent, limit: "read" }, ({ actor, body }) =>
    findChatState({ actor, lookup: body }),
  );
  listen(socket, "LEAVE_CHAT", { body: chatEvent, limit: "read" }, ({ actor, body }) =>
    typist.stop(actor, body),
  );
  listen(socket, "START_TYPING", typingEvent, ({ actor, body }) => typist.start(actor, body));
  listen(socket, "STOP_TYPING", typingEvent, ({ actor, body }) => typist.stop(actor, body));
  listen(
    socket,
    "CREATE_MESSAGE",
    { body: createMessageEvent, limit: "message" },
    async ({ actor, body }) => {
      const message = await createMessage({ actor, tenderId: body.tenderId, message: body });
      typist.stopIn(message.conversationId);
      return message;
    },
  );
  listen(socket, "MESSAGES_READ", { body: readMessagesEvent, limit: "read" }, ({ actor, body }) =>
    readMessages({ actor, tenderId: body.tenderId, read: body }),
  );
  socket.once("disconnect", () => typist.leave());
};
