import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { DELETE as endSession } from "@/app/api/auth/sessions/[sessionId]/route";
import { db } from "@/lib/platform/server/database/db";
import { stopRealtime } from "@/lib/platform/server/realtime/realtime";
import { newId } from "@/lib/shared/ids";
import { CLIENT_EVENTS, type ClientEvent } from "@/lib/shared/socket-events";
import { aTalk, pageOf, send } from "@/tests/api/chat/talk";
import { call } from "@/tests/support/call";
import { aClient, anAdmin, aPro } from "@/tests/support/factories";
import { aDeviceOf, aMessage, codeOf, hangUp, openChat, soon } from "./talking";

beforeAll(openChat);
afterEach(hangUp);
afterAll(stopRealtime);

/** Everything that an event may carry, right in every field that it does not ask for. */
const everything = (place: object) => ({ ...aMessage({ tenderId: newId() }), seq: 1, ...place });

describe.each(CLIENT_EVENTS)("%s", (event) => {
  it("refuses whatever is malformed, and the connection goes on", async () => {
    const talk = await aTalk();
    const { tenderId, client, pro } = talk;
    const device = await aDeviceOf(client);
    const place = { tenderId, proId: pro.id };
    const malformed: unknown[] = [
      undefined,
      null,
      1,
      "JOIN_CHAT",
      [],
      [everything(place)],
      {},
      { tenderId },
      Buffer.from("binary"),
      new Uint8Array(1000),
      { ...everything(place), tenderId: Buffer.from(tenderId) },
      { ...everything(place), tenderId: { toString: "x" } },
      { ...everything(place), tenderId: [tenderId] },
      { ...everything(place), tenderId: "' OR 1=1 --" },
      { ...everything(place), tenderId: `${tenderId}\u0000` },
      { ...everything(place), proId: "me" },
      { ...everything(place), proId: null },
      JSON.parse(`{"__proto__":{"tenderId":"${tenderId}"},"constructor":{"prototype":{"seq":1}}}`),
    ];

    for (const payload of malformed) {
      const code = await codeOf(device, event, payload);
      expect([JSON.stringify(payload), code]).toEqual([JSON.stringify(payload), "validation_failed"]);
    }
    expect(device.socket.connected).toBe(true);
    expect((await pageOf(talk, client)).lastSeq).toBe(1);
  });

  it("works without an acknowledgement, and with something else in its place", async () => {
    const talk = await aTalk();
    const device = await aDeviceOf(talk.client);
    const place = { tenderId: talk.tenderId, proId: talk.pro.id };

    device.socket.emit(event, everything(place));
    device.socket.emit(event, everything(place), "acknowledge", { apply: 1 });
    device.socket.emit(event);
    device.socket.emit(event, null, null, null);

    await expect.poll(() => codeOf(device, "JOIN_CHAT", place), soon).toBe("ok");
    expect(device.socket.connected).toBe(true);
  });

  it("tells strangers what HTTP tells them, and changes nothing", async () => {
    const talk = await aTalk();
    const { tenderId, pro } = talk;
    const [stranger, otherPro, admin] = await Promise.all([
      aDeviceOf(await aClient()),
      aDeviceOf(await aPro()),
      aDeviceOf(await anAdmin()),
    ]);
    const theirs = await aDeviceOf(pro);
    const code = (device: typeof theirs, place: object) => codeOf(device, event, everything(place));

    expect(await code(stranger, { tenderId, proId: pro.id })).toBe("tender_not_found");
    expect(await code(stranger, { tenderId: newId(), proId: pro.id })).toBe("tender_not_found");
    expect(await code(otherPro, { tenderId })).toBe("chat_needs_offer");
    expect(await code(otherPro, { tenderId, proId: pro.id })).toBe("chat_needs_offer");
    expect(await code(theirs, { tenderId, proId: newId() })).toBe("conversation_not_found");
    expect(await code(admin, { tenderId, proId: pro.id })).toBe("wrong_role");
    expect([theirs.messages, theirs.typing, theirs.read]).toEqual([[], [], []]);
    expect(await pageOf(talk, pro)).toMatchObject({ lastSeq: 1, lastReadSeq: 0, partnerReadSeq: 0 });
  });

  it("is refused after a sign-out on another device, whose connection is closed", async () => {
    const { client, pro, tenderId } = await aTalk();
    const device = await aDeviceOf(client);
    // A new connection looks at its session once more as soon as it listens, and would be closed before it answers.
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
  ])("with %s is refused, and the next one arrives", async (_, said) => {
    const talk = await aTalk();
    const place = { tenderId: talk.tenderId, proId: talk.pro.id };
    const device = await aDeviceOf(talk.client);

    expect(await codeOf(device, "CREATE_MESSAGE", aMessage(place, said(talk.tenderId)))).toBe(
      "validation_failed",
    );
    expect(await codeOf(device, "CREATE_MESSAGE", aMessage(place))).toBe("ok");
    expect((await pageOf(talk, talk.pro)).lastSeq).toBe(2);
  });

  it("of two megabytes never arrives, and the server goes on", async () => {
    const talk = await aTalk();
    const place = { tenderId: talk.tenderId, proId: talk.pro.id };
    const [device, other] = [await aDeviceOf(talk.client), await aDeviceOf(talk.pro)];

    device.socket.emit("CREATE_MESSAGE", aMessage(place, { text: "a".repeat(2_000_000) }));

    await expect.poll(() => device.socket.connected, soon).toBe(false);
    await send(talk, talk.client, "Still here");
    await expect.poll(() => other.messages.map(({ text }) => text), soon).toEqual(["Still here"]);
  });

  it("shows whoever reads it no more of people and tender than the chat does", async () => {
    const talk = await aTalk();
    const device = await aDeviceOf(talk.pro);
    const answer: unknown = await device.socket.emitWithAck("JOIN_CHAT" satisfies ClientEvent, {
      tenderId: talk.tenderId,
    });

    expect(JSON.stringify(answer)).not.toMatch(/Berger|example\.com|passwordHash|Ringstraße/);
  });
});
