import { invalidField } from '#kit/shared/invalid-field.ts';
import type { Problem } from '#kit/shared/problem.ts';

type Priced = { readonly priceCents: number | null; readonly currency: string };

/** Only euro can be paid here (decision 0022): what has a price in other money is not for sale, and not published as it were. */
export function euroOnly({ priceCents, currency }: Priced): Problem | undefined {
  if (currency === 'EUR' || priceCents === null || priceCents === 0) return undefined;
  return invalidField(
    'currency',
    'Only euro are sold here',
    'Only euro are sold here: name the price in euro, or keep it as a draft.',
  );
}
