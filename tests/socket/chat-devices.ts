import type { Socket } from "socket.io-client";
import { messageView, type MessageView } from "@/lib/chat/schema";
import { newId } from "@/lib/shared/ids";
import type {
  Acknowledgement,
  ClientEvent,
  MessagesRead,
  ParticipantTyping,
  Unread,
} from "@/lib/shared/socket-events";
import type { TestUser } from "@/tests/support/factories";
import { RealtimeServers } from "@/tests/support/realtime-servers";

/** Emits cross the network: how long a test waits for one, in milliseconds. */
export const soon = { timeout: 5000 };
/** How long an acknowledgement may take when hundreds are requested at once. */
const ANSWER_MS = 15_000;

const servers = new RealtimeServers({ modules: "chat" });

/** Servers with the chat's socket module only. */
export const openChat = () => servers.start();
/** Closes the connections of all devices. */
export const disconnectAll = () => servers.disconnectDevices();
export const closeChat = () => servers.stop();

/** A user's device, and the events it has received so far. */
export type Device = {
  socket: Socket;
  messages: MessageView[];
  changed: MessageView[];
  typing: ParticipantTyping[];
  read: MessagesRead[];
  unread: Unread[];
};

export async function aDeviceOf(user: TestUser): Promise<Device> {
  const device: Omit<Device, "socket"> = { messages: [], changed: [], typing: [], read: [], unread: [] };
  const socket = await servers.connect(user, (opened) => {
    opened.on("RECEIVE_MESSAGE", (payload: unknown) => device.messages.push(messageView.parse(payload)));
    opened.on("MESSAGE_CHANGED", (payload: unknown) => device.changed.push(messageView.parse(payload)));
    opened.on("CHAT_PARTICIPANT_TYPING", (payload: ParticipantTyping) => device.typing.push(payload));
    opened.on("MESSAGES_READ", (payload: MessagesRead) => device.read.push(payload));
    opened.on("UNREAD", (payload: Unread) => device.unread.push(payload));
  });
  return { ...device, socket };
}

/** Emits an event and waits for its acknowledgement. */
export async function emitEvent<T = object>(
  { socket }: Device,
  event: ClientEvent,
  payload: unknown,
): Promise<Acknowledgement<T>> {
  return (await socket.timeout(ANSWER_MS).emitWithAck(event, payload)) as Acknowledgement<T>;
}

/** The error code that an event is answered with; "ok" when there is none. */
export async function codeOf(device: Device, event: ClientEvent, payload: unknown): Promise<string> {
  const answer = await emitEvent(device, event, payload);
  return answer.ok ? "ok" : answer.error.code;
}

/** The payload of a new message. */
export function aMessage(
  conversation: { tenderId: string; proId?: string },
  body: object = { text: "Hello" },
) {
  return { ...conversation, clientMessageId: newId(), ...body };
}
