/** The past of the demo town: guests who were there, and what they said of it. Its ratings come from these alone. */
import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { users } from '#features/auth/server/table.ts';
import { businesses } from '#features/businesses/server/table.ts';
import { isOpenAt } from '#features/businesses/opening.ts';
import type { BusinessCategory } from '#features/businesses/rules.ts';
import { events } from '#features/events/server/table.ts';
import { orders, tickets } from '#features/orders/server/table.ts';
import { isLodging } from '#features/rentals/rules.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { insertAll } from '#kit/server/db.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { addDays, weekdayOf } from '#kit/shared/dates.ts';
import { dayMs, daysBefore, hourMs, hoursAfter } from '#kit/shared/durations.ts';
import { instantOf, wallClock } from '#market/town/dates.ts';
import { taxOn } from '#market/vat/vat.ts';
import { shownName } from '../rules.ts';
import type { Proof } from '../rules.ts';
import { demoGuests } from './catalogue/guests.ts';
import { starsFor } from './catalogue/stars.ts';
import { linesOfPlace, linesOfRental, moodOf } from './catalogue/spoken.ts';
import type { Line } from './catalogue/line.ts';
import { guestReviews } from './table.ts';

type Rated = { readonly id: string; readonly category: string; readonly rating: number };
type Written = {
  readonly order: typeof orders.$inferInsert;
  readonly ticket?: typeof tickets.$inferInsert;
  readonly review: typeof guestReviews.$inferInsert;
};

/** The same number from 0 on for the same name. */
const numberOf = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE(0);
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
    .select()
    .from(rentals)
    .where(inArray(rentals.id, idsOf(rated.rentals)));
  const places = await db
    .select()
    .from(businesses)
    .where(inArray(businesses.id, idsOf(rated.businesses)));
  const evenings = places.map((place) => nightAt(place, at));
  const ofHomes = homes.flatMap((home) =>
    stayReviews(
      rated.rentals.find((one) => one.id === home.id),
      home,
      at,
    ),
  );
  const ofPlaces = places.flatMap((place) =>
    nightReviews(
      rated.businesses.find((one) => one.id === place.id),
      evenings.find(({ id }) => id === nightId(place.id)),
      place,
    ),
  );
  const written: readonly Written[] = [...ofHomes, ...ofPlaces];
  if (written.length === 0) return 0;
  await db
    .insert(users)
    .values(demoGuests.map((guest, n) => aGuest(guest, n, at)))
    .onConflictDoNothing();
  await insertAll(db, events, evenings, { once: true });
  const once = { once: true };
  const codes = written.flatMap(({ ticket }) => ticket ?? []);
  await insertAll(
    db,
    orders,
    written.map(({ order }) => order),
    once,
  );
  await insertAll(db, tickets, codes, once);
  await insertAll(
    db,
    guestReviews,
    written.map(({ review }) => review),
    once,
  );
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
  createdAt: daysBefore(at, 400),
});

type Occasion = { readonly en: string; readonly es: string; readonly time: string };
const occasions: Readonly<Record<BusinessCategory, Occasion>> = {
  restaurant: { en: 'Tasting menu', es: 'Menú degustación', time: '20:00' },
  bar: { en: 'Season opening', es: 'Apertura de temporada', time: '20:00' },
  club: { en: 'Opening night', es: 'Noche de apertura', time: '23:30' },
  hotel: { en: 'An evening with music', es: 'Velada con música', time: '20:00' },
  tour: { en: 'First tour of the season', es: 'Primera ruta de la temporada', time: '10:00' },
  shop: { en: 'Open workshop', es: 'Taller abierto', time: '17:00' },
  service: { en: 'Open day', es: 'Jornada de puertas abiertas', time: '11:00' },
};

const nightId = (placeId: string) => idOf(`night at ${placeId}`);

/** A night that a place of the directory held, free of charge; it has left the lists since. */
function nightAt(place: typeof businesses.$inferSelect, at: Date) {
  const last = addDays(wallClock(at).date, -(past.from + (numberOf(place.id) % 60)));
  const isOpenOn = (date: string) => place.openingHours.some(({ days }) => days.includes(weekdayOf(date)));
  const week = Array.from({ length: 7 }, (_, n) => addDays(last, -n));
  const date = week.find(isOpenOn) ?? last;
  const { time: usual, ...title } = occasions[place.category];
  const isOpen = isOpenAt(place, instantOf(date, usual));
  const time = isOpen ? usual : (place.openingHours.find(({ days }) => days.includes(weekdayOf(date)))?.opens ?? usual);
  const startsAt = instantOf(date, time);
  return {
    id: nightId(place.id),
    status: 'withdrawn' as const,
    title,
    description: place.description,
    category: 'party' as const,
    priceCents: 0,
    location: place.name,
    address: place.address,
    date,
    time,
    startsAt,
    duration: { en: '4 hours', es: '4 horas' },
    organizer: place.name,
    capacity: 100,
    placeId: place.id,
  };
}

