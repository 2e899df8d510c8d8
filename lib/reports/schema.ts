import { z } from "zod";
import { PUBLIC_ID } from "../files/constants";
import { LANGUAGES } from "../i18n/languages";
import { listAnswer, listQuery } from "../shared/list-query";
import { personCard } from "../shared/people";
import { ONE_LINE } from "../shared/validation";
import { MODERATION_ACTIONS, REPORT_CATEGORIES, REPORT_KINDS, REPORT_LIMITS } from "./constants";
import { REPORT_STATUSES } from "./machine";

const kind = z.enum(REPORT_KINDS);
const category = z.enum(REPORT_CATEGORIES, { error: "choose" });

/** What a person says of the target. */
export const reportWords = z.object({
  category,
  text: z.string().trim().max(REPORT_LIMITS.text).default(""),
});
export type ReportWords = z.output<typeof reportWords>;

/**
 * POST /reports. A visitor may give a name and an e-mail address (DSA, Article 16), to which the receipt and the outcome are
 * mailed; of the signed-in they are known.
 */
export const reportBody = reportWords
  .extend({
    kind,
    /** Of a photo its public id: its address is all that others know of it. */
    targetId: z.string(),
    name: z.string().trim().regex(ONE_LINE, { error: "oneLine" }).min(1).max(REPORT_LIMITS.name).optional(),
    email: z.string().trim().toLowerCase().max(REPORT_LIMITS.email).pipe(z.email()).optional(),
  })
  .superRefine(({ kind: of, targetId }, context) => {
    const { success } = (of === "PHOTO" ? z.string().regex(PUBLIC_ID) : z.uuid()).safeParse(targetId);
    if (!success) context.addIssue({ code: "custom", path: ["targetId"], message: "choose" });
  });
export type NewReport = z.output<typeof reportBody>;

/** What a target said when it was reported. */
export const reportCopy = z.object({ title: z.string(), text: z.string() });
export type ReportCopy = z.infer<typeof reportCopy>;

/** What came of a complaint, and why. */
export const complaintState = z.object({
  status: z.enum(["OPEN", "UPHELD", "REJECTED"]),
  reason: z.string().nullable(),
});
export type ComplaintState = z.infer<typeof complaintState>;

/** A report as the person who wrote it sees it (docs/api.md, ReportView). */
export const reportView = z.object({
  id: z.string(),
  kind,
  targetId: z.string(),
  category: z.enum(REPORT_CATEGORIES),
  text: z.string().nullable(),
  copy: reportCopy,
  status: z.enum(REPORT_STATUSES),
  createdAt: z.string(),
  closedAt: z.string().nullable(),
  /** What a complaint is about; null while it waits, and where the team has acted. */
  decisionId: z.string().nullable(),
  /** What came of the complaint that the target was left alone; null: there is none. */
  complaint: complaintState.nullable(),
  mayComplain: z.boolean(),
});
export type ReportView = z.infer<typeof reportView>;

/** GET /reports/mine and GET /decisions/mine. */
export const reportListQuery = listQuery.pick({ page: true });
export const reportList = listAnswer(reportView);
export type ReportList = z.infer<typeof reportList>;

/** A statement of reasons (docs/api.md, DecisionView): never who reported, nor which admin decided. */
export const decisionView = z.object({
  id: z.string(),
  kind,
  targetId: z.string(),
  /** The title of the target as it is now. */
  title: z.string(),
  action: z.enum(MODERATION_ACTIONS),
  rule: z.enum(REPORT_CATEGORIES),
  /** Null where the product decided by itself. */
  reason: z.string().nullable(),
  /** Of LIMIT: when it ends. */
  until: z.string().nullable(),
  isAutomated: z.boolean(),
  createdAt: z.string(),
  /** What came of the complaint about it, and why; null: there is none. */
  complaint: complaintState.nullable(),
  mayComplain: z.boolean(),
});
export type DecisionView = z.infer<typeof decisionView>;
export const decisionList = listAnswer(decisionView);
export type DecisionList = z.infer<typeof decisionList>;

/** A report as admins read it. */
export const queueReport = z.object({
  id: z.string(),
  category: z.enum(REPORT_CATEGORIES),
  text: z.string().nullable(),
  copy: reportCopy,
  /** Null: a visitor. */
  reporter: personCard.nullable(),
  /** What a visitor has given of themselves. */
  visitor: z.object({ name: z.string().nullable(), email: z.string().nullable() }),
  createdAt: z.string(),
});

/** GET /admin/cases/{caseId}: a case with all that was said about its target. */
export const queueCase = z.object({
  id: z.string(),
  kind,
  targetId: z.string(),
  author: personCard,
  /** The language in which the author reads the reasons. */
  authorLang: z.enum(LANGUAGES),
  /** The tender that it belongs to, and whose profile shows it. */
  tenderId: z.string().nullable(),
  personId: z.string().nullable(),
  /** What a photo shows, also while it is hidden; null of all else, and of one that was erased with its owner's account. */
  photo: z.object({ url: z.string(), thumbnailURL: z.string(), name: z.string() }).nullable(),
  isUrgent: z.boolean(),
  isHidden: z.boolean(),
  openedAt: z.string(),
  /** The admin who is looking at it now, and until when; null: it is free. */
  claim: z.object({ by: personCard, isMine: z.boolean(), until: z.string() }).nullable(),
  reports: z.array(queueReport),
  /** What was decided about the same target, the newest first. */
  decisions: z.array(decisionView.omit({ title: true, complaint: true, mayComplain: true })),
  /** What can be decided now. */
  may: z.array(z.enum(MODERATION_ACTIONS)),
});
export type QueueCase = z.infer<typeof queueCase>;

export const caseParams = z.object({ caseId: z.uuid() });

/** POST /admin/decisions. */
export const decisionWords = z.object({
  action: z.enum(MODERATION_ACTIONS, { error: "choose" }),
  rule: category,
  reason: z.string().trim().min(1).max(REPORT_LIMITS.reason),
  /** Of LIMIT, which cannot do without. */
  days: z.coerce.number().int().min(1).max(REPORT_LIMITS.limitDays).optional(),
});
export type DecisionWords = z.output<typeof decisionWords>;
export const decisionBody = decisionWords.extend({ targetKind: kind, targetId: z.uuid() });
export type NewDecision = z.output<typeof decisionBody>;
