import { expect, it } from "vitest";
import { notify } from "@/lib/notifications/service";
import { db } from "@/lib/platform/server/database/db";
import { transact } from "@/lib/platform/server/work/transact";
import { aClient, aPro } from "@/tests/support/factories";
import { mailsTo } from "@/tests/support/run-jobs";
import { aTenderOf, notifyUser } from "./notification-factories";

const notificationsTo = (userId: string) => db.notification.count({ where: { userId } });

it("notifies nobody of what was undone: neither row nor mail outlive the rollback", async () => {
  const [client, pro] = [await aClient(), await aPro()];

  const event = transact(async (work) => {
    await notify(work, { type: "NEW_OFFER", userId: client.id, actorId: pro.id });
    throw new Error("undone");
  });

  await expect(event).rejects.toThrow("undone");
  expect(await notificationsTo(client.id)).toBe(0);
  expect(await mailsTo(client.email)).toEqual([]);
});

it("notifies nobody of their own doing", async () => {
  const client = await aClient();
  await notifyUser({ type: "TENDER_CHANGED", userId: client.id, actorId: client.id });

  expect(await notificationsTo(client.id)).toBe(0);
});

it("notifies nobody who has left", async () => {
  const [client, pro] = [await aClient({ deletedAt: new Date() }), await aPro()];
  await notifyUser({ type: "NEW_OFFER", userId: client.id, actorId: pro.id });

  expect(await notificationsTo(client.id)).toBe(0);
});

it("mails in the language of whoever reads it, money and address included", async () => {
  const client = await aClient({ lang: "cz" });
  const pro = await aPro({ lang: "de" });
  const tenderId = await aTenderOf(client, "Vymalovat chodbu");
  await notifyUser({
    type: "NEW_OFFER",
    userId: client.id,
    actorId: pro.id,
    tenderId,
    params: { priceMinor: 74_000 },
  });

  const [mail] = await mailsTo(client.email);

  expect(mail?.subject.replace(/\s/gu, " ")).toBe("Nová nabídka k poptávce „Vymalovat chodbu“: 740 €");
  expect(mail?.text).toContain("Tomáš Dvořák");
  expect(mail?.links[0]).toBe(`http://localhost:3000/cz/account/tenders/${tenderId}`);
});

it.each([
  ["NEW_OFFER", "emailsNewOffer"],
  ["ACCEPT_OFFER", "emailsOfferAccepted"],
  ["WORK_FINISHED", "emailsJobChanges"],
  ["TENDER_CANCELED", "emailsJobChanges"],
  ["FEEDBACK", "emailsFeedback"],
] as const)(
  "does not mail %s to somebody who switched %s off, but still tells them",
  async (type, setting) => {
    const [recipient, actor] = [await aClient({ [setting]: false }), await aPro()];
    await notifyUser({ type, userId: recipient.id, actorId: actor.id });

    expect(await mailsTo(recipient.email)).toEqual([]);
    expect(await notificationsTo(recipient.id)).toBe(1);
  },
);

it("mails a decision of moderation also to who has switched mails off", async () => {
  const author = await aClient({ emailsJobChanges: false });
  await notifyUser({ type: "DECISION", userId: author.id, params: { status: "LIMIT" } });
  expect(await mailsTo(author.email)).toHaveLength(1);
});

it("writes one row for each of two events at the same moment", async () => {
  const [client, pro] = [await aClient(), await aPro()];
  const notification = { type: "NEW_OFFER", userId: client.id, actorId: pro.id } as const;

  await Promise.all([notifyUser(notification), notifyUser(notification), notifyUser(notification)]);

  expect(await notificationsTo(client.id)).toBe(3);
});
