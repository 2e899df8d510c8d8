import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { stopRealtime } from "@/lib/platform/server/realtime/realtime";
import { aConversation, pageOf, trySend } from "@/tests/api/chat/conversation";
import { aDeviceOf, aMessage, emitEvent, codeOf, disconnectAll, openChat } from "./chat-devices";

// Settings are read at their first use, so this file has its own.
process.env.RATE_LIMITS = "1";

beforeAll(openChat);
afterEach(disconnectAll);
afterAll(stopRealtime);

const LIMIT = 40;
const WINDOW_MS = 10_000;

it("lets nobody send two hundred messages at once, by socket or by HTTP, and tells when to come back", async () => {
  const conversation = await aConversation();
  const params = { tenderId: conversation.tenderId, proId: conversation.pro.id };
  const [phone, laptop] = [await aDeviceOf(conversation.client), await aDeviceOf(conversation.client)];

  const began = Date.now();

  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      emitEvent(index % 2 ? phone : laptop, "CREATE_MESSAGE", aMessage(params)),
    ),
  );

  const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.error]));
  // On a busy machine the two hundred may take longer than one rate-limit window.
  const windows = 1 + Math.floor((Date.now() - began) / WINDOW_MS);
  const sent = 200 - refusals.length;
  expect(sent).toBeGreaterThanOrEqual(LIMIT);
  expect(sent).toBeLessThanOrEqual(LIMIT * windows);
  expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(["too_many_requests"]));
  expect(refusals[0]!.message).toMatch(/\d/);
  expect((await pageOf(conversation, conversation.pro)).lastSeq).toBe(1 + sent);
  const tries = Array.from({ length: LIMIT + 1 }, () =>
    trySend(conversation, conversation.client, { text: "By HTTP, then" }),
  );
  const byHttp = (await Promise.all(tries)).find(({ status }) => status !== 201)!;
  expect([byHttp.status, byHttp.body]).toMatchObject([429, { code: "too_many_requests" }]);
  expect(Number(byHttp.headers.get("retry-after"))).toBeGreaterThan(0);
  // The other party may still write, and marking as read still works.
  expect((await trySend(conversation, conversation.pro, { text: "Slowly, please" })).status).toBe(201);
  expect(await codeOf(phone, "JOIN_CHAT", params)).toBe("ok");
});

it("lets nobody type all the time", async () => {
  const conversation = await aConversation();
  const device = await aDeviceOf(conversation.pro);
  const params = { tenderId: conversation.tenderId };

  const codes = await Promise.all(Array.from({ length: 130 }, () => codeOf(device, "START_TYPING", params)));

  expect(codes.filter((code) => code === "too_many_requests")).toHaveLength(10);
});
