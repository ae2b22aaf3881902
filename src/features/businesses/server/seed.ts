import { insertAll } from '#kit/server/db.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { addDays } from '#kit/shared/dates.ts';
import { nightOf } from '#market/town/dates.ts';
import { businessCatalogue } from './catalogue/catalogue.ts';
import { cards } from './catalogue/menus.ts';
import { offers } from './catalogue/offers.ts';
import { businesses } from './table.ts';

export async function seedBusinesses(db: Db, at: Date): Promise<number> {
  const rows = businessCatalogue.map(({ slug, openingHours, rating: _ofReviews, ...business }) => {
    const { offerDays, ...card } = cards[slug] ?? offers[slug] ?? {};
    return {
      ...business,
      ...card,
      offerUntil: offerDays === undefined ? null : addDays(nightOf(at), offerDays),
      openingHours: openingHours.map((hours) => ({ ...hours, days: [...hours.days] })),
      id: idOf(`business:${slug}`),
    };
  });
  await insertAll(db, businesses, rows, { once: true });
  return rows.length;
}
