import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { businessCatalogue } from './catalogue/catalogue.ts';
import { businesses } from './table.ts';

export async function seedBusinesses(db: Db): Promise<number> {
  const rows = businessCatalogue.map(({ slug, openingHours, rating: _ofReviews, ...business }) => ({
    ...business,
    openingHours: openingHours.map((hours) => ({ ...hours, days: [...hours.days] })),
    id: idOf(`business:${slug}`),
  }));
  await db.insert(businesses).values(rows).onConflictDoNothing();
  return rows.length;
}
