import { POST as JUDGE } from "@/app/api/admin/complaints/[complaintId]/route";
import { GET as WAITING } from "@/app/api/admin/complaints/route";
import { POST as COMPLAIN } from "@/app/api/complaints/route";
import type { ComplaintList, ComplaintReceipt } from "@/lib/reports/complaints/schema";
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

/** The complaint as an admin finds it among those that wait. */
export async function waiting(as: TestUser, { id }: { id: string }) {
  for (let page = 1; ; page++) {
    const { body } = await call<ComplaintList>(WAITING, { as, query: { page } });
    const found = body.items.find((one) => one.id === id);
    if (found || body.items.length < body.take) return found;
  }
}
