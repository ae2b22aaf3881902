/** For tests only: a house with people who report, judge and own, and what they call. */
import { eq } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { reports } from './table.ts';

/** Somebody who is not signed in. */
const notifier = { name: 'Marta Gil', email: 'marta@correo.example' };
export const takenDown = { decision: 'removed', ground: 'fraud' };

/** To be called where the tests of a file are declared; the desk's people are there from before the first of them. */
export function aReportHouse() {
  const house = aTestHouse({ now: new Date('2026-08-01T10:00:00Z') });
  let admin: Member;
  let moderator: Member;
  beforeAll(async () => {
    [admin, moderator] = [await house.signedInAs('admin'), await house.signedInAs('moderator')];
  });
  const report = (of: object, as?: Member, over: object = notifier) =>
    house.call('POST', '/api/reports', {
      ...(as && { as }),
      body: { kind: 'rentals', reason: 'fraud', details: 'This flat is not there.', goodFaith: true, ...over, ...of },
    });
  return {
    house,
    get admin() {
      return admin;
    },
    get moderator() {
      return moderator;
    },
    report,
    /** Nothing is reported and nothing written; gives an owner who reads Spanish. */
    fresh: async () => {
      await house.db.delete(reports);
      await house.db.delete(mails);
      const owner = await house.signedInAs('business');
      const theirs = { email: 'marea@correo.example', language: 'es' } as const;
      await house.db.update(users).set(theirs).where(eq(users.id, owner.id));
      return owner;
    },
    queue: async (as = moderator, query = '') => (await house.call('GET', `/api/admin/reports${query}`, { as })).body,
    decide: (id: string, over: object, as = moderator) =>
      house.call('POST', `/api/admin/reports/${id}/decision`, { as, body: { statement: 'We went there.', ...over } }),
    letters: () => house.db.select().from(mails).orderBy(mails.createdAt, mails.letter),
    own: async (as: Member) => (await house.call('GET', '/api/reports/own', { as })).body,
    aFlat: ({ id: ownerId }: Member) =>
      aRental(house.db, {
        ownerId,
        title: { en: 'Roof flat', es: 'Ático' },
        description: { en: 'It has a pool.', es: 'Tiene piscina.' },
      }),
  };
}
