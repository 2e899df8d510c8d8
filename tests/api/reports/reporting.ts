import { POST as DECIDE } from "@/app/api/admin/decisions/route";
import { GET as CASE } from "@/app/api/admin/cases/[caseId]/route";
import { GET as DECISIONS } from "@/app/api/decisions/mine/route";
import { GET as MINE } from "@/app/api/reports/mine/route";
import { POST as REPORT } from "@/app/api/reports/route";
import type { DecisionList, DecisionView, QueueCase, ReportList, ReportView } from "@/lib/reports/schema";
import { claimEntry, entries } from "@/tests/api/admin-queue/waiting";
import { call } from "@/tests/support/call";
import { aPro, type TestUser } from "@/tests/support/factories";

type Refusal = { code?: string };
type Target = { id: string };

/** An account of a week ago, which counts towards hiding. */
export const aReporter = () => aPro({ createdAt: new Date(Date.now() - 8 * 86_400_000) });

export const report = (as: TestUser | null, target: Target, words: object = {}, key?: string) =>
  call<ReportView & Refusal>(REPORT, {
    ...(as && { as }),
    body: { kind: "TENDER", targetId: target.id, category: "SCAM", ...words },
    ...(key && { headers: { "idempotency-key": key } }),
  });

/** What an admin decides about a person. */
export const decideOn = (as: TestUser, person: Target, decision: object, key?: string) =>
  decide(as, person, { targetKind: "PROFILE", reason: "It is not who it says.", ...decision }, key);

export const reportPerson = (as: TestUser | null, person: Target, words: object = {}) =>
  report(as, person, { kind: "PROFILE", ...words });

export const myReports = async (as: TestUser) => (await call<ReportList>(MINE, { as })).body.items;
export const myDecisions = async (as: TestUser) => (await call<DecisionList>(DECISIONS, { as })).body.items;

/** All cases that wait, whatever other tests of the file have left. */
export async function queue(as: TestUser): Promise<QueueCase[]> {
  const found: QueueCase[] = [];
  for (const { id: caseId } of await entries(as, "REPORT"))
    found.push((await call<QueueCase>(CASE, { as, params: { caseId } })).body);
  return found;
}

export async function caseOf(as: TestUser, target: Target): Promise<QueueCase> {
  const found = (await queue(as)).find(({ targetId }) => targetId === target.id);
  if (!found) throw new Error("the queue has no case of the target");
  return found;
}

export const claim = (as: TestUser, { id }: Target) => claimEntry(as, { kind: "REPORT", id });

export const decide = (as: TestUser, target: Target, decision: object = {}, key?: string) =>
  call<DecisionView & Refusal>(DECIDE, {
    as,
    body: {
      targetKind: "TENDER",
      targetId: target.id,
      action: "HIDE",
      rule: "SCAM",
      reason: "It asks for a payment in advance.",
      ...decision,
    },
    ...(key && { headers: { "idempotency-key": key } }),
  });

/** Others name a photo by its public id. */
export const reportPhoto = (as: TestUser | null, { publicId }: { publicId: string }, words: object = {}) =>
  report(as, { id: publicId }, { kind: "PHOTO", category: "SEXUAL", ...words });

export const judgePhoto = (as: TestUser, photo: Target, action: string) =>
  decide(as, photo, { targetKind: "PHOTO", rule: "SEXUAL", action });

export const hidePhoto = (as: TestUser, photo: Target) => judgePhoto(as, photo, "HIDE");
