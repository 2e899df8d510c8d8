import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { chatState } from "@/lib/chat/schema";
import { block, unblock } from "@/tests/api/blocks/block";
import { aConversation, markRead, pageOf, send } from "@/tests/api/chat/conversation";
import { anOffer, aPro } from "@/tests/support/factories";
import {
  aDeviceOf,
  aMessage,
  emitEvent,
  closeChat,
  codeOf,
  disconnectAll,
  openChat,
  soon,
  type Device,
} from "./chat-devices";

beforeAll(openChat);
afterEach(disconnectAll);
afterAll(closeChat);

/** Two users with a phone and a laptop each, and a rival on the same tender who must receive nothing. */
async function twoWithTwoDevices() {
  const conversation = await aConversation();
  const rival = await aPro();
  await anOffer({ tender: { id: conversation.tenderId }, pro: rival });
  const { client, pro, tenderId } = conversation;
  const users = [client, client, pro, pro, rival];
  const [phone, laptop, theirPhone, theirLaptop, rivals] = await Promise.all(users.map(aDeviceOf));
  const all = { phone: phone!, laptop: laptop!, theirPhone: theirPhone!, theirLaptop: theirLaptop! };
  const [asClient, asPro] = [{ tenderId, proId: pro.id }, { tenderId }];
  return {
    talk: conversation,
    client,
    pro,
    asClient,
    asPro,
    ...all,
    rivals: rivals!,
    devices: Object.values(all),
  };
}

const seqsOf = ({ messages }: Device) => messages.map(({ seq }) => seq);

it("tells a joining user where the conversation stands, and who the other party is", async () => {
  const { talk: conversation, client, pro, asClient, phone } = await twoWithTwoDevices();
  await send(conversation, pro, "Hello");
  await markRead(conversation, client, 1);

  const { ok, ...answer } = await emitEvent(phone, "JOIN_CHAT", asClient);

  expect(ok).toBe(true);
  expect(chatState.strict().parse(answer)).toMatchObject({
    tenderId: conversation.tenderId,
    proId: pro.id,
    lastSeq: 2,
    lastReadSeq: 1,
    partner: { id: pro.id, name: "Tomáš Dvořák", isOnline: true },
  });
});

it("brings each message to every device of both exactly once, and to nobody else", async () => {
  const { asClient, asPro, phone, theirLaptop, devices, rivals } = await twoWithTwoDevices();

  const first = await emitEvent(phone, "CREATE_MESSAGE", aMessage(asClient, { text: "Hello" }));
  const second = await emitEvent(theirLaptop, "CREATE_MESSAGE", aMessage(asPro, { text: "Hi" }));

  for (const device of devices) {
    await expect.poll(() => seqsOf(device), soon).toEqual([2, 3]);
    expect(device.messages.map((message) => ({ ok: true, ...message }))).toEqual([first, second]);
  }
  expect(rivals.messages).toEqual([]);
});

it("brings fifty messages of both sides at once to every device exactly once", async () => {
  const {
    talk: conversation,
    client,
    asClient,
    asPro,
    phone,
    laptop,
    theirPhone,
    theirLaptop,
    devices,
  } = await twoWithTwoDevices();
  const from = [phone, laptop, theirPhone, theirLaptop];

  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      emitEvent(from[index % 4]!, "CREATE_MESSAGE", aMessage(index % 4 < 2 ? asClient : asPro)),
    ),
  );

  const expected = Array.from({ length: 50 }, (_, index) => index + 2);
  for (const device of devices) {
    await expect.poll(() => device.messages.length, soon).toBe(50);
    expect(seqsOf(device).sort((a, b) => a - b)).toEqual(expected);
  }
  expect((await pageOf(conversation, client)).items.map(({ seq }) => seq)).toEqual([1, ...expected]);
});

it("answers a repeated send with the same message and shows it nobody twice", async () => {
  const { asClient, phone, theirPhone } = await twoWithTwoDevices();
  const message = aMessage(asClient);

  const answers = [
    await emitEvent(phone, "CREATE_MESSAGE", message),
    await emitEvent(phone, "CREATE_MESSAGE", message),
    await emitEvent(phone, "CREATE_MESSAGE", aMessage(asClient, { text: "The next" })),
  ];

  expect(answers[1]).toEqual(answers[0]);
  await expect.poll(() => seqsOf(theirPhone), soon).toEqual([2, 3]);
});

