/** A rental whose days somebody changes: only who may, while nobody else does, and the log hears of it. */
import { recordChange } from '#features/audit/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { Problem } from '#kit/shared/problem.ts';
import { mayChange } from '#market/listings/server/listing-actor.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import { findRentalRows, lockRental } from './slots.ts';
import type { RentalRow } from './table.ts';

type Told = Readonly<Record<string, unknown>>;

const missing = () => new Problem('not_found', 'There is no such rental.');

/** One that the caller may change; 404 for others'. */
export async function requireOwnRental(db: Db, id: string, { actor }: By): Promise<RentalRow> {
  const [rental] = await findRentalRows(db, [id]);
  if (!rental || !mayChange(actor, rental)) throw missing();
  return rental;
}

/** The same, locked: until the transaction ends nobody books or changes it. */
export async function lockOwnRental(db: Db, id: string, { actor }: By): Promise<RentalRow> {
  const rental = await lockRental(db, id);
  if (!rental || !mayChange(actor, rental)) throw missing();
  return rental;
}

/** Writes down what became of its days. */
export async function recordDays(
  db: Db,
  { id, title }: RentalRow,
  by: By,
  change: { readonly before: Told; readonly after?: Told } | { readonly after: Told },
): Promise<void> {
  const named = { entity: 'rentals', entityId: id, title: inLanguage(title, 'en') } as const;
  await recordChange(db, { ...by, ...change, action: 'update', ...named });
}
