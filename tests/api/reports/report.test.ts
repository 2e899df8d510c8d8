import { expect, it } from "vitest";
import { db } from "@/lib/platform/server/database/db";
import { aClient, aPro, anAdmin, anOffer, aTender } from "@/tests/support/factories";
import { notificationsOf } from "@/tests/support/observe";
import { caseOf, decide, myDecisions, myReports, queue, report, aReporter } from "./reporting";

it("takes a report with a copy of what was reported, which a later edit leaves as it was", async () => {
  const [bee, admin, tender] = [
    await aPro(),
    await anAdmin(),
    await aTender({ title: "Send me your savings" }),
  ];
  const { status, body } = await report(bee, tender, { text: "He wants money first." });
  await db.tender.update({ where: { id: tender.id }, data: { title: "Paint the hall" } });

  expect([status, body.status, body.category, body.text]).toEqual([
    201,
    "OPEN",
    "SCAM",
    "He wants money first.",
  ]);
  expect((await myReports(bee)).map(({ copy }) => copy.title)).toEqual(["Send me your savings"]);
  const found = await caseOf(admin, tender);
  expect(found.reports.map(({ copy, reporter }) => [copy.title, reporter?.id])).toEqual([
    ["Send me your savings", bee.id],
  ]);
});

it("gives the reporter a receipt, and the author never learns who reported", async () => {
  const [bee, client, admin] = [await aPro(), await aClient(), await anAdmin()];
  const tender = await aTender({ client });
  await report(bee, tender);
  expect((await notificationsOf(bee)).map(({ type, params }) => [type, params])).toEqual([
    ["REPORT", { status: "RECEIVED" }],
  ]);
  expect(await notificationsOf(client)).toEqual([]);
  await decide(admin, tender);
  expect(JSON.stringify([await notificationsOf(client), await myDecisions(client)])).not.toContain(bee.id);
});

it("counts a second report of the same person about the same tender as the first, at once or later", async () => {
  const [bee, tender] = [await aPro(), await aTender()];
  const answers = await Promise.all([1, 2, 3].map(() => report(bee, tender)));
  const again = await report(bee, tender, { category: "SPAM" });
  expect(new Set([...answers, again].map(({ body }) => body.id)).size).toBe(1);
  expect(await myReports(bee)).toHaveLength(1);
  expect(await notificationsOf(bee)).toHaveLength(1);
});

it("takes a report again once the first one is judged", async () => {
  const [bee, admin, tender] = [await aPro(), await anAdmin(), await aTender()];
  await report(bee, tender);
  await decide(admin, tender, { action: "NO_ACTION" });
  await report(bee, tender);
  expect((await myReports(bee)).map(({ status }) => status)).toEqual(["OPEN", "NO_ACTION"]);
});

it("is for those who may see the tender, and tells others nothing of it", async () => {
  const [stranger, other] = [await aPro(), await aClient()];
  const closed = await aTender({ isPrivate: true });
  for (const who of [stranger, other, null]) {
    const { status, body } = await report(who, closed);
    expect([status, body.code]).toEqual([404, "report_target_not_found"]);
  }
});

it("is for visitors where the tender has a public page, once per attempt", async () => {
  const [shown, unlisted] = [
    await aTender(),
    await aTender({ client: await aClient({ showsTenders: false }) }),
  ];
  const first = await report(null, shown, {}, "the-same-attempt");
  const again = await report(null, shown, {}, "the-same-attempt");
  expect([first.status, again.body.id]).toEqual([201, first.body.id]);
  expect((await report(null, unlisted)).status).toBe(404);
});

it("refuses the own tender, a category that does not fit and too many words", async () => {
  const [client, bee] = [await aClient(), await aPro()];
  const tender = await aTender({ client });
  expect((await report(client, tender)).body.code).toBe("report_own");
  expect((await report(bee, tender, { category: "FAKE_REVIEW" })).status).toBe(422);
  expect((await report(bee, tender, { text: "a".repeat(1001) })).status).toBe(422);
});

it("hides what three people with standing report, until it is judged, and its author learns why", async () => {
  const [client, admin] = [await aClient(), await anAdmin()];
  const tender = await aTender({ client });
  const isHidden = async () =>
    (await db.tender.findUniqueOrThrow({ where: { id: tender.id }, select: { hiddenAt: true } })).hiddenAt !==
    null;
  // A new account, an unconfirmed one and a visitor do not count.
  await report(await aPro(), tender);
  await report(await aPro({ createdAt: new Date(0), emailConfirmedAt: null }), tender);
  await report(null, tender);
  await report(await aReporter(), tender);
  await report(await aReporter(), tender);
  expect(await isHidden()).toBe(false);
  await report(await aReporter(), tender);
  expect(await isHidden()).toBe(true);

  expect((await notificationsOf(client)).map(({ type, params }) => [type, params])).toEqual([
    ["DECISION", { status: "AUTOMATED" }],
  ]);
  expect(
    (await myDecisions(client)).map(({ action, isAutomated, reason }) => [action, isAutomated, reason]),
  ).toEqual([["HIDE", true, null]]);
  expect((await caseOf(admin, tender)).may).toEqual(["HIDE", "RESTORE"]);
  await decide(admin, tender, { action: "RESTORE" });
  expect(await isHidden()).toBe(false);
});

it("hides once when the third, fourth and fifth report come at the same moment", async () => {
  const client = await aClient();
  const tender = await aTender({ client });
  const people = await Promise.all(Array.from({ length: 5 }, aReporter));
  await Promise.all(people.map((person) => report(person, tender)));
  expect(await myDecisions(client)).toHaveLength(1);
});

it("puts what cannot wait first in the queue, then the oldest", async () => {
  const admin = await anAdmin();
  const [old, urgent, late] = [await aTender(), await aTender(), await aTender()];
  await report(await aPro(), old);
  await report(await aPro(), late);
  await report(await aPro(), urgent, { category: "MINOR_AT_RISK" });
  await db.reportCase.updateMany({ where: { targetId: old.id }, data: { openedAt: new Date(0) } });
  await db.reportCase.updateMany({ where: { targetId: late.id }, data: { openedAt: new Date(1) } });
  await db.reportCase.updateMany({ where: { targetId: urgent.id }, data: { openedAt: new Date(2) } });
  const order = (await queue(admin)).map(({ targetId }) => targetId);
  expect(order.slice(0, 3)).toEqual([urgent.id, old.id, late.id]);
});

it("tells its reporter no contact details that the tender itself hides from them", async () => {
  const [bee, admin] = [await aPro(), await anAdmin()];
  const tender = await aTender({ description: "Please call +43 664 1234567 before you come to see it." });
  const { body } = await report(bee, tender);
  expect(JSON.stringify([body, await myReports(bee)])).not.toContain("1234567");
  expect((await caseOf(admin, tender)).reports[0]?.copy.text).toContain("1234567");
});

it("is possible for a BEE with an offer on it", async () => {
  const [tender, bee] = [await aTender(), await aPro()];
  await anOffer({ tender, pro: bee });
  expect((await report(bee, tender)).status).toBe(201);
});