it("shows a message that came by HTTP on the sockets, too", async () => {
  const { talk: conversation, client, devices } = await twoWithTwoDevices();

  const sent = await send(conversation, client, "By HTTP");

  for (const device of devices) await expect.poll(() => device.messages, soon).toEqual([sent]);
});

it("raises the badge of the other side and clears it on every device once it is read on one", async () => {
  const {
    talk: conversation,
    pro,
    client,
    asPro,
    phone,
    theirPhone,
    theirLaptop,
  } = await twoWithTwoDevices();
  const { seq } = await send(conversation, client, "Hello");
  for (const device of [theirPhone, theirLaptop])
    await expect.poll(() => device.unread.at(-1)?.messages, soon).toBe(1);

  expect(await codeOf(theirPhone, "MESSAGES_READ", { ...asPro, seq })).toBe("ok");

  for (const device of [theirPhone, theirLaptop])
    await expect.poll(() => device.unread.at(-1)?.messages, soon).toBe(0);
  const { conversationId } = await pageOf(conversation, client);
  for (const device of [phone, theirPhone, theirLaptop])
    await expect.poll(() => device.read, soon).toEqual([{ conversationId, userId: pro.id, seq }]);
  expect(phone.unread.every(({ messages }) => messages === 0)).toBe(true);
});

it("says nothing when what is read was read before, and never goes back", async () => {
  const { talk: conversation, client, asPro, theirPhone, phone } = await twoWithTwoDevices();
  await send(conversation, client, "One");
  await send(conversation, client, "Two");

  for (const seq of [3, 2, 3, 0])
    expect(await codeOf(theirPhone, "MESSAGES_READ", { ...asPro, seq })).toBe("ok");
  await send(conversation, client, "Three");
  expect(await codeOf(theirPhone, "MESSAGES_READ", { ...asPro, seq: 2_000_000_000_000 })).toBe("ok");

  await expect.poll(() => phone.read.map(({ seq }) => seq), soon).toEqual([3, 4]);
});

it("shows typing to the other side only, until it stops", async () => {
  const { client, asClient, phone, laptop, theirPhone, theirLaptop, rivals } = await twoWithTwoDevices();

  expect(await codeOf(phone, "START_TYPING", asClient)).toBe("ok");
  expect(await codeOf(phone, "STOP_TYPING", asClient)).toBe("ok");
  // A user who has stopped, or never began, emits nothing new.
  expect(await codeOf(phone, "STOP_TYPING", asClient)).toBe("ok");
  expect(await codeOf(laptop, "LEAVE_CHAT", asClient)).toBe("ok");

  for (const device of [theirPhone, theirLaptop]) {
    await expect.poll(() => device.typing.map(({ isTyping }) => isTyping), soon).toEqual([true, false]);
    expect(device.typing[0]).toMatchObject({ userId: client.id });
  }
  expect([phone, laptop, rivals].flatMap(({ typing }) => typing)).toEqual([]);
});

it("shows no typing any more to a partner who has blocked the writer", async () => {
  const { client, pro, asClient, phone, theirPhone } = await twoWithTwoDevices();
  expect(await codeOf(phone, "START_TYPING", asClient)).toBe("ok");
  expect(await codeOf(phone, "STOP_TYPING", asClient)).toBe("ok");
  await expect.poll(() => theirPhone.typing, soon).toHaveLength(2);

  await block(pro, client);
  expect(await codeOf(phone, "START_TYPING", asClient)).toBe("conversation_not_found");
  await unblock(pro, client);
  expect(await codeOf(phone, "START_TYPING", asClient)).toBe("ok");
  await expect
    .poll(() => theirPhone.typing.map(({ isTyping }) => isTyping), soon)
    .toEqual([true, false, true]);
});

it.each<[string, (device: Device, conversation: object) => unknown]>([
  ["the chat is left", (device, conversation) => emitEvent(device, "LEAVE_CHAT", conversation)],
  ["the device goes", ({ socket }) => socket.disconnect()],
  [
    "the message is sent",
    (device, conversation) =>
      emitEvent(device, "CREATE_MESSAGE", aMessage(conversation as { tenderId: string })),
  ],
])("ends typing when %s", async (_, end) => {
  const { asClient, phone, theirPhone } = await twoWithTwoDevices();
  await emitEvent(phone, "START_TYPING", asClient);

  await end(phone, asClient);

  await expect.poll(() => theirPhone.typing.map(({ isTyping }) => isTyping), soon).toEqual([true, false]);
});
