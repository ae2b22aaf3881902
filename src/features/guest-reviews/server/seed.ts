/** The past of the demo town: guests who were there, and what they said of it. Its ratings come from these alone. */
import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { users } from '#features/auth/server/table.ts';
import { businesses } from '#features/businesses/server/table.ts';
import type { BusinessCategory } from '#features/businesses/rules.ts';
import { events } from '#features/events/server/table.ts';
import { orders, tickets } from '#features/orders/server/table.ts';
import { isLodging, type PriceUnit } from '#features/rentals/rules.ts';
import { rentals } from '#features/rentals/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { addDays } from '#kit/shared/dates.ts';
import { instantOf, wallClock } from '#market/town/dates.ts';
import { taxOn } from '#market/vat/vat.ts';
import { shownName } from '../rules.ts';
import type { Proof } from '../rules.ts';
import { demoGuests } from './catalogue/guests.ts';
import { starsFor } from './catalogue/stars.ts';
import { days, nights, stays, tables, things } from './catalogue/words.ts';
import type { Spoken } from './catalogue/words.ts';
import { guestReviews } from './table.ts';

type Rated = { readonly id: string; readonly category: string; readonly rating: number };
type Written = {
  readonly order: typeof orders.$inferInsert;
  readonly ticket?: typeof tickets.$inferInsert;
  readonly review: typeof guestReviews.$inferInsert;
};

/** The same number from 0 on for the same name. */
const numberOf = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE(0);
const dayMs = 86_400_000;
/** The visits of the demo lie this many days behind, at least and at most. */
const past = { from: 12, to: 320 } as const;
const guestIds = demoGuests.map(({ name }) => idOf(`guest:${name}`));

/** Gives how many reviews it wrote: of rentals that were let, and of nights at places. Ids that are not there are left out. */
export async function seedGuestReviews(
  db: Db,
  rated: { readonly rentals: readonly Rated[]; readonly businesses: readonly Rated[] },
  at: Date,
): Promise<number> {
  const homes = await db
    .select({ id: rentals.id, unit: rentals.priceUnit })
    .from(rentals)
    .where(inArray(rentals.id, idsOf(rated.rentals)));
  const places = await db
    .select()
    .from(businesses)
    .where(inArray(businesses.id, idsOf(rated.businesses)));
  const evenings = places.map((place) => nightAt(place, at));
  const ofHomes = homes.flatMap(({ id, unit }) =>
    stayReviews(
      rated.rentals.find((one) => one.id === id),
      unit,
      at,
    ),
  );
  const ofPlaces = places.flatMap((place) =>
    nightReviews(
      rated.businesses.find((one) => one.id === place.id),
      evenings.find(({ id }) => id === nightId(place.id)),
    ),
  );
  const written: readonly Written[] = [...ofHomes, ...ofPlaces];
  if (written.length === 0) return 0;
  await db
    .insert(users)
    .values(demoGuests.map((guest, n) => aGuest(guest, n, at)))
    .onConflictDoNothing();
  if (evenings.length > 0) await db.insert(events).values(evenings).onConflictDoNothing();
  await db
    .insert(orders)
    .values(written.map(({ order }) => order))
    .onConflictDoNothing();
  const codes = written.flatMap(({ ticket }) => ticket ?? []);
  if (codes.length > 0) await db.insert(tickets).values(codes).onConflictDoNothing();
  await db
    .insert(guestReviews)
    .values(written.map(({ review }) => review))
    .onConflictDoNothing();
  return written.length;
}

const idsOf = (rated: readonly Rated[]) => ['', ...rated.map(({ id }) => id)];

/** Somebody who can't sign in: no password has this hash. */
const aGuest = ({ name, language }: (typeof demoGuests)[number], n: number, at: Date) => ({
  id: guestIds[n] ?? '',
  username: `guest${n + 1}.demo`,
  fullName: name,
  phone: `+3460055${String(5100 + n)}`,
  email: `guest${n + 1}@example.com`,
  passwordHash: '!',
  accountType: 'traveller' as const,
  role: 'traveller' as const,
  language,
  createdAt: new Date(at.getTime() - 400 * dayMs),
});

const spokenOf: Readonly<Record<BusinessCategory, Spoken>> = {
  restaurant: tables,
  bar: tables,
  club: nights,
  hotel: stays,
  tour: days,
  shop: days,
  service: days,
};
const nightTitles: Readonly<Record<BusinessCategory, { readonly en: string; readonly es: string }>> = {
  restaurant: { en: 'Tasting evening', es: 'Noche de degustación' },
  bar: { en: 'Season opening', es: 'Apertura de temporada' },
  club: { en: 'Opening night', es: 'Noche de apertura' },
  hotel: { en: 'Brunch by the pool', es: 'Brunch en la piscina' },
  tour: { en: 'First tour of the season', es: 'Primera ruta de la temporada' },
  shop: { en: 'Open workshop', es: 'Taller abierto' },
  service: { en: 'Open day', es: 'Jornada de puertas abiertas' },
};

const nightId = (placeId: string) => idOf(`night at ${placeId}`);

