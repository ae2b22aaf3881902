import type { CodeField } from '#features/discount-codes/code-field.ts';
import { useIsAlive } from '#kit/web/is-alive.ts';
import { latePart } from '#kit/web/parts/late-part.tsx';
import { missing } from './missing.tsx';

const DiscountCode = latePart(
  () => import('#features/discount-codes/web/discount-code.tsx').then((module) => module.DiscountCode),
  missing('code'),
);

/** Where a code is typed at the checkout of an event: it comes when the page is alive. */
export function CodeLater(field: CodeField) {
  return useIsAlive() ? <DiscountCode {...field} /> : null;
}
