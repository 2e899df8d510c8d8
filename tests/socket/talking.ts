import type { AddressInfo } from "node:net";
import { createServer, type Server } from "node:http";
import { io, type Socket } from "socket.io-client";
import { messageView, type MessageView } from "@/lib/chat/schema";
import { chatConcept } from "@/lib/chat/socket";
import { startRealtime } from "@/lib/platform/server/realtime";
import { newId } from "@/lib/shared/ids";
import type {
  Acknowledgement,
  ClientEvent,
  MessagesRead,
  ParticipantTyping,
  Unread,
} from "@/lib/shared/socket-events";
import { accessTokenOf } from "@/tests/support/call";
import type { TestUser } from "@/tests/support/factories";

/** Emissions cross the network: how long a test waits for one. */
export const soon = { timeout: 5000 };

let server: Server;
const devices: Socket[] = [];

/** A server that knows the chat and nothing else. */
export async function openChat(): Promise<void> {
  server = createServer();
  await startRealtime(server, [chatConcept]);
  await new Promise<void>((done) => server.listen(0, done));
}

/** Ends the connections of all devices. */
export function hangUp(): void {
  devices.splice(0).forEach((device) => device.disconnect());
}

/** A device of somebody's, and what it has heard so far. */
export type Device = {
  socket: Socket;
  messages: MessageView[];
  typing: ParticipantTyping[];
  read: MessagesRead[];
  unread: Unread[];
};

export async function aDeviceOf(user: TestUser): Promise<Device> {
  const { port } = server.address() as AddressInfo;
  const auth = { token: await accessTokenOf(user) };
  const socket = io(`http://localhost:${port}`, { auth, forceNew: true, reconnection: false });
  devices.push(socket);
  const device: Device = { socket, messages: [], typing: [], read: [], unread: [] };
  socket.on("RECEIVE_MESSAGE", (payload: unknown) => device.messages.push(messageView.parse(payload)));
  socket.on("CHAT_PARTICIPANT_TYPING", (payload: ParticipantTyping) => device.typing.push(payload));
  socket.on("MESSAGES_READ", (payload: MessagesRead) => device.read.push(payload));
  socket.on("UNREAD", (payload: Unread) => device.unread.push(payload));
  await new Promise<void>((done, fail) => socket.on("connect", done).on("connect_error", fail));
  return device;
}

/** Sends an event and waits for its acknowledgement. */
export async function ask<T = object>(
  { socket }: Device,
  event: ClientEvent,
  payload: unknown,
): Promise<Acknowledgement<T>> {
  return (await socket.timeout(5000).emitWithAck(event, payload)) as Acknowledgement<T>;
}

/** The code of the error that an event is answered with; "ok" when there is none. */
export async function codeOf(device: Device, event: ClientEvent, payload: unknown): Promise<string> {
  const answer = await ask(device, event, payload);
  return answer.ok ? "ok" : answer.error.code;
}

/** What a device sends as a new message. */
export function aMessage(place: { tenderId: string; proId?: string }, said: object = { text: "Hello" }) {
  return { ...place, clientMessageId: newId(), ...said };
}
