import { expect, it } from "vitest";
import { PATCH as READ_MESSAGES } from "@/app/api/tenders/[tenderId]/messages/read/route";
import { POST as WRITE } from "@/app/api/tenders/[tenderId]/messages/route";
import { PATCH as READ_NOTIFICATIONS } from "@/app/api/notifications/read/route";
import { GET } from "@/app/api/notifications/unread/route";
import { notify } from "@/lib/notifications/service";
import { transact } from "@/lib/platform/server/work/transact";
import { newId } from "@/lib/shared/ids";
import { unread } from "@/lib/shared/socket-events";
import { call, read } from "@/tests/support/call";
import { aClient, aTenderWithOffers, type TestUser } from "@/tests/support/factories";
import { notifyUser } from "./notification-factories";

const unreadOf = async (as: TestUser) => read(unread, await call(GET, { as }));

/** Each rose above the one before. */
const rises = (versions: number[]) =>
  versions.every((version, index) => index === 0 || version > (versions[index - 1] ?? 0));

it("rises with everything that comes and everything that is read, and stays while nothing happens", async () => {
  const { client, tender, pros } = await aTenderWithOffers(1);
  const [pro] = pros as [TestUser];
  const params = { tenderId: tender.id };
  const message = { clientMessageId: newId(), text: "Does Monday suit you?", fileIds: [] };
  const steps: [() => Promise<unknown>, { notifications: number; messages: number }][] = [
    [async () => undefined, { notifications: 1, messages: 0 }],
    [() => notifyUser({ type: "OFFER_WITHDRAWN", userId: client.id }), { notifications: 2, messages: 0 }],
    [() => call(WRITE, { as: pro, params, body: message }), { notifications: 2, messages: 1 }],
    // Reads the notification of the messages, too, which no number counts.
    [() => call(READ_NOTIFICATIONS, { as: client, body: { all: true } }), { notifications: 0, messages: 1 }],
    [
      () => call(READ_MESSAGES, { as: client, params, body: { proId: pro.id, seq: 2 } }),
      { notifications: 0, messages: 0 },
    ],
  ];
  const versions: number[] = [];

  for (const [happen, counts] of steps) {
    await happen();
    const { version, ...numbers } = await unreadOf(client);
    expect(numbers).toEqual(counts);
    expect((await unreadOf(client)).version).toBe(version);
    versions.push(version);
  }

  expect(rises(versions)).toBe(true);
});

it("rises when the notification of messages is read, though the numbers stay", async () => {
  const { client, tender, pros } = await aTenderWithOffers(1);
  const [pro] = pros as [TestUser];
  const body = { clientMessageId: newId(), text: "Hello", fileIds: [] };
  await call(WRITE, { as: pro, params: { tenderId: tender.id }, body });
  await call(READ_NOTIFICATIONS, { as: client, body: { all: true } });
  await call(WRITE, {
    as: pro,
    params: { tenderId: tender.id },
    body: { ...body, clientMessageId: newId() },
  });
  const before = await unreadOf(client);

  await call(READ_NOTIFICATIONS, { as: client, body: { all: true } });

  const { version, ...numbers } = await unreadOf(client);
  expect(numbers).toEqual({ notifications: before.notifications, messages: before.messages });
  expect(version).toBeGreaterThan(before.version);
});

it("rises with each commit, also when the change that began first is committed last", async () => {
  const client = await aClient();
  const versions = [(await unreadOf(client)).version];
  await transact(async (work) => {
    await notify(work, { type: "NEW_OFFER", userId: client.id });
    await notifyUser({ type: "NEW_OFFER", userId: client.id });
    versions.push((await unreadOf(client)).version);
  });
  versions.push((await unreadOf(client)).version);

  expect(rises(versions)).toBe(true);
  expect((await unreadOf(client)).notifications).toBe(2);
});
