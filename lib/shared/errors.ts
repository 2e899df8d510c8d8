/** Every error code with its HTTP status (docs/api.md, "Shapes"). Messages: messages/<lang>/errors.json. */
export const ERROR_STATUS = {
  bad_request: 400,
  unknown_event: 400,
  unauthenticated: 401,
  token_expired: 401,
  wrong_credentials: 401,
  identity_refused: 401,
  two_step_required: 401,
  card_declined: 402,
  offers_used_up: 402,
  subcategories_used_up: 402,
  forbidden: 403,
  wrong_role: 403,
  right_missing: 403,
  email_not_confirmed: 403,
  trader_details_missing: 403,
  sign_in_again: 403,
  sign_in_challenged: 403,
  two_step_setup_required: 403,
  account_limited: 403,
  account_suspended: 403,
  tender_not_yours: 403,
  offer_not_yours: 403,
  chat_needs_offer: 403,
  not_found: 404,
  account_not_found: 404,
  category_not_found: 404,
  conversation_not_found: 404,
  education_not_found: 404,
  experience_not_found: 404,
  file_not_found: 404,
  invitation_not_found: 404,
  notification_not_found: 404,
  message_not_found: 404,
  offer_not_found: 404,
  photo_not_found: 404,
  payment_method_not_found: 404,
  place_not_found: 404,
  proposal_not_found: 404,
  appointment_not_found: 404,
  dispute_not_found: 404,
  report_target_not_found: 404,
  report_case_not_found: 404,
  queue_entry_not_found: 404,
  decision_not_found: 404,
  complaint_not_found: 404,
  job_not_found: 404,
  contact_message_not_found: 404,
  push_device_not_found: 404,
  question_not_found: 404,
  plan_not_found: 404,
  review_not_found: 404,
  agreement_not_found: 404,
  saved_search_not_found: 404,
  saved_text_not_found: 404,
  subscription_not_found: 404,
  tender_not_found: 404,
  tender_question_not_found: 404,
  too_few_prices: 404,
  user_not_found: 404,
  verification_not_found: 404,
  method_not_allowed: 405,
  email_taken: 409,
  open_jobs: 409,
  last_manager: 409,
  in_dispute: 409,
  user_has_jobs: 409,
  user_in_dispute: 409,
  payment_open: 409,
  plan_is_current: 409,
  plan_needs_payment: 409,
  plan_is_free: 409,
  question_order: 409,
  question_choices: 409,
  subscription_exists: 409,
  subscription_ended: 409,
  withdrawal_over: 409,
  partner_left: 409,
  link_required: 409,
  idempotency_key_reused: 409,
  conflict: 409,
  tender_not_open: 409,
  tender_not_completed: 409,
  offer_not_active: 409,
  offer_expired: 409,
  offer_hidden: 409,
  message_too_late: 409,
  proposal_open: 409,
  proposals_full: 409,
  proposal_closed: 409,
  appointment_open: 409,
  appointment_closed: 409,
  appointment_time_past: 409,
  dispute_open: 409,
  dispute_decided: 409,
  dispute_not_possible: 409,
  dispute_too_late: 409,
  dispute_moved_on: 409,
  offer_exists: 409,
  offers_full: 409,
  stale_version: 409,
  subcategory_fixed: 409,
  repeats_fixed: 409,
  feedback_exists: 409,
  feedback_closed: 409,
  reply_exists: 409,
  review_not_published: 409,
  verification_decided: 409,
  verification_exists: 409,
  file_in_use: 409,
  too_many_unused_files: 409,
  favourites_full: 409,
  invitations_full: 409,
  pro_invited_enough: 409,
  invitation_closed: 409,
  invitation_answered: 409,
  not_worked_together: 409,
  tender_is_public: 409,
  tender_hidden: 409,
  contact_message_handled: 409,
  report_own: 403,
  queue_entry_claimed: 409,
  queue_entry_closed: 409,
  decision_not_possible: 409,
  complaint_exists: 409,
  complaint_too_late: 409,
  complaint_decided: 409,
  complaint_own_decision: 403,
  tender_not_expiring: 409,
  finish_requested: 409,
  finish_not_requested: 409,
  extensions_used_up: 409,
  open_questions_full: 409,
  tender_questions_full: 409,
  tender_question_settled: 409,
  educations_full: 409,
  saved_searches_full: 409,
  saved_search_fixed: 409,
  experiences_full: 409,
  saved_texts_full: 409,
  work_photos_full: 409,
  already_confirmed: 409,
  nothing_to_translate: 409,
  two_step_is_on: 409,
  two_step_is_off: 409,
  phone_missing: 409,
  phone_proven: 409,
  translation_off: 409,
  sms_off: 409,
  link_expired: 410,
  two_step_expired: 410,
  phone_code_over: 410,
  body_too_large: 413,
  file_too_large: 413,
  picture_too_complex: 413,
  too_many_pixels: 413,
  unsupported_media_type: 415,
  unsupported_file_type: 415,
  push_service_refused: 422,
  malware_found: 422,
  signature_invalid: 400,
  validation_failed: 422,
  too_many_requests: 429,
  unexpected: 500,
  files_unavailable: 503,
  payments_unavailable: 503,
  translation_unavailable: 503,
  unavailable: 503,
} as const;

/** Stable snake_case code of an error; API clients may rely on it. */
export type ErrorCode = keyof typeof ERROR_STATUS;

/** All codes, for zod enums. */
export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** Parameters of an error's message, for example the seconds to wait. */
export type ErrorParams = Record<string, string | number>;

/** One invalid field: `path` is the field ("address.city"), `code` a key of messages/<lang>/validation.json. */
export type FieldIssue = { path: string; code: string; params?: ErrorParams };

/**
 * The one error class of the product. The API server and Next each load their own copy of this module, so a catch
 * uses `isAppError`, never `instanceof`.
 */
export class AppError extends Error {
  readonly isAppError = true;
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly issues: FieldIssue[];

  constructor(code: ErrorCode, params: ErrorParams = {}, issues: FieldIssue[] = []) {
    super(code);
    this.name = "AppError";
    this.code = code;
    this.params = params;
    this.issues = issues;
  }
}

/** True for an AppError of any copy of this module. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && "isAppError" in error;
}

/** Enforces a policy: throws an `AppError` with the code its `whyNot…` returned, or does nothing for null. */
export function allow(refusal: ErrorCode | null): void {
  if (refusal) throw new AppError(refusal);
}

/** The error of one field: 422 with the message at that field. */
export function fieldError(path: string, code: string, params?: ErrorParams): AppError {
  return new AppError("validation_failed", {}, [{ path, code, params }]);
}
