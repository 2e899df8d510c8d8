import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { DELETE as endSession } from "@/app/api/auth/sessions/[sessionId]/route";
import { db } from "@/lib/platform/server/database/db";
import { stopRealtime } from "@/lib/platform/server/realtime/realtime";
import { newId } from "@/lib/shared/ids";
import { CLIENT_EVENTS, type ClientEvent } from "@/lib/shared/socket-events";
import { aConversation, pageOf, send } from "@/tests/api/chat/conversation";
import { call } from "@/tests/support/call";
import { aClient, anAdmin, aPro } from "@/tests/support/factories";
import { aDeviceOf, aMessage, codeOf, disconnectAll, openChat, soon } from "./chat-devices";

beforeAll(openChat);
afterEach(disconnectAll);
afterAll(stopRealtime);

/** A payload with every field of every event, valid in all fields that a test does not replace. */
const everything = (params: object) => ({ ...aMessage({ tenderId: newId() }), seq: 1, ...params });

describe.each(CLIENT_EVENTS)("%s", (event) => {
  it("refuses whatever is malformed, and the connection goes on", async () => {
    const conversation = await aConversation();
    const { tenderId, client, pro } = conversation;
    const device = await aDeviceOf(client);
    const params = { tenderId, proId: pro.id };
    const malformed: unknown[] = [
      undefined,
      null,
      1,
      "JOIN_CHAT",
      [],
      [everything(params)],
      {},
      { tenderId },
      Buffer.from("binary"),
      new Uint8Array(1000),
      { ...everything(params), tenderId: Buffer.from(tenderId) },
      { ...everything(params), tenderId: { toString: "x" } },
      { ...everything(params), tenderId: [tenderId] },
      { ...everything(params), tenderId: "' OR 1=1 --" },
      { ...everything(params), tenderId: `${tenderId}\u0000` },
      { ...everything(params), proId: "me" },
      { ...everything(params), proId: null },
      JSON.parse(`{"__proto__":{"tenderId":"${tenderId}"},"constructor":{"prototype":{"seq":1}}}`),
    ];

    for (const payload of malformed) {
      const code = await codeOf(device, event, payload);
      expect([JSON.stringify(payload), code]).toEqual([JSON.stringify(payload), "validation_failed"]);
    }
    expect(device.socket.connected).toBe(true);
    expect((await pageOf(conversation, client)).lastSeq).toBe(1);
  });

  it("refuses what is nested deeper than anything of ours", async () => {
    const device = await aDeviceOf(await aClient());
    const deep = JSON.parse(`${'{"a":'.repeat(1_000)}1${"}".repeat(1_000)}`) as object;

    expect(await codeOf(device, event, { ...everything({}), deep })).toBe("bad_request");
    expect(device.socket.connected).toBe(true);
  });

  it("works without an acknowledgement, and with something else in its place", async () => {
    const conversation = await aConversation();
    const device = await aDeviceOf(conversation.client);
    const params = { tenderId: conversation.tenderId, proId: conversation.pro.id };

    device.socket.emit(event, everything(params));
    device.socket.emit(event, everything(params), "acknowledge", { apply: 1 });
    device.socket.emit(event);
    device.socket.emit(event, null, null, null);

    await expect.poll(() => codeOf(device, "JOIN_CHAT", params), soon).toBe("ok");
    expect(device.socket.connected).toBe(true);
  });

  it("tells strangers what HTTP tells them, and changes nothing", async () => {
    const conversation = await aConversation();
    const { tenderId, pro } = conversation;
    const [stranger, otherPro, admin] = await Promise.all([
      aDeviceOf(await aClient()),
      aDeviceOf(await aPro()),
      aDeviceOf(await anAdmin()),
    ]);
    const theirs = await aDeviceOf(pro);
    const code = (device: typeof theirs, params: object) => codeOf(device, event, everything(params));

    expect(await code(stranger, { tenderId, proId: pro.id })).toBe("tender_not_found");
    expect(await code(stranger, { tenderId: newId(), proId: pro.id })).toBe("tender_not_found");
    expect(await code(otherPro, { tenderId })).toBe("chat_needs_offer");
    expect(await code(otherPro, { tenderId, proId: pro.id })).toBe("chat_needs_offer");
    expect(await code(theirs, { tenderId, proId: newId() })).toBe("conversation_not_found");
    expect(await code(admin, { tenderId, proId: pro.id })).toBe("wrong_role");
    expect([theirs.messages, theirs.typing, theirs.read]).toEqual([[], [], []]);
    expect(await pageOf(conversation, pro)).toMatchObject({ lastSeq: 1, lastReadSeq: 0, partnerReadSeq: 0 });
  });

  it("is refused after a sign-out on another device, whose connection is closed", async () => {
    const { client, pro, tenderId } = await aConversation();
    const device = await aDeviceOf(client);
    // A new connection checks its session once more as soon as it listens, and would be closed before it answers.
    expect(await codeOf(device, "JOIN_CHAT", { tenderId, proId: pro.id })).toBe("ok");
    const closed = new Promise<string>((done) => device.socket.on("disconnect", done));
    const [session] = await db.session.findMany({ where: { userId: client.id }, select: { id: true } });
    await db.session.updateMany({ where: { userId: client.id }, data: { revokedAt: new Date() } });

    expect(await codeOf(device, event, everything({ tenderId, proId: pro.id }))).toBe("unauthenticated");

    await db.session.updateMany({ where: { userId: client.id }, data: { revokedAt: null } });
    await call(endSession, { as: client, params: { sessionId: session!.id } });
    expect(await closed).toBe("io server disconnect");
  });
});

