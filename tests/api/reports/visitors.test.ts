import { expect, it } from "vitest";
import { POST as REPORT } from "@/app/api/reports/route";
import { db } from "@/lib/platform/server/database/db";
import type { ReportView } from "@/lib/reports/schema";
import { call } from "@/tests/support/call";
import { anAdmin, aPro, aTender } from "@/tests/support/factories";
import { mailsTo } from "@/tests/support/run-jobs";
import { caseOf, decide, report } from "./reporting";

const jana = (number: number) => ({ name: "Jana", email: `jana-${number}@example.cz` });
const subjectsTo = async ({ email }: { email: string }) =>
  (await mailsTo(email)).map(({ subject }) => subject);

it("mails a receipt and the outcome to a visitor who gives an address, in the language of the page", async () => {
  const [admin, tender, who] = [await anAdmin(), await aTender({ title: "Send me money" }), jana(1)];
  const body = { kind: "TENDER", targetId: tender.id, category: "SCAM", ...who };
  const headers = { "content-language": "de", "idempotency-key": "one-report" };
  for (let attempt = 0; attempt < 2; attempt++)
    expect((await call<ReportView>(REPORT, { body, headers })).status).toBe(201);

  const [receipt, ...more] = await mailsTo(who.email);
  expect([receipt?.subject, more]).toEqual(["Ihre Meldung ist angekommen", []]);
  expect(receipt?.text).toContain("„Send me money“");
  const found = await caseOf(admin, tender);
  expect(found.reports.map(({ reporter, visitor }) => [reporter, visitor])).toEqual([[null, who]]);

  await decide(admin, tender);
  expect(await subjectsTo(who)).toEqual([
    "Ihre Meldung ist angekommen",
    "Wir sind Ihrer Meldung nachgegangen",
  ]);
});

it("tells a visitor how to object where no rule was broken", async () => {
  const [admin, tender, who] = [await anAdmin(), await aTender(), jana(2)];
  await report(null, tender, who);
  await decide(admin, tender, { action: "NO_ACTION" });
  const [, outcome] = await mailsTo(who.email);
  expect(outcome?.subject).toBe("Your report: no rule was broken");
  expect(outcome?.text).toContain("out-of-court dispute settlement");
});

it("takes a report without a name, and asks nothing more of those who are signed in", async () => {
  const [tender, bee, who] = [await aTender(), await aPro(), jana(3)];
  expect((await report(null, tender)).status).toBe(201);
  expect((await report(bee, tender, who)).status).toBe(201);
  expect(await db.report.count({ where: { visitorEmail: { not: null }, reporterId: bee.id } })).toBe(0);
  expect(await subjectsTo(who)).toEqual([]);
});

it("refuses what is no e-mail address", async () => {
  expect((await report(null, await aTender(), { email: "jana" })).status).toBe(422);
});