/** A night that a place of the directory held, free of charge; it has left the lists since. */
function nightAt(place: typeof businesses.$inferSelect, at: Date) {
  const date = addDays(wallClock(at).date, -(past.from + (numberOf(place.id) % 60)));
  const startsAt = instantOf(date, '20:00');
  return {
    id: nightId(place.id),
    status: 'withdrawn' as const,
    title: nightTitles[place.category],
    description: place.description,
    category: 'party' as const,
    priceCents: 0,
    location: place.name,
    address: place.address,
    date,
    time: '20:00',
    startsAt,
    duration: { en: '4 hours', es: '4 horas' },
    organizer: place.name,
    capacity: 100,
    placeId: place.id,
    of: place.category,
  };
}

function stayReviews(rated: Rated | undefined, unit: PriceUnit | null, at: Date): Written[] {
  if (!rated) return [];
  const spoken = isLodging(rated.category) ? stays : things;
  const units = unit === 'night' ? 4 : unit === 'hour' ? 2 : 1;
  const used = new Set<string>();
  return starsFor(rated.rating, numberOf(rated.id)).map((stars, n) => {
    const name = `${rated.id} ${n}`;
    const back = past.from + (numberOf(name) % (past.to - past.from));
    const ended = instantOf(addDays(wallClock(at).date, -back), '11:00');
    const length = unit === 'night' ? units * dayMs : unit === 'week' ? 7 * dayMs : 3 * 3_600_000;
    const startsAt = new Date(ended.getTime() - length);
    const visit = { kind: 'rental', itemId: rated.id, units, unit: unit ?? 'day', startsAt, endsAt: ended } as const;
    const proof = isLodging(rated.category) ? 'stay' : 'hire';
    return written(name, { visit, spoken, used, stars, n, proof, wasThereAt: ended });
  });
}

function nightReviews(rated: Rated | undefined, night: ReturnType<typeof nightAt> | undefined): Written[] {
  if (!rated || !night) return [];
  const used = new Set<string>();
  return starsFor(rated.rating, numberOf(rated.id)).map((stars, n) => {
    const name = `${rated.id} ${n}`;
    const scanned = new Date(night.startsAt.getTime() + (numberOf(name) % 90) * 60_000);
    const visit = { kind: 'event', itemId: night.id, startsAt: night.startsAt } as const;
    const told = { visit, spoken: spokenOf[night.of], used, stars, n, proof: 'ticket', wasThereAt: scanned } as const;
    return written(name, told, night.placeId);
  });
}

type Told = {
  readonly visit: Pick<typeof orders.$inferInsert, 'kind' | 'itemId' | 'startsAt'>;
  readonly spoken: Spoken;
  /** What others said of the same: nobody repeats it. */
  readonly used: Set<string>;
  readonly stars: number;
  /** Which of its listing's it is: nobody writes of the same twice. */
  readonly n: number;
  readonly proof: Proof;
  readonly wasThereAt: Date;
};

/** One visit with all that it left: the order, its ticket, the review of the morning after. */
function written(
  name: string,
  { visit, spoken, used, stars, n, proof, wasThereAt }: Told,
  businessId?: string,
): Written {
  const pick = (numberOf(visit.itemId) + n) % demoGuests.length;
  const [guest, userId] = [demoGuests[pick], guestIds[pick]];
  if (!guest || userId === undefined) throw new Error('There is nobody.');
  const orderId = idOf(`order ${name}`);
  const bookedAt = new Date(visit.startsAt.getTime() - 9 * dayMs);
  const createdAt = new Date(wasThereAt.getTime() + 18 * 3_600_000);
  const said = (stars >= 4 ? spoken.good : spoken.fair)[guest.language].filter((text) => !used.has(text));
  const words = numberOf(`says ${name}`) % 3 > 0 ? (said[numberOf(`what ${name}`) % said.length] ?? null) : null;
  if (words !== null) used.add(words);
  return {
    order: {
      ...visit,
      id: orderId,
      userId,
      quantity: 1,
      amountCents: 0,
      commissionPercent: 0,
      ...taxOn(visit.kind === 'event' ? 'entry' : 'hire', wallClock(bookedAt).date),
      refundSteps: [],
      status: 'confirmed',
      createdAt: bookedAt,
      confirmedAt: bookedAt,
    },
    ...(proof === 'ticket' && {
      ticket: { id: idOf(`ticket ${name}`), orderId, code: codeOf(name), usedAt: wasThereAt },
    }),
    review: {
      id: idOf(`review ${name}`),
      orderId,
      authorId: userId,
      listingType: proof === 'ticket' ? 'events' : 'rentals',
      listingId: visit.itemId,
      businessId: businessId ?? null,
      proof,
      wasThereAt,
      stars,
      words,
      language: guest.language,
      name: shownName(guest.name),
      createdAt,
      publishedAt: createdAt,
    },
  };
}

/** A ticket's code that is the same for the same visit. */
const codeOf = (name: string) => idOf(`code ${name}`).slice(0, 8).toUpperCase();