describe("a message", () => {
  it.each<[string, (tenderId: string) => object]>([
    ["2,001 characters", () => ({ text: "a".repeat(2001) })],
    ["5,001 characters", () => ({ text: "a".repeat(5001) })],
    ["binary text", () => ({ text: Buffer.from("Hello") })],
    ["binary files", () => ({ text: "Hello", fileIds: [Buffer.from("Hello")] })],
    ["six files", () => ({ fileIds: ["1", "2", "3", "4", "5", "6"] })],
    ["a file that is not there", () => ({ fileIds: ["a-file-that-is-nowhere"] })],
    ["neither text nor files", () => ({ text: "  " })],
    ["no id of its device", () => ({ text: "Hello", clientMessageId: undefined })],
  ])("with %s is refused, and the next one arrives", async (_, body) => {
    const conversation = await aConversation();
    const params = { tenderId: conversation.tenderId, proId: conversation.pro.id };
    const device = await aDeviceOf(conversation.client);

    expect(await codeOf(device, "CREATE_MESSAGE", aMessage(params, body(conversation.tenderId)))).toBe(
      "validation_failed",
    );
    expect(await codeOf(device, "CREATE_MESSAGE", aMessage(params))).toBe("ok");
    expect((await pageOf(conversation, conversation.pro)).lastSeq).toBe(2);
  });

  it("of two megabytes never arrives, and the server goes on", async () => {
    const conversation = await aConversation();
    const params = { tenderId: conversation.tenderId, proId: conversation.pro.id };
    const [device, other] = [await aDeviceOf(conversation.client), await aDeviceOf(conversation.pro)];

    device.socket.emit("CREATE_MESSAGE", aMessage(params, { text: "a".repeat(2_000_000) }));

    await expect.poll(() => device.socket.connected, soon).toBe(false);
    await send(conversation, conversation.client, "Still here");
    await expect.poll(() => other.messages.map(({ text }) => text), soon).toEqual(["Still here"]);
  });

  it("shows whoever reads it no more of people and tender than the chat does", async () => {
    const conversation = await aConversation();
    const device = await aDeviceOf(conversation.pro);
    const answer: unknown = await device.socket.emitWithAck("JOIN_CHAT" satisfies ClientEvent, {
      tenderId: conversation.tenderId,
    });

    expect(JSON.stringify(answer)).not.toMatch(/Berger|example\.com|passwordHash|Ringstraße/);
  });
});
