import type { OrderKind } from '#features/orders/rules.ts';
import { isProblemCode, Problem, type ProblemCode } from '#kit/shared/problem.ts';

const told = [
  'sold_out',
  'too_many_holds',
  'too_many_joins',
  'email_unproven',
  'not_for_sale',
  'ticket_type_limit',
  'ticket_type_unavailable',
  'event_over',
  'seller_unknown',
  'owner_unpayable',
  'price_changed',
  'event_moved',
  'terms_changed',
  'too_many_requests',
  'not_found',
  'hold_expired',
  'unavailable',
  'provider_refused',
] as const;

/** The code of a problem, also of one that came along with the page and lost its class on the way. */
export function codeOf(error: unknown): ProblemCode | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return isProblemCode(code) ? code : undefined;
}

/** What has a heading of its own, for nothing failed: it is not here, it is over or sold out, or somebody has to do something first. */
const headings = {
  not_found: 'missing',
  event_over: 'over',
  sold_out: 'sold',
  // Said where no other ticket can be had either: else another is chosen.
  ticket_type_unavailable: 'sold',
  email_unproven: 'unproven',
} as const;

/** The heading of a checkout that can't go on; undefined where something failed. */
export function headingOf(error: unknown): (typeof headings)[keyof typeof headings] | undefined {
  const code = codeOf(error);
  return code !== undefined && code in headings ? headings[code as keyof typeof headings] : undefined;
}

/** What is said in another way of a rental than of an event. */
const ofRental = [
  'clock',
  'minutesLeft',
  'gone',
  'goneText',
  'confirmingText',
  'refundedText',
  'declined',
  'reason.too_many_holds',
  'reason.not_for_sale',
  'reason.not_found',
] as const;
type Told = (typeof ofRental)[number];
/** What is said in another way of a plan. */
const ofPlan = [
  'clock',
  'minutesLeft',
  'gone',
  'goneText',
  'again',
  'confirmingText',
  'refundedText',
  'declined',
] as const;
type ToldOfPlan = (typeof ofPlan)[number];
/** What is said in another way of dearer dates of a booking. */
const ofSupplement = [
  'gone',
  'goneText',
  'confirmingText',
  'refundedText',
  'declined',
  'reason.not_found',
  'reason.hold_expired',
] as const;
type ToldOfSupplement = (typeof ofSupplement)[number];

/** The word for what is bought: each kind of thing has its own. */
export const wordFor = <K extends string>(
  kind: OrderKind,
  key: K,
): K | `rental.${K & Told}` | `plan.${K & ToldOfPlan}` | `supplement.${K & ToldOfSupplement}` => {
  if (kind === 'rental' && isOfRental(key)) return `rental.${key}`;
  if (kind === 'supplement' && isOfSupplement(key)) return `supplement.${key}`;
  return kind === 'plan' && isOfPlan(key) ? `plan.${key}` : key;
};

const isOfRental = <K extends string>(key: K): key is K & Told => ofRental.some((own) => own === key);
const isOfSupplement = <K extends string>(key: K): key is K & ToldOfSupplement =>
  ofSupplement.some((own) => own === key);
const isOfPlan = <K extends string>(key: K): key is K & ToldOfPlan => ofPlan.some((own) => own === key);

/** The words for a checkout that can't go on. */
export function reasonKey(kind: OrderKind, error: unknown) {
  const code = codeOf(error);
  return wordFor(kind, `reason.${told.find((known) => known === code) ?? 'other'}`);
}

/** Minutes to wait before it is tried again. */
export function minutesToWait(error: unknown): number {
  const seconds = error instanceof Problem ? error.retryAfter : undefined;
  return Math.max(1, Math.ceil((seconds ?? 60) / 60));
}

/** Why a stay can't be: somebody else has it, or it breaks the owner's terms. Undefined for every other refusal. */
export function takenKey(error: unknown): 'stay.taken' | 'stay.against' | undefined {
  const code = codeOf(error);
  if (code === 'dates_unavailable') return 'stay.taken';
  return code === 'validation' || code === 'time_skipped' || code === 'time_twice' ? 'stay.against' : undefined;
}

/** It is another one by now than was shown, or is not sold any more: it is read again before anybody goes on. */
export function isOutdated(error: unknown): boolean {
  const code = codeOf(error);
  return (
    code === 'price_changed' ||
    code === 'event_moved' ||
    code === 'terms_changed' ||
    code === 'not_for_sale' ||
    code === 'ticket_type_unavailable'
  );
}

/** No session, or somebody else's: the stored user is out of date. */
export function isSignedOut(error: unknown): boolean {
  return codeOf(error) === 'unauthenticated' || codeOf(error) === 'forbidden';
}

/** Fewer places are left than asked for, or none of the type: one step down or another type mends it, so the checkout stays open. */
export function isShort(error: unknown, quantity: number, { isGone }: { readonly isGone: boolean }): boolean {
  const code = codeOf(error);
  return (code === 'sold_out' && quantity > 1) || (code === 'ticket_type_unavailable' && !isGone);
}

/** All of it is sold, of the event or of the ticket that was wanted: more may come free. */
export function isSoldOut(error: unknown, { isWaitable }: { readonly isWaitable: boolean }): boolean {
  const code = codeOf(error);
  return code === 'sold_out' || (code === 'ticket_type_unavailable' && isWaitable);
}

/** The code that makes it cheaper is not good for it, or not any more. */
export function isOfCode(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'code_unknown' || code === 'code_ended' || code === 'code_used_up';
}
