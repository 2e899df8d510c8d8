import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { DELETE, PATCH } from "@/app/api/tenders/[tenderId]/messages/[messageId]/route";
import { aConversation, send } from "@/tests/api/chat/conversation";
import { decide } from "@/tests/api/reports/reporting";
import { call } from "@/tests/support/call";
import { anAdmin } from "@/tests/support/factories";
import { aDeviceOf, closeChat, disconnectAll, openChat, soon } from "./chat-devices";

beforeAll(openChat);
afterEach(disconnectAll);
afterAll(closeChat);

async function aSaid(text = "Call me: +43 660 1234567") {
  const chat = await aConversation();
  const message = await send(chat, chat.pro, text);
  const params = { tenderId: chat.tenderId, messageId: message.id };
  return { ...chat, message, params, theirs: await aDeviceOf(chat.client), own: await aDeviceOf(chat.pro) };
}

it("changes both people's open conversation at once, each as they may see it", async () => {
  const { pro, params, theirs, own } = await aSaid("Monday?");
  await call(PATCH, { as: pro, params, body: { text: "Call me: +43 660 1234567" } });
  await expect.poll(() => own.changed.at(-1)?.text, soon).toBe("Call me: +43 660 1234567");
  await expect.poll(() => theirs.changed.at(-1)?.editedAt, soon).toEqual(expect.any(String));
  expect(theirs.changed.at(-1)?.text).not.toContain("1234567");

  await call(DELETE, { as: pro, params });
  await expect.poll(() => theirs.changed.at(-1), soon).toMatchObject({ text: null });
});

it("takes a message that moderation hides out of the partner's open conversation, and brings it back", async () => {
  const { message, theirs, own } = await aSaid("Pay me in advance.");
  const admin = await anAdmin();
  await decide(admin, message, { targetKind: "MESSAGE" });
  await expect
    .poll(() => theirs.changed.at(-1), soon)
    .toMatchObject({ text: null, hiddenAt: expect.any(String) });
  await expect.poll(() => own.changed.at(-1)?.text, soon).toBe("Pay me in advance.");

  await decide(admin, message, { targetKind: "MESSAGE", action: "RESTORE" });
  await expect.poll(() => theirs.changed.at(-1)?.text, soon).toBe("Pay me in advance.");
});
