import type { APIRequestContext, Locator, Page } from "playwright/test";
import { MESSAGE_LIMITS } from "@/lib/chat/constants";
import { conversationListView } from "@/lib/chat/schema";
import { CuttableConnection } from "../support/cuttable-connection";
import { aTender, anOffer, callAs } from "../support/e2e-market";
import { aClient, aPro, type E2eUser } from "../support/e2e-people";
import { aPhoto, button, field, visit } from "../support/e2e-screens";
import { expect, test } from "../support/e2e-test";
import { messagesOf } from "../support/e2e-text";

const conversations = (page: Page) =>
  page.getByRole("navigation", { name: messagesOf(page, "chat")("title"), exact: true });
const composer = (page: Page) => field(page, messagesOf(page, "chat")("composer.label", { name: "" }).trim());
const bubble = (page: Page, text: string) => page.locator("[data-bubble]").filter({ hasText: text });
const message = (page: Page, text: string) =>
  page.getByRole("listitem").filter({ has: page.locator("[data-bubble]").filter({ hasText: text }) });
const state = (page: Page, text: string, name: "UNSENT" | "sent" | "read") =>
  message(page, text).getByText(messagesOf(page, "chat")(`thread.line.${name}`), { exact: true });

async function write(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await button(page, messagesOf(page, "chat")("composer.send")).click();
}

test("client and BEE write to each other, see each other type and read, and send a photo", async ({
  request,
  open,
}) => {
  const [client, pro] = await Promise.all([aClient(request), aPro(request)]);
  const { id } = await aTender(request, client);
  await anOffer(request, pro, id);
  const [desk, phone] = [await open({ as: client }), await open({ as: pro, device: "phone" })];
  await visit(desk, `/${client.lang}/account/tenders/${id}/chat`);
  await expect(desk).toHaveURL(new RegExp(`proId=${pro.id}`));

  await write(desk, "Wann können Sie kommen?");
  await expect(state(desk, "Wann können", "sent")).toHaveCount(1);

  await visit(phone, `/${pro.lang}/account/tenders/${id}/chat`);
  await expect(bubble(phone, "Wann können Sie kommen?")).toBeVisible();
  await expect(state(desk, "Wann können", "read")).toHaveCount(1);

  await composer(phone).pressSequentially("Mohu v pondělí");
  await expect(
    desk.getByRole("img", { name: messagesOf(desk, "chat")("thread.typing", { name: pro.name }) }),
  ).toBeVisible();
  await button(phone, messagesOf(phone, "chat")("composer.send")).click();
  await expect(bubble(desk, "Mohu v pondělí")).toBeVisible();

  const photo = { name: "wand.jpg", mimeType: "image/jpeg", buffer: await aPhoto() };
  await desk.locator("input[data-attach=photos]").setInputFiles(photo);
  await write(desk, "So sieht die Wand aus.");
  await button(phone, messagesOf(phone, "chat")("thread.openPhoto", { file: "wand.jpg" })).click();
  await expect(phone.getByRole("dialog")).toBeVisible();
});

test("an open cookie question covers neither the conversations nor the composer on a desk", async ({
  request,
  open,
}) => {
  const [client, pro] = await Promise.all([aClient(request), aPro(request)]);
  const { id } = await aTender(request, client);
  await anOffer(request, pro, id);
  const page = await open({ as: client, isNew: true });
  await visit(page, `/${client.lang}/account/tenders/${id}/chat?proId=${pro.id}`);
  const question = page.getByRole("region", { name: messagesOf(page, "common")("cookies.title") });
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  for (const width of [1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(question).toBeInViewport({ ratio: 1 });
    for (const used of [conversations(page), composer(page)])
      await expect
        .poll(async () => ((await question.boundingBox())?.y ?? -Infinity) - (await bottomOf(used)))
        .toBeGreaterThanOrEqual(0);
    await expect(composer(page)).toBeInViewport({ ratio: 1 });
  }
});

/** The browser of an old phone: slowed-down CPU. */
async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 6 });
}

test("a conversation opens at its end on an old phone too, and stays where its reader went", async ({
  request,
  open,
}) => {
  const [client, pro] = await Promise.all([aClient(request), aPro(request)]);
  const { id } = await aTender(request, client);
  await anOffer(request, pro, id);
  const chat = `/${pro.lang}/account/tenders/${id}/chat`;
  const desk = await open({ as: pro });
  await visit(desk, chat);
  for (const day of [1, 2, 3, 4, 5, 6, 7, 8])
    await write(desk, `${day}. ${"Barva je na vodní bázi a bez rozpouštědel. ".repeat(3 * (day % 4))}`);
  await write(desk, "Napište mi prosím.");

  for (const device of ["phone", "desktop"] as const) {
    const page = await open({ as: pro, device });
    await slowDown(page);
    await visit(page, chat);
    await expect(bubble(page, "Napište mi prosím.")).toBeInViewport({ ratio: 1 });
  }

  await bubble(desk, "Napište mi prosím.").hover();
  await desk.mouse.wheel(0, -2_000);
  await expect(bubble(desk, "1. Barva")).toBeInViewport();
  await desk.setViewportSize({ width: 900, height: 700 });
  await expect(conversations(desk)).toBeInViewport();
  await expect(bubble(desk, "1. Barva")).toBeInViewport();
  await expect(bubble(desk, "Napište mi prosím.")).not.toBeInViewport();
});