/** The first day from `wish` on at which so many are free, counted backwards and from the start again; takes them. */
function freeFrom(wish: number, days: number, taken: Set<number>): number {
  const of = (day: number) => Array.from({ length: days }, (_, n) => day + n);
  let day = wish;
  while (of(day).some((one) => taken.has(one))) day = (day + 1) % (past.to - past.from);
  for (const one of of(day)) taken.add(one);
  return day;
}

function stayReviews(rated: Rated | undefined, home: typeof rentals.$inferSelect, at: Date): Written[] {
  if (!rated) return [];
  const { priceUnit: unit } = home;
  const spoken = linesOfRental(home);
  const units = unit === 'night' ? 4 : unit === 'hour' ? 2 : 1;
  const used = new Set<Line>();
  const days = unit === 'night' ? units : unit === 'week' ? 7 : 1;
  const taken = new Set<number>();
  return starsFor(rated.rating, numberOf(rated.id)).map((stars, n) => {
    const name = `${rated.id} ${n}`;
    const back = freeFrom(numberOf(name) % (past.to - past.from), days, taken);
    const ended = instantOf(addDays(wallClock(at).date, -(past.from + back)), '11:00');
    const length = unit === 'night' ? units * dayMs : unit === 'week' ? 7 * dayMs : 3 * hourMs;
    const startsAt = new Date(ended.getTime() - length);
    const visit = { kind: 'rental', itemId: rated.id, units, unit: unit ?? 'day', startsAt, endsAt: ended } as const;
    const proof = isLodging(rated.category) ? 'stay' : 'hire';
    return written(name, { visit, spoken, used, stars, n, proof, wasThereAt: ended });
  });
}

function nightReviews(
  rated: Rated | undefined,
  night: ReturnType<typeof nightAt> | undefined,
  place: typeof businesses.$inferSelect,
): Written[] {
  if (!rated || !night) return [];
  const spoken = linesOfPlace(place);
  const used = new Set<Line>();
  return starsFor(rated.rating, numberOf(rated.id)).map((stars, n) => {
    const name = `${rated.id} ${n}`;
    const scanned = new Date(night.startsAt.getTime() + (numberOf(name) % 90) * 60_000);
    const visit = { kind: 'event', itemId: night.id, startsAt: night.startsAt } as const;
    const told = { visit, spoken, used, stars, n, proof: 'ticket', wasThereAt: scanned } as const;
    return written(name, told, night.placeId);
  });
}

type Told = {
  readonly visit: Pick<typeof orders.$inferInsert, 'kind' | 'itemId' | 'startsAt'>;
  /** What may be said of it. */
  readonly spoken: readonly Line[];
  /** What others said of the same: nobody repeats it, in the other language neither. */
  readonly used: Set<Line>;
  readonly stars: number;
  /** Which of its listing's it is: nobody writes of the same twice. */
  readonly n: number;
  readonly proof: Proof;
  readonly wasThereAt: Date;
};

/** What somebody says in one sentence or two that nobody else said; nothing where nothing is left, or who only gives stars. */
function wordsOf(name: string, { spoken, used, stars }: Pick<Told, 'spoken' | 'used' | 'stars'>): Line[] {
  const isSilent = stars >= 4 && numberOf(`says ${name}`) % 3 === 0;
  if (isSilent) return [];
  const fitting = spoken.filter(({ mood }) => mood === moodOf(stars));
  const wanted = moodOf(stars) === 'good' && numberOf(`how much ${name}`) % 5 === 0 ? 2 : 1;
  const said: Line[] = [];
  for (let n = 0; n < wanted; n += 1) {
    const left = fitting.filter((line) => !used.has(line));
    const line = left[numberOf(`what ${name} ${n}`) % left.length];
    if (line === undefined) break;
    used.add(line);
    said.push(line);
  }
  return said;
}

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
  const bookedAt = daysBefore(visit.startsAt, 9);
  const createdAt = hoursAfter(wasThereAt, 18);
  const words = wordsOf(name, { spoken, used, stars })
    .map((line) => line[guest.language])
    .join(' ');
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
      words: words === '' ? null : words,
      language: guest.language,
      name: shownName(guest.name),
      createdAt,
      publishedAt: createdAt,
    },
  };
}

/** A ticket's code that is the same for the same visit. */
const codeOf = (name: string) => idOf(`code ${name}`).slice(0, 8).toUpperCase();
