import { invalidField } from '#kit/shared/invalid-field.ts';
import { minPaidCents } from '#kit/shared/money.ts';
import type { Problem } from '#kit/shared/problem.ts';

type Priced = { readonly priceCents: number | null; readonly currency: string };

/**
 * Why something with such a price is not published, undefined where it may be. Only euro can be paid here (decision 0022), and
 * of them no less than a bank takes (decision 0220): what nobody can buy is not shown as if it were for sale.
 */
export function unsellable({ priceCents, currency }: Priced): Problem | undefined {
  if (priceCents === null || priceCents === 0) return undefined;
  if (currency !== 'EUR')
    return invalidField(
      'currency',
      'Only euro are sold here',
      'Only euro are sold here: name the price in euro, or keep it as a draft.',
    );
  if (priceCents >= minPaidCents) return undefined;
  return invalidField(
    'price',
    'Must be 0.50 at least, or nothing',
    'No bank takes so little: name a price of 0.50 at least, or none, or keep it as a draft.',
  );
}
