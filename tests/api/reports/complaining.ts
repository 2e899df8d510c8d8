import { GET as READ, POST as JUDGE } from "@/app/api/admin/complaints/[complaintId]/route";
import { POST as COMPLAIN } from "@/app/api/complaints/route";
import type { ComplaintReceipt, ComplaintView } from "@/lib/reports/complaints/schema";
import { entries } from "@/tests/api/admin-queue/waiting";
import { call } from "@/tests/support/call";
import type { TestUser } from "@/tests/support/factories";

type Refusal = { code?: string };
/** What a person says against a decision. */
export const complain = (as: TestUser | null, decisionId: string, more: object = {}, key?: string) =>
  call<ComplaintReceipt & Refusal>(COMPLAIN, {
    ...(as && { as }),
    body: { decisionId, text: "It was not me.", ...more },
    ...(key && { headers: { "idempotency-key": key } }),
  });
/** What an admin says of a complaint. */
export const judge = (as: TestUser, { id: complaintId }: { id: string }, outcome = "UPHELD") =>
  call<Refusal>(JUDGE, { as, params: { complaintId }, body: { outcome, reason: "We looked again." } });

export const readComplaint = (as: TestUser, { id: complaintId }: { id: string }) =>
  call<ComplaintView & Refusal>(READ, { as, params: { complaintId } });

/** The complaint as an admin finds it among those that wait. */
export async function waiting(as: TestUser, { id }: { id: string }) {
  const isWaiting = (await entries(as, "COMPLAINT")).some((entry) => entry.id === id);
  return isWaiting ? (await readComplaint(as, { id })).body : undefined;
}
