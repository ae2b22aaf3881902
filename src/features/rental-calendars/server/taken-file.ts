/**
 * `/feeds/rentals/{id}.ics?key=…`: what is taken of a rental, for the calendars of other sites (RFC 5545; decision 0162).
 * Days and nothing of whoever booked them. What other calendars say is not in it: they would hear their own words again.
 */
import { Hono } from 'hono';
import ical, { ICalEventStatus } from 'ical-generator';
import { z } from 'zod';
import { findReader } from '#features/auth/server/service.ts';
import type { RentalRow } from '#features/rentals/server/table.ts';
import { isOvernight } from '#features/rentals/stay.ts';
import { parseWith, readQuery } from '#kit/server/body.ts';
import type { Db } from '#kit/server/db.ts';
import { createLimiter } from '#kit/server/limits/limits.ts';
import { householdOf } from '#kit/server/limits/network.ts';
import { privateCalendar } from '#kit/server/private-calendar.ts';
import type { AppEnv } from '#kit/server/call.ts';
import type { Clock } from '#kit/shared/clock.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { languages, type Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import { dayMs } from '#kit/shared/durations.ts';
import { town } from '#market/town/town.ts';
import { messages } from '../messages.ts';
import { datesOf, ownUid, whyUnfit } from '../rules.ts';
import { findByKey, noteRead, takenPath } from './own-address.ts';
import { readTaken } from './taken.ts';

const Query = z.strictObject({ key: z.string().min(1).max(100) });
/** Other sites look again after so many minutes, if they listen to it. */
const freshMinutes = 30;
/** How long ago is past for everybody. */
const pastMs = 30 * dayMs;

/** Sites ask every hour or so; whoever tries keys asks in vain, and not often. */
const ofRental = { name: 'calendar of a rental', calls: 120, seconds: 600 } as const;
const ofWrongKeys = { name: 'wrong keys of calendars', calls: 60, seconds: 600 } as const;

type House = {
  readonly db: Db;
  readonly clock: Clock;
  /** What keys are made of. */
  readonly secret: () => Promise<string>;
};

export function takenFiles({ db, clock, secret }: House): Hono<AppEnv> {
  const [reads, wrong] = [createLimiter(ofRental), createLimiter(ofWrongKeys)];
  return new Hono<AppEnv>().get(`${takenPath}/:file`, async (c) => {
    const at = clock();
    const { key } = parseWith(Query, readQuery(new URL(c.req.url)), 'query');
    const id = /^([A-Za-z0-9_-]{1,64})\.ics$/.exec(c.req.param('file'))?.[1];
    const found = id === undefined ? undefined : await findByKey(db, id, key, secret);
    if (!found || whyUnfit(found.rental) !== undefined) {
      await wrong.spend(db, householdOf(c.env?.address ?? ''), at);
      throw new Problem('not_found', 'This address opens nothing, or does not any more.');
    }
    await reads.spend(db, found.rental.id, at);
    await noteRead(db, found.rental.id, found.readAt, at);
    const language = await languageOfOwner(db, found.rental);
    return privateCalendar(c.req.header('if-none-match'), await fileOf(db, found.rental, language, at), language);
  });
}

async function languageOfOwner(db: Db, { ownerId }: RentalRow): Promise<Language> {
  return (ownerId === null ? undefined : await findReader(db, ownerId))?.language ?? languages[0];
}

async function fileOf(db: Db, rental: RentalRow, language: Language, at: Date): Promise<string> {
  const words = messages[language];
  const calendar = ical({ prodId: { company: town.brand, product: 'rentals', language: language.toUpperCase() } })
    .name(inLanguage(rental.title, language))
    .ttl(freshMinutes * 60);
  for (const taken of await readTaken(db, rental.id, new Date(at.getTime() - pastMs))) {
    const { from, until } = datesOf(taken, isOvernight(rental));
    calendar.createEvent({
      id: ownUid(taken.id),
      stamp: taken.since,
      start: day(from),
      end: day(until),
      allDay: true,
      summary: words[taken.isBooking ? 'booked' : 'blocked'],
      status: ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}

/** A date of the calendar alone, as the library writes it: of UTC. */
const day = (date: string) => new Date(`${date}T00:00:00Z`);
