import { request as requests, type APIRequestContext, type Page } from "playwright/test";
import { unread } from "@/lib/shared/socket-events";
import { CuttableConnection } from "../support/cuttable-connection";
import { aTender, anOffer, callAs, MESSAGE } from "../support/e2e-market";
import { aClient, aPro, type E2eUser } from "../support/e2e-people";
import { button, field, visit } from "../support/e2e-screens";
import { expect, test as base } from "../support/e2e-test";
import { messagesOf } from "../support/e2e-text";
import { KillableServer } from "../support/killable-server";

// High enough that every message of the conversation is on screen and can be compared.
const TALL = 2600;
const SOON = { timeout: 45_000 };

type Device = { page: Page; connection: CuttableConnection };

/** Two users and their three devices, each on a network connection of its own, and all messages sent so far. */
type TestChat = {
  server: KillableServer;
  request: APIRequestContext;
  client: E2eUser;
  pro: E2eUser;
  chat: string;
  phone: Device;
  laptop: Device;
  bee: Device;
  written: string[];
};

const test = base.extend<{
  server: KillableServer;
  request: APIRequestContext;
  connections: CuttableConnection[];
  testChat: TestChat;
}>({
  server: async ({}, provide) => {
    const server = await KillableServer.create();
    await server.start();
    await provide(server);
    await server.remove();
  },
  request: async ({ server }, provide) => {
    const request = await requests.newContext({ baseURL: server.url });
    await provide(request);
    await request.dispose();
  },
  connections: async ({ server }, provide) => {
    const port = Number(new URL(server.url).port);
    const connections = await Promise.all([1, 2, 3].map(() => CuttableConnection.to(port)));
    await provide(connections);
    await Promise.all(connections.map((connection) => connection.remove()));
  },
  testChat: async ({ server, request, connections, open }, provide) => {
    const [client, pro] = await Promise.all([aClient(request), aPro(request)]);
    const { id } = await aTender(request, client);
    await anOffer(request, pro, id);
    const chat = `account/tenders/${id}/chat?proId=${pro.id}`;
    const device = async (connection: CuttableConnection, as: E2eUser, isPhone: boolean): Promise<Device> => {
      const viewport = { width: isPhone ? 390 : 1280, height: TALL };
      const page = await open({
        as,
        viewport,
        device: isPhone ? "phone" : "desktop",
        origin: connection.url,
      });
      await visit(page, `/${as.lang}/${chat}`);
      return { page, connection };
    };
    const [phone, laptop, bee] = [
      await device(connections[0]!, client, true),
      await device(connections[1]!, client, false),
      await device(connections[2]!, pro, true),
    ];
    await provide({ server, request, client, pro, chat, phone, laptop, bee, written: [MESSAGE] });
  },
});

async function write(page: Page, ...texts: string[]): Promise<void> {
  const t = messagesOf(page, "chat");
  for (const text of texts) {
    await field(page, t("composer.label", { name: "" }).trim()).fill(text);
    await button(page, t("composer.send")).click();
    await expect(page.locator("[data-bubble]").filter({ hasText: text })).toHaveCount(1);
  }
}

/** The stored messages in their order: what every screen has to show. */
async function storedOn(server: KillableServer): Promise<string[]> {
  const rows = await server.query<{ text: string }>(
    // The message of an offer is a bubble, too.
    "SELECT text FROM messages WHERE text IS NOT NULL ORDER BY seq",
  );
  return rows.map(({ text }) => text);
}

/** Every message is stored once, without gaps, and all screens show the same order. */
async function expectTheSame({ server, phone, laptop, bee, written }: TestChat): Promise<void> {
  await expect.poll(async () => (await storedOn(server)).sort(), SOON).toEqual([...written].sort());
  const stored = await storedOn(server);
  for (const { page } of [phone, laptop, bee])
    await expect.poll(() => page.locator("[data-bubble]").allTextContents(), SOON).toEqual(stored);
  const holes = await server.query<{ holes: number }>(
    "SELECT (max(seq) - count(*))::int AS holes FROM messages GROUP BY conversation_id",
  );
  expect(holes).toEqual([{ holes: 0 }]);
}

/** The network fails while two devices are sending, and comes back. */
async function loseTheNetwork({ phone, laptop, bee, written }: TestChat): Promise<void> {
  await write(bee.page, "Am Montag um acht.");
  bee.connection.cut();
  await write(bee.page, "Oder am Dienstag.", "Das ist im Tunnel geschrieben.");
  await write(phone.page, "Montag passt.");
  laptop.connection.cut();
  await write(laptop.page, "Am Rechner ohne Netz geschrieben.");
  await write(phone.page, "Sind Sie noch da?");
  bee.connection.mend();
  laptop.connection.mend();
  written.push("Am Montag um acht.", "Oder am Dienstag.", "Das ist im Tunnel geschrieben.");
  written.push("Montag passt.", "Am Rechner ohne Netz geschrieben.", "Sind Sie noch da?");
}

/**
 * The server is killed while both write; one goes on, the other reloads without a server, and the server starts
 * again.
 */
async function killTheServer({ server, pro, chat, phone, laptop, bee, written }: TestChat): Promise<void> {
  await Promise.all([write(bee.page, "Jetzt bin ich wieder da."), write(phone.page, "Gut."), server.kill()]);
  await write(bee.page, "Das schreibe ich ins Leere.");
  await write(laptop.page, "Ich auch.");
  await expect(bee.page.reload()).rejects.toThrow();
  await server.start();
  await visit(bee.page, `/${pro.lang}/${chat}`);
  written.push("Jetzt bin ich wieder da.", "Gut.", "Das schreibe ich ins Leere.", "Ich auch.");
}

async function unreadOf({ request, client }: TestChat): Promise<number> {
  const answer = await callAs(request, client, "GET", "/notifications/unread");
  const { notifications, messages } = unread.parse(answer);
  return notifications + messages;
}

const numberIn = async (page: Page) => Number(/^\((\d+)\)/u.exec(await page.title())?.[1] ?? 0);

async function expectUnread(testChat: TestChat, count: number): Promise<void> {
  await expect.poll(() => unreadOf(testChat), SOON).toBe(count);
  for (const { page } of [testChat.phone, testChat.laptop])
    await expect.poll(() => numberIn(page), SOON).toBe(count);
}

test("two people on three devices see one complete conversation and one number of unread, whatever fails", async ({
  testChat,
}) => {
  test.setTimeout(480_000);
  const { client, chat, phone, laptop, bee, written } = testChat;
  await write(bee.page, "Guten Tag, ich bin der Maler.");
  await write(phone.page, "Schön, dass Sie schreiben.");
  await write(laptop.page, "Wann könnten Sie anfangen?");
  written.push("Guten Tag, ich bin der Maler.", "Schön, dass Sie schreiben.", "Wann könnten Sie anfangen?");
  await expectTheSame(testChat);

  await loseTheNetwork(testChat);
  await expectTheSame(testChat);
  await killTheServer(testChat);
  await expectTheSame(testChat);

  await visit(phone.page, `/${client.lang}/account/messages`);
  await visit(laptop.page, `/${client.lang}/account`);
  const before = await unreadOf(testChat);
  await write(bee.page, "Noch eine Frage:", "Haben Sie Abdeckfolie?");
  await expectUnread(testChat, before + 2);
  await visit(phone.page, `/${client.lang}/${chat}`);
  await expectUnread(testChat, before);
});