test("a tablet on its side shows the conversations beside the thread", async ({ request, open }) => {
  const [client, pro] = await Promise.all([aClient(request), aPro(request)]);
  const { id } = await aTender(request, client);
  await anOffer(request, pro, id);
  const page = await open({ as: pro, device: "phone", viewport: { width: 900, height: 700 } });
  const t = messagesOf(pro.lang, "chat");
  await visit(page, `/${pro.lang}/account/tenders/${id}/chat`);
  const list = conversations(page);
  await write(page, "Kdy se vám to hodí?");

  await expect(list).toBeInViewport();
  await expect(button(page, t("thread.conversations"))).toBeHidden();
  const [beside, thread] = await Promise.all([list.boundingBox(), composer(page).boundingBox()]);
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(thread?.x ?? 0);

  await page.setViewportSize({ width: 899, height: 700 });
  await expect(list).toBeHidden();
  await expect(button(page, t("thread.conversations"))).toBeVisible();
});

/** A message by its sequence number in the conversation. */
const messageAt = (page: Page, seq: number) => page.locator(`[aria-posinset="${seq}"]`);

/** Messages of the other party while the conversation is open in no browser. */
async function sendMany(
  request: APIRequestContext,
  client: E2eUser,
  { tenderId, proId }: { tenderId: string; proId: string },
  count: number,
): Promise<void> {
  const texts = Array.from({ length: count }, (_, index) => "Die Wand ist feucht. ".repeat(1 + (index % 4)));
  const send = (text: string) =>
    callAs(request, client, "POST", `/tenders/${tenderId}/messages`, {
      proId,
      clientMessageId: crypto.randomUUID(),
      text,
    });
  await Promise.all(texts.map(send));
}

test("a conversation opened at what is new stays there when older messages come in above", async ({
  request,
  open,
}) => {
  const [client, pro] = await Promise.all([aClient(request), aPro(request)]);
  const { id } = await aTender(request, client);
  await anOffer(request, pro, id);
  const chat = `/${pro.lang}/account/tenders/${id}/chat`;
  const addMessages = (count: number) => sendMany(request, client, { tenderId: id, proId: pro.id }, count);
  await addMessages(40);
  const before = await open({ as: pro });
  await visit(before, chat);
  await write(before, "Rozumím.");
  await expect
    .poll(async () => conversationListView.parse(await callAs(request, pro, "GET", "/conversations")).items)
    .toMatchObject([{ unread: 0 }]);
  await before.close();
  // The read messages are three above the first unread one on the first page.
  await addMessages(MESSAGE_LIMITS.take - 3);

  const page = await open({ as: pro, device: "phone" });
  await slowDown(page);
  const older = page.waitForResponse(/\/messages\?.*before/);
  await visit(page, chat);
  await (await older).finished();
  const conversations = conversationListView.parse(await callAs(request, pro, "GET", "/conversations"));
  const last = conversations.items[0]?.lastSeq ?? 0;
  await expect(messageAt(page, last - MESSAGE_LIMITS.take)).toBeAttached();

  await expect(messageAt(page, last - MESSAGE_LIMITS.take + 4)).toBeInViewport({ ratio: 1 });
});

test("a draft and what could not be sent outlive the page; what was sent goes by itself when the network is back", async ({
  request,
  open,
  baseURL,
}) => {
  const [client, pro] = await Promise.all([aClient(request), aPro(request)]);
  const { id } = await aTender(request, client);
  await anOffer(request, pro, id);
  const chat = `account/tenders/${id}/chat?proId=${pro.id}`;
  const network = await CuttableConnection.to(Number(new URL(baseURL ?? "").port));
  const [desk, other] = [await open({ as: client, origin: network.url }), await open({ as: pro })];
  await visit(desk, `/${client.lang}/${chat}`);
  await visit(other, `/${pro.lang}/${chat}`);
  await write(desk, "Guten Tag");
  await expect(state(desk, "Guten Tag", "read")).toHaveCount(1);

  network.cut();
  await write(desk, "Ohne Netz");
  await expect(state(desk, "Ohne Netz", "UNSENT")).toHaveCount(1);
  await composer(desk).fill("Noch nicht fertig");
  await desk.close();
  await expect(bubble(other, "Ohne Netz")).toHaveCount(0);

  network.mend();
  const again = await desk.context().newPage();
  await visit(again, `/${client.lang}/${chat}`);
  await expect(composer(again)).toHaveValue("Noch nicht fertig");
  await expect(bubble(other, "Ohne Netz")).toBeVisible({ timeout: 20_000 });
  await expect(state(again, "Ohne Netz", "read")).toHaveCount(1);
  await expect(bubble(again, "Ohne Netz")).toHaveCount(1);
  await network.remove();
});
