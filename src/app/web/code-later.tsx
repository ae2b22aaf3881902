import { lazy, Suspense } from 'react';
import type { CodeField } from '#features/discount-codes/code-field.ts';
import { useIsAlive } from '#kit/web/is-alive.ts';

const DiscountCode = lazy(() =>
  import('#features/discount-codes/web/discount-code.tsx').then((module) => ({ default: module.DiscountCode })),
);

/** Where a code is typed at the checkout of an event: it comes when the page is alive. */
export function CodeLater(field: CodeField) {
  return useIsAlive() ? (
    <Suspense>
      <DiscountCode {...field} />
    </Suspense>
  ) : null;
}
