import { isProblemCode, type ProblemCode } from '#kit/shared/problem.ts';

const told = ['sold_out', 'too_many_holds', 'not_for_sale', 'price_changed', 'too_many_requests', 'not_found'] as const;

/** The code of a problem, also of one that came along with the page and lost its class on the way. */
export function codeOf(error: unknown): ProblemCode | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return isProblemCode(code) ? code : undefined;
}

/** The words for a checkout that can't go on. */
export function reasonKey(error: unknown): `reason.${(typeof told)[number] | 'other'}` {
  const code = codeOf(error);
  return `reason.${told.find((known) => known === code) ?? 'other'}`;
}

/** No session, or somebody else's: the stored user is out of date. */
export function isLocked(error: unknown): boolean {
  return codeOf(error) === 'unauthenticated' || codeOf(error) === 'forbidden';
}

/** Fewer places are left than asked for: one step down mends it, so the checkout stays open. */
export function isShort(error: unknown, quantity: number): boolean {
  return codeOf(error) === 'sold_out' && quantity > 1;
}
