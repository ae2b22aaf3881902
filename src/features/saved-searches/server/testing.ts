/** For tests only: a house with a clock that goes round, and members who keep searches. */
import { beforeEach } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { events } from '#features/events/server/table.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { mails, mutedTopics } from '#features/mail/server/table.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { keepingMailer } from '#kit/server/testing-mailer.ts';
import type { Language } from '#kit/shared/messages.ts';
import { savedSearches, savedSearchReaders } from './table.ts';

/** Before each test there is no listing, nobody keeps a search, and nobody was written to. */
export function aTownWithSearches() {
  const mailer = keepingMailer();
  const house = aTestHouse({ mailer, now: new Date('2026-08-21T09:00:00Z') });
  let [ana, bea]: Member[] = [];
  beforeEach(async () => {
    mailer.mails.length = 0;
    for (const table of [savedSearches, savedSearchReaders, mails, mutedTopics, events, jobs, rentals])
      await house.db.delete(table);
    [ana, bea] = [await aReader('ana'), await aReader('bea', 'es')];
  });

  /** A member with a mailbox that nobody was written to before. */
  const aReader = async (name: string, language?: Language): Promise<Member> =>
    house.withMailbox(await house.signedInAs(), name, language);

  const later = (minutes: number) => house.later(minutes);
  const save = (search: string, { as = ana, letters }: { as?: Member | undefined; letters?: boolean } = {}) =>
    house.call('POST', '/api/saved-searches', { as, body: { search, ...(letters === undefined ? {} : { letters }) } });
  const list = async (as = ana) => (await house.call('GET', '/api/saved-searches', { as })).body;
  const news = async (as = ana) => (await house.call('GET', '/api/saved-searches/news', { as })).body;
  const call = async (method: 'PATCH' | 'DELETE' | 'POST', path: string, body?: unknown, as = ana) =>
    house.call(method, `/api/saved-searches/${path}`, { as, body });
  /** The clock goes round, later by so much; the letters that were sent until then. */
  const told = async (minutes = 1) => {
    later(minutes);
    await house.api.tellOfSearches();
    await house.runTasks();
    return mailer.mails.splice(0);
  };
  return {
    house,
    get ana() {
      return ana;
    },
    get bea() {
      return bea;
    },
    mailer,
    aReader,
    later,
    save,
    list,
    news,
    call,
    told,
  };
}
