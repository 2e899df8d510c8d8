import type { APIRequestContext, Page, Worker } from "playwright/test";
import type { PushPayload } from "@/lib/notifications/push/schema";
import { aTender, anOffer } from "../support/e2e-market";
import { aClient, aPro } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

type Shown = { title: string; tag?: string; lang?: string; data: { href: string } };
type Seen = { shown: Shown[]; opened: string[]; focused: string[] };

/**
 * The service worker in a real browser, with pushes as a push service would deliver them. No push service can be
 * reached from here, so DevTools delivers, and a headless browser has no notification centre and no user who taps: at
 * these three edges, showing, opening and focusing, the test records the calls.
 */
async function aWorker(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const registrationIds: string[] = [];
  browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) =>
    registrationIds.push(...registrations.map(({ registrationId }) => registrationId)),
  );
  await browser.send("ServiceWorker.enable");
  // The service worker of the whole app, which every page registers: pushes are a part of it.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => registrationIds.length).toBeGreaterThan(0);
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("no worker runs");
  await writeDown(worker);
  const { origin } = new URL(page.url());
  const deliver = (data: string) =>
    browser.send("ServiceWorker.deliverPushMessage", {
      origin,
      registrationId: registrationIds.at(-1) ?? "",
      data,
    });
  return {
    push: (payload: PushPayload) => deliver(JSON.stringify(payload)),
    deliver,
    tap: (shown: Shown) => tap(worker, shown),
    seen: () => worker.evaluate(() => (self as unknown as { seen: Seen }).seen),
  };
}

function writeDown(worker: Worker): Promise<void> {
  return worker.evaluate(() => {
    type Edges = {
      seen: Seen;
      registration: object;
      clients: object;
      WindowClient: { prototype: object };
    };
    const edges = self as unknown as Edges;
    const seen: Seen = { shown: [], opened: [], focused: [] };
    edges.seen = seen;
    Object.assign(edges.registration, {
      showNotification: async (title: string, options: Omit<Shown, "title">) =>
        void seen.shown.push({ title, ...options }),
    });
    Object.assign(edges.clients, { openWindow: async (href: string) => void seen.opened.push(href) });
    edges.WindowClient.prototype = Object.assign(edges.WindowClient.prototype, {
      focus(this: { url: string }) {
        seen.focused.push(this.url);
        return Promise.resolve(this);
      },
    });
  });
}

function tap(worker: Worker, shown: Shown): Promise<void> {
  return worker.evaluate(async ({ data }) => {
    const work: Promise<unknown>[] = [];
    const notification = { data, close: () => undefined };
    const waitUntil = (promise: Promise<unknown>) => work.push(promise);
    self.dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil }));
    await Promise.all(work);
  }, shown);
}

async function aConversation(request: APIRequestContext) {
  const [client, pro] = [await aClient(request, "de"), await aPro(request, "hu")];
  const tender = await aTender(request, client);
  await anOffer(request, pro, tender.id);
  return { client, pro, path: `/account/tenders/${tender.id}/chat?proId=${pro.id}` };
}

const aMessage = (href: string, changes: Partial<PushPayload> = {}): PushPayload => ({
  type: "NEW_MESSAGE",
  title: "Neue Nachricht",
  href,
  lang: "de",
  tag: "one-conversation",
  ...changes,
});

test("what is pushed is shown and leads into the conversation, in the language of the recipient", async ({
  open,
  request,
}) => {
  const { client, pro, path } = await aConversation(request);
  const page = await open({ as: client, hasWorker: true });
  await screen.visit(page, "/de/account");
  const { push, tap: tapOn, seen } = await aWorker(page);
  await push(aMessage(`/de${path}`));

  await expect.poll(async () => (await seen()).shown).toHaveLength(1);
  const [shown] = (await seen()).shown;
  expect(shown).toMatchObject({ title: "Neue Nachricht", tag: "one-conversation", lang: "de" });
  await tapOn(shown!);
  expect(await seen()).toMatchObject({ opened: [`/de${path}`], focused: [] });
  await page.goto((await seen()).opened[0]!);
  await expect(
    screen.field(page, messagesOf("de", "chat")("composer.label", { name: pro.name })),
  ).toBeVisible();
});

test("nothing is shown of what lies open, in whatever language, and a tap goes to the page that is there", async ({
  open,
  request,
}) => {
  const { pro, path } = await aConversation(request);
  const page = await open({ as: pro, hasWorker: true });
  await screen.visit(page, `/hu${path}`);
  const { push, tap: tapOn, seen } = await aWorker(page);

  await push(aMessage(`/de${path}`));
  // What comes after it is shown, so the first one was not merely late.
  await push(aMessage("/hu/account/notifications", { tag: "elsewhere" }));
  await expect.poll(async () => (await seen()).shown.map(({ tag }) => tag)).toEqual(["elsewhere"]);
  await tapOn({ title: "", data: { href: `/de${path}` } });
  expect(await seen()).toMatchObject({ opened: [], focused: [page.url()] });
});

test("whoever stands in their only conversation sees nothing of it twice, however they came there", async ({
  open,
  request,
}) => {
  const { pro, path } = await aConversation(request);
  const page = await open({ as: pro, hasWorker: true });
  await screen.visit(page, `/hu${path.split("?")[0]}`);
  const { push, seen } = await aWorker(page);

  await push(aMessage(`/hu${path}`));
  await push(aMessage("/hu/account/notifications", { tag: "elsewhere" }));
  await expect.poll(async () => (await seen()).shown.map(({ tag }) => tag)).toEqual(["elsewhere"]);
});

test("nothing is shown that leads out of TenderBee or that nobody of ours has sent", async ({
  open,
  request,
}) => {
  const page = await open({ as: await aClient(request, "de"), hasWorker: true });
  await screen.visit(page, "/de/account");
  const { push, deliver, seen } = await aWorker(page);

  await push(aMessage("https://example.com/"));
  await push(aMessage("//example.com/"));
  await deliver("no JSON");
  await push(aMessage("/de/account/notifications", { tag: "ours" }));
  await expect.poll(async () => (await seen()).shown.map(({ tag }) => tag)).toEqual(["ours"]);
});
