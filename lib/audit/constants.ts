/** What the audit log keeps, in words of the code: of whom or what, and what was done. */
export const AUDIT_ACTIONS = [
  "account.two_step_on",
  "account.two_step_off",
  "account.recovery_code_used",
  "account.recovery_codes_renewed",
  "account.rights_changed",
  "account.particulars_read",
  "account.profile_read",
  "account.documents_read",
  "audit.exported",
  "job.retried",
  "dispute.conversation_read",
  "report.claimed",
  "queue.claimed",
  "content.hide",
  "content.restore",
  "content.warn",
  "content.no_action",
  "account.warn",
  "account.limit",
  "account.suspend",
  "account.reinstate",
  "account.no_action",
  "complaint.judged",
  "user.viewed",
  "user.signed_out",
  "user.confirmation_mailed",
  "user.note_added",
  "user.export_started",
  "user.email_change_started",
  "user.deleted",
  "contact.answered",
  "contact.closed",
  "catalogue.category_changed",
  "catalogue.subcategory_changed",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The tables of what something was done to. */
export const AUDIT_SUBJECTS = [
  "users",
  "disputes",
  "report_cases",
  "tenders",
  "reviews",
  "messages",
  "tender_questions",
  "complaints",
  "offers",
  "jobs",
  "contact_messages",
  "categories",
  "subcategories",
  "verifications",
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

export const AUDIT_TAKE = 25;
