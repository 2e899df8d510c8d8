import { POST as COMPLAIN } from "@/app/api/complaints/route";
import { POST as WRITE } from "@/app/api/contact/route";
import { categoryIdOf, subcategoryIdOf } from "@/lib/categories/service";
import { sendMailJob } from "@/lib/emails/schema";
import { planIdOf } from "@/lib/subscriptions/service/reference-plans";
import { db } from "@/lib/platform/server/database/db";
import { transact } from "@/lib/platform/server/work/transact";
import { claimEntry } from "@/tests/api/admin-queue/waiting";
import { caseOf, decideOn, reportPerson } from "@/tests/api/reports/reporting";
import { call } from "@/tests/support/call";
import { anAdmin } from "@/tests/support/factories";
import { nothing, ofPro, type Make } from "./people-targets";
import { strangers, type Target } from "./scenes";

type Id = { id: string };

/** The client has reported the PRO's profile. */
const aCase = async ({ client, pro }: Target) => {
  await reportPerson(client, pro);
  return { caseId: (await caseOf(await anAdmin(), pro)).id };
};
/** The PRO complains about a warning. */
const aComplaint = async ({ pro: as }: Target) => {
  const { body: decision } = await decideOn(await anAdmin(), as, { action: "WARN", rule: "SPAM" });
  const { body } = await call<Id>(COMPLAIN, {
    as,
    body: { decisionId: decision.id, text: "It was not me." },
  });
  return { complaintId: body.id };
};
const aFailedJob = async ({ pro }: Target) => {
  await transact((work) => work.enqueue(sendMailJob, { template: "two-step", userId: pro.id, change: "ON" }));
  const [job] = await db.$queryRaw<Id[]>`
    UPDATE pgboss.job SET state = 'failed', completed_on = now() WHERE data->>'userId' = ${pro.id}
    RETURNING id::text AS id`;
  return { jobId: job!.id };
};

/** A visitor has written to support. */
const aLetter = async () => {
  const letter = { name: "Jana", email: "jana@example.cz", subject: "Offers", text: "How many may I get?" };
  await call(WRITE, { body: letter });
  const { id } = await db.contactMessage.findFirstOrThrow({
    orderBy: { createdAt: "desc" },
    select: { id: true },
  });
  return { messageId: id };
};
/** The same, and another admin is looking at it. */
const aTakenLetter = async () => {
  const { messageId } = await aLetter();
  await claimEntry(await anAdmin(), { id: messageId, kind: "CONTACT" });
  return { messageId };
};

const thePro = ({ pro }: Target) => Promise.resolve({ userId: pro.id });
const anUnconfirmed = async ({ pro }: Target) => {
  await db.user.update({ where: { id: pro.id }, data: { emailConfirmedAt: null }, select: { id: true } });
  return { userId: pro.id };
};

const theCategory = () => Promise.resolve({ id: categoryIdOf("cleaning") });
const thePlan = () => Promise.resolve({ id: planIdOf("standard") });
const theSubcategory = () => Promise.resolve({ id: subcategoryIdOf("painting") });
const theQuestion = () => Promise.resolve({ id: subcategoryIdOf("painting"), key: "rooms" });
// What changes nothing is no version, so that each caller finds the same.
const unchanged = () => ({ version: 0, isActive: true });

const reason = "It is not who it says.";

/** What admins do. */
export const ADMIN_TARGETS: Record<string, Make> = {
  "GET /admin/cases/[caseId]": ofPro(aCase),
  "POST /admin/queue/[entryId]/claim": ofPro(
    async (target) => ({ entryId: (await aCase(target)).caseId }),
    () => ({ kind: "REPORT" }),
  ),
  "GET /admin/complaints/[complaintId]": ofPro(aComplaint),
  "POST /admin/complaints/[complaintId]": ofPro(aComplaint, () => ({ outcome: "REJECTED", reason })),
  "POST /admin/jobs/[jobId]/retry": ofPro(aFailedJob),
  "DELETE /admin/jobs/[jobId]": ofPro(aFailedJob),
  "PUT /admin/users/[userId]/rights": ofPro(
    async () => ({ userId: (await anAdmin()).id }),
    () => ({ rights: ["SUPPORT"] }),
  ),
  "POST /admin/decisions": ofPro(nothing, ({ pro }) => ({
    targetKind: "PROFILE",
    targetId: pro.id,
    action: "WARN",
    rule: "SPAM",
    reason,
  })),
  "PATCH /admin/catalogue/categories/[id]": ofPro(theCategory, unchanged),
  "PATCH /admin/catalogue/subcategories/[id]": ofPro(theSubcategory, unchanged),
  "PATCH /admin/catalogue/plans/[id]": ofPro(thePlan, unchanged),
  "GET /admin/catalogue/subcategories/[id]/questions": ofPro(theSubcategory),
  "PATCH /admin/catalogue/subcategories/[id]/questions/[key]": ofPro(theQuestion, unchanged),
  "GET /admin/contact": async () => ({ ...(await strangers()), query: { status: "NEW" } }),
  "POST /admin/contact/[messageId]/answer": ofPro(aLetter, () => ({ text: "Up to ten." })),
  "POST /admin/contact/[messageId]/close": ofPro(aTakenLetter),
  "GET /admin/users/[userId]": ofPro(thePro),
  "POST /admin/users/[userId]/notes": ofPro(thePro, () => ({ text: "Called twice." })),
  "POST /admin/users/[userId]/sign-out": ofPro(thePro),
  "POST /admin/users/[userId]/confirmation-mail": ofPro(anUnconfirmed),
  "POST /admin/users/[userId]/export": ofPro(thePro),
  "POST /admin/users/[userId]/email-change": ofPro(thePro, ({ pro }) => ({
    email: `new-${pro.id}@example.com`,
    proof: reason,
  })),
  "DELETE /admin/users/[userId]": ofPro(thePro, () => ({ reason })),
};
