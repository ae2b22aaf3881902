import { priceOf } from '#kit/shared/money.ts';
import type { EditedFields } from '#market/listings/edit-rules.ts';

/** Fields as records tell them: the services take a price in cents. */
export function shownFields(fields: EditedFields): EditedFields {
  const { price } = fields;
  return typeof price === 'number' ? { ...fields, price: priceOf(price) } : fields;
}
