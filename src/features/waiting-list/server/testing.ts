/** For tests only: three who may wait for places of a sold-out event, and the clock that goes round. */
import { beforeEach } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anEvent, placesTakenOf, setPlacesTaken } from '#features/events/server/factory.ts';
import type { EventRow } from '#features/events/server/table.ts';
import { mails, mutedTopics } from '#features/mail/server/table.ts';
import { keepingMailer } from '#kit/server/testing-mailer.ts';
import type { Language } from '#kit/shared/messages.ts';
import { tellOfPlaces } from './letters.ts';
import { waitingList } from './table.ts';

/** Before each test nobody waits, and nobody was written to. */
export function aSoldOutNight() {
  const mailer = keepingMailer();
  const house = aTestHouse({ mailer, now: new Date('2026-08-20T18:00:00Z') });
  let [ana, bea, cleo]: Member[] = [];
  let event: EventRow;
  beforeEach(async () => {
    mailer.mails.length = 0;
    for (const table of [waitingList, mails, mutedTopics]) await house.db.delete(table);
    [ana, bea, cleo] = [await aReader('ana'), await aReader('bea'), await aReader('cleo', 'es')];
    event = await soldOut();
  });

  /** A member with a mailbox that nobody was written to before. */
  const aReader = async (name: string, language?: Language): Promise<Member> =>
    house.withMailbox(await house.signedInAs(), name, language);

  const soldOut = (over: Parameters<typeof anEvent>[1] = {}) =>
    anEvent(house.db, { capacity: 10, placesTaken: 10, ...over });
  const free = async (places: number, { id } = event) =>
    setPlacesTaken(house.db, id, (await placesTakenOf(house.db, id)) - places);
  const later = (minutes: number) => house.later(minutes);
  const path = ({ id } = event) => `/api/waiting-list/${id}`;
  const wait = async (as: Member | undefined, places: unknown = 1, of = event) => {
    later(1);
    return house.call('PUT', path(of), { as, body: { places } });
  };
  const mine = async (as: Member | undefined) => (await house.call('GET', '/api/waiting-list', { as })).body;
  /** The clock goes round, later by so much; who was written to until then. */
  const told = async (minutes = 1) => {
    later(minutes);
    await tellOfPlaces(house.db, house.time.now);
    await house.runTasks();
    return mailer.mails
      .splice(0)
      .map(({ to }) => to.split('-')[0] ?? '')
      .toSorted((one, other) => one.localeCompare(other));
  };
  return {
    house,
    get ana() {
      return ana;
    },
    get bea() {
      return bea;
    },
    get cleo() {
      return cleo;
    },
    get event() {
      return event;
    },
    /** What is sold out in this test is another event. */
    set event(other) {
      event = other;
    },
    mailer,
    aReader,
    soldOut,
    free,
    later,
    path,
    wait,
    mine,
    told,
  };
}
