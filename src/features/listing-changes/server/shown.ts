import { priceOf } from '#kit/shared/money.ts';
import type { EditedFields } from '#market/listings/edit-rules.ts';

/** The fields of listings that are money. Each of a rental is asked for by `rentals/server/waiting-prices.test.ts`. */
const amounts: ReadonlySet<string> = new Set(['price', 'weekendPrice', 'cleaningFee', 'deposit']);

/** Fields as records tell them: the services take amounts in cents. */
export const shownFields = (fields: EditedFields): EditedFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      amounts.has(name) && typeof value === 'number' ? priceOf(value) : value,
    ]),
  );
