/** Every way a call can fail, with its HTTP status: the one status table (RFC 9457 bodies carry `code`). */
export const problemStatuses = {
  malformed: 400,
  unauthenticated: 401,
  sign_in_failed: 401,
  code_wrong: 401,
  forbidden: 403,
  cross_site: 403,
  confirm_identity: 403,
  second_factor_missing: 403,
  money_unguarded: 403,
  account_suspended: 403,
  email_unproven: 403,
  not_a_guest: 403,
  conversation_closed: 403,
  not_found: 404,
  code_unknown: 404,
  method_not_allowed: 405,
  conflict: 409,
  sold_out: 409,
  dates_unavailable: 409,
  too_many_holds: 409,
  too_many_joins: 409,
  too_many_saved: 409,
  too_many_waits: 409,
  places_free: 409,
  code_used_up: 409,
  ticket_type_unavailable: 409,
  ticket_type_limit: 409,
  too_many_corrections: 409,
  invalid_transition: 409,
  edit_conflict: 409,
  has_bookings: 409,
  tickets_sold: 409,
  event_moved: 409,
  terms_changed: 409,
  phone_taken: 409,
  username_taken: 409,
  already_paid: 409,
  already_used: 409,
  too_early: 409,
  order_disputed: 409,
  owner_owed: 409,
  payout_under_way: 409,
  refund_under_way: 409,
  owner_suspended: 409,
  payout_waits: 409,
  not_an_owner: 409,
  seller_unknown: 409,
  tax_number_taken: 409,
  no_certificate: 409,
  owner_unpayable: 409,
  no_mailbox: 409,
  no_phone: 409,
  refund_changed: 409,
  already_applied: 409,
  job_closed: 409,
  already_reviewed: 409,
  already_answered: 409,
  event_over: 410,
  code_ended: 410,
  hold_expired: 410,
  reset_expired: 410,
  step_expired: 410,
  link_expired: 410,
  review_closed: 410,
  too_large: 413,
  unsupported_media_type: 415,
  validation: 422,
  price_changed: 422,
  time_skipped: 422,
  time_twice: 422,
  in_the_past: 422,
  not_for_sale: 422,
  buyer_unnamed: 422,
  too_many_requests: 429,
  internal: 500,
  provider_refused: 500,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof problemStatuses;
export type FieldError = { readonly path: string; readonly message: string };

/** The one error of the house: thrown by services, sent as problem+json, rebuilt by the web. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly detail: string;
  readonly fields: readonly FieldError[];
  /** Seconds to wait, for 429 and 503. */
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, detail: string, extra: { fields?: readonly FieldError[]; retryAfter?: number } = {}) {
    super(`${problemStatuses[code]}: ${detail}`);
    this.name = 'Problem';
    this.code = code;
    this.detail = detail;
    this.fields = extra.fields ?? [];
    this.retryAfter = extra.retryAfter;
  }

  get status(): number {
    return problemStatuses[this.code];
  }
}

/** What was said does not fit what is so. */
export const isConflict = (error: unknown): boolean => error instanceof Problem && error.code === 'conflict';

export function isProblemCode(code: unknown): code is ProblemCode {
  return typeof code === 'string' && Object.hasOwn(problemStatuses, code);
}
