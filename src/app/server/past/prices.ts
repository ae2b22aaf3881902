/** What has more than one price in the demo: tickets of some nights to come, and summers of some flats (decisions 0175 and 0176). */
import { eq } from 'drizzle-orm';
import { findEventRows } from '#features/events/server/service.ts';
import { rentals, rentalSeasons } from '#features/rentals/server/table.ts';
import { ticketTypes } from '#features/ticket-types/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { addDays } from '#kit/shared/dates.ts';
import { wallClock } from '#market/town/dates.ts';

const early = {
  name: { en: 'Early bird', es: 'Madrugadores' },
  description: { en: 'For whoever makes plans.', es: 'Para quien hace planes.' },
};
const rail = {
  name: { en: 'Front row', es: 'Primera fila' },
  description: { en: 'By the rail, with a door of its own.', es: 'Junto a la valla y con puerta propia.' },
};

/** Of each event its types; early ones are sold until so many days before. */
const types = {
  'salitre-electrico-bullring': [
    { ...early, priceCents: 2400, limit: 150, daysBefore: 2 },
    { ...rail, priceCents: 5800, limit: 60 },
  ],
  'horizonte-sound-weekend': [
    { ...early, priceCents: 4900, limit: 300, daysBefore: 7 },
    { ...rail, priceCents: 12_000, limit: 80 },
  ],
} as const;

async function seedTypes(db: Db, at: Date): Promise<void> {
  const ids = Object.keys(types).map((slug) => idOf(`event:${slug}`));
  const dates = new Map((await findEventRows(db, ids)).map(({ id, date }) => [id, date]));
  const rows = Object.entries(types).flatMap(([slug, some]) => {
    const eventId = idOf(`event:${slug}`);
    const date = dates.get(eventId);
    return some.map(({ name, description, priceCents, limit, ...of }, position) => ({
      id: idOf(`ticket-type:${slug}:${name.en}`),
      eventId,
      name,
      description,
      priceCents,
      limit,
      soldUntil: date && 'daysBefore' in of ? addDays(date, -of.daysBefore) : null,
      position,
      createdAt: at,
    }));
  });
  await db.insert(ticketTypes).values(rows);
}

/** What a night costs in the summer and at weekends, what is paid for cleaning once, and percent off from a week on. */
const summers = [
  {
    slug: 'harbour-window-flat',
    season: { priceCents: 15_900, weekendPriceCents: 17_900, minUnits: 4 },
    usual: { cleaningFeeCents: 4000, weekDiscount: 8 },
  },
  {
    slug: 'studio-palangre-mal-pas',
    season: { priceCents: 13_500, minUnits: 3 },
    usual: { weekendPriceCents: 11_500, cleaningFeeCents: 3000, weekDiscount: 5 },
  },
] as const;

/** July and August: this year's while they last, then those of the next. */
export function nextSummer(today: string): { readonly firstDay: string; readonly lastDay: string } {
  const year = Number(today.slice(0, 4)) + Number(today.slice(5) > '08-31');
  return { firstDay: `${year}-07-01`, lastDay: `${year}-08-31` };
}

async function seedSummers(db: Db, at: Date): Promise<void> {
  const summer = nextSummer(wallClock(at).date);
  for (const { slug, season: costs, usual } of summers) {
    const rentalId = idOf(`rental:${slug}`);
    await db.update(rentals).set(usual).where(eq(rentals.id, rentalId));
    const season = { id: idOf(`season:${slug}`), rentalId, ...summer, ...costs, createdAt: at };
    await db.insert(rentalSeasons).values(season);
  }
}

/** Call it when what was sold before is written: that was sold for one price. */
export async function seedPrices(db: Db, at: Date): Promise<void> {
  await seedTypes(db, at);
  await seedSummers(db, at);
}
