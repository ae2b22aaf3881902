/** For tests: a flat, its owner and a guest, and another site whose calendars it reads. */
import type { RequestListener } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { openTestHouse } from '#app/server/testing.ts';
import type { TestHouse } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { confirmOrder, hold, stayWish } from '#features/orders/server/doors/buying.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { aForeignSite } from '#kit/server/foreign/testing-foreign.ts';
import { lookAfterCalendars } from './clock.ts';
import { rentalCalendars } from './table.ts';

/** A day or more of whole days, as other sites write them. */
export const entry = (from: string, until: string, uid = `${from}@elsewhere`): string =>
  [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20260801T100000Z',
    `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${until.replaceAll('-', '')}`,
    'END:VEVENT',
    '',
  ].join('\r\n');
export const fileOf = (...entries: readonly string[]): string =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${entries.join('')}END:VCALENDAR\r\n`;

/**
 * The house of a file of tests, beside another site: what that has stands in `said`, by path, as a text or a status. Before each
 * test there is nothing of it, and a new flat.
 */
export function aHouseBesideASite() {
  const said = new Map<string, string | number>();
  const house = {} as TestHouse;
  const its = {} as FlatWithCalendars;
  const answer: RequestListener = ({ url = '' }, response) => {
    const text = said.get(url) ?? 404;
    response.writeHead(typeof text === 'number' ? text : 200).end(typeof text === 'number' ? '' : text);
  };
  let site: Awaited<ReturnType<typeof aForeignSite>>;
  beforeAll(async () => {
    site = await aForeignSite(answer);
    Object.assign(house, await openTestHouse({ net: site.net }));
  });
  beforeEach(async () => {
    said.clear();
    await house.db.delete(rentalCalendars);
    Object.assign(its, await aFlatWithCalendars(house));
  });
  afterAll(async () => {
    await house.close();
    await site.close();
  });
  return { house, said, its };
}

type FlatWithCalendars = Awaited<ReturnType<typeof aFlatWithCalendars>>;

/** A flat of somebody who hears of it, and what they do with it. */
async function aFlatWithCalendars(house: TestHouse) {
  house.time.now = new Date('2026-08-21T18:00:00Z');
  const [owner, guest] = [await house.signedInAs('business'), await house.signedInAs()];
  const email = `${owner.id}@correo.example`.toLowerCase();
  await house.db.update(users).set({ email, emailProvenAt: house.time.now }).where(eq(users.id, owner.id));
  const flat = await aRental(house.db, { ownerId: owner.id });
  const path = `/api/rentals/${flat.id}/calendars`;
  const later = (minutes: number) => house.later(minutes);
  return {
    owner,
    guest,
    flat,
    path,
    later,
    state: async (as = owner) => (await house.call('GET', path, { as })).body,
    /** Adds one and reads it. */
    add: async (of = '/a.ics', name = 'Airbnb') => {
      const body = { name, address: `https://calendar.example${of}` };
      const { status, body: reply } = await house.call('POST', path, { as: owner, body });
      expect([status, reply.calendars.at(-1).isWaiting]).toEqual([201, true]);
      await house.runTasks();
      return reply.calendars.at(-1).id as string;
    },
    /** What an hour by the clock does. */
    anHour: async () => {
      later(61);
      await lookAfterCalendars(house.db, house.time.now);
      await house.runTasks();
    },
    freeOn: async (...dates: readonly string[]) => {
      const days = await Promise.all(
        dates.map((date) => house.call('GET', `/api/rentals/${flat.id}/availability?from=${date}&to=${date}`)),
      );
      return days.map(({ body }) => body.days[0].free > 0);
    },
    holds: async (from: string, units = 1) => {
      const wish = stayWish({ userId: guest.id, rentalId: flat.id, from, units, quantity: 1 });
      const { order } = await house.db.transaction((db) => hold(db, wish, house.time.now));
      return order.id;
    },
    pays: (id: string) => house.db.transaction((db) => confirmOrder(db, id, house.time.now)),
    /** The path of the address for other sites, made anew. */
    ownPath: async () => {
      const made = await house.call('POST', `/api/rentals/${flat.id}/calendar-address`, { as: owner });
      const { pathname, search } = new URL(made.body.own.address);
      return pathname + search;
    },
    heard: async (letter: string) =>
      (await house.db.select().from(mails).where(eq(mails.recipient, email))).filter((one) => one.letter === letter),
  };
}
