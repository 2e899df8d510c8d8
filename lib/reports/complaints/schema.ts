import { z } from "zod";
import { personCard } from "@/lib/shared/people";
import { decisionView, queueReport } from "../schema";
import { COMPLAINT_LIMITS, COMPLAINT_OUTCOMES } from "./constants";

/** What a person says against a decision. */
export const complaintWords = z.object({ text: z.string().trim().min(1).max(COMPLAINT_LIMITS.text) });
export type ComplaintWords = z.output<typeof complaintWords>;

/** POST /complaints; `ticket`: of the sign-in that was refused, from people who are suspended. */
export const complaintBody = complaintWords.extend({
  decisionId: z.uuid(),
  ticket: z.string().max(200).optional(),
});
export type NewComplaint = z.output<typeof complaintBody>;

/** What the answer to a complaint was sent says. */
export const complaintReceipt = z.object({ id: z.string(), decisionId: z.string(), createdAt: z.string() });
export type ComplaintReceipt = z.infer<typeof complaintReceipt>;

/** GET /admin/complaints/{complaintId}: a complaint with the decision that it is about. */
export const complaintView = z.object({
  id: z.string(),
  author: personCard,
  text: z.string(),
  createdAt: z.string(),
  decision: decisionView,
  /** Of a reporter: what they have reported; null: the person concerned complains. */
  report: queueReport.omit({ reporter: true, visitor: true }).nullable(),
  /** False: it is judged, or the caller has decided themselves, and another admin can judge. */
  mayJudge: z.boolean(),
});
export type ComplaintView = z.infer<typeof complaintView>;

export const complaintParams = z.object({ complaintId: z.uuid() });

/** POST /admin/complaints/{complaintId}. */
export const judgementBody = z.object({
  outcome: z.enum(COMPLAINT_OUTCOMES, { error: "choose" }),
  reason: z.string().trim().min(1).max(COMPLAINT_LIMITS.reason),
});
export type Judgement = z.output<typeof judgementBody>;
