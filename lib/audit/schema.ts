import { z } from "zod";
import { listAnswer, listQuery } from "../shared/list-query";
import { personCard } from "../shared/people";
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from "./constants";

const day = z.iso.date();

/** What narrows the log: who, what, on whom or what, from which day to which (UTC, both included). */
export const auditFilter = z.object({
  actorId: z.uuid().optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  subjectId: z.uuid().optional(),
  from: day.optional(),
  to: day.optional(),
});
export type AuditFilter = z.output<typeof auditFilter>;

/** GET /admin/audit-log. */
export const auditQuery = auditFilter.extend(listQuery.pick({ page: true }).shape);
export type AuditQuery = z.output<typeof auditQuery>;

/** An entry of the log as it was kept. */
export const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  actor: personCard,
  action: z.enum(AUDIT_ACTIONS),
  subjectType: z.enum(AUDIT_SUBJECTS),
  subjectId: z.string(),
  ip: z.string().nullable(),
  /** How the subject was before and after; null where it was only looked at. */
  before: z.json().nullable(),
  after: z.json().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** An entry on the screen (docs/api.md, AuditEntry), with what its subject is called now; null: it has no name, or is gone. */
export const auditEntryView = auditEntry.extend({ subjectName: z.string().nullable() });
export type AuditEntryView = z.infer<typeof auditEntryView>;
export const auditList = listAnswer(auditEntryView);
export type AuditList = z.infer<typeof auditList>;
