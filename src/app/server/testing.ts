/** The whole house for door tests: a real database, the real rooms, a clock that the test sets. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { aHouseTrader } from '#features/traders/server/factory.ts';
import type { Db } from '#kit/server/db.ts';
import { createLog } from '#kit/server/log.ts';
import { openPhotoStore } from '#kit/server/photos/store.ts';
import type { Mailer } from '#kit/server/mailer.ts';
import type { SmsSender } from '#kit/server/sms/sms.ts';
import type { Filling, Prepared } from '#kit/server/testing.ts';
import { testDatabase } from '#kit/server/testing.ts';
import { minuteMs } from '#kit/shared/durations.ts';
import { buildApi } from './build-api.ts';
import { seedDemo } from './seed.ts';
import { callOn, origin, pagesOf, type CallOptions } from './testing-calls.ts';
import { membersOf } from './testing-members.ts';
import { touchedIn } from './testing-touched.ts';

export { origin, type Member, type Reply } from './testing-calls.ts';
export { password } from './testing-members.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    prepared: Prepared;
  }
}

export const webhookSecret = 'a secret that only tests know';
/** Signs its notices about owners' accounts there. */
export const accountWebhookSecret = 'another secret that only tests know';

export type TestHouse = Awaited<ReturnType<typeof openTestHouse>>;

type HouseOptions = {
  readonly now?: Date;
  readonly mailer?: Mailer;
  readonly sms?: SmsSender;
  readonly stripe?: Parameters<typeof buildApi>[0]['stripe'];
  readonly ownerPayouts?: 'bank' | 'provider';
  readonly inboundMail?: Parameters<typeof buildApi>[0]['inboundMail'];
  readonly taxOffice?: Parameters<typeof buildApi>[0]['taxOffice'];
  /** Where calendars of other sites are. */
  readonly net?: Parameters<typeof buildApi>[0]['net'];
  /** Hears of erased accounts, as the list outside the database does. */
  readonly noteErasure?: Parameters<typeof buildApi>[0]['noteErasure'];
  /** On a database of its own, for tests that change more than rows (kit/server/testing.ts). */
  readonly fresh?: boolean;
  /** With the demo catalogue, as it is written at that time. */
  readonly demoOf?: Date;
};

/** Writing it takes a second and a half of processors, and eight files begin with it. */
const demoAt = (at: Date): Filling => ({
  name: `demo_${at.getTime()}`,
  fill: (db) => seedDemo(db, at),
});

/** When it is in tests that don't say. */
export const usualNow = new Date('2026-08-21T18:00:00Z');

/**
 * The house of a file of tests, to be called where its tests are declared: open from before the first of them until after
 * the last, and before each its clock stands where it began.
 */
export function aTestHouse(options: HouseOptions = {}): TestHouse {
  const house = {} as TestHouse;
  beforeAll(async () => void Object.assign(house, await openTestHouse(options)));
  beforeEach(() => {
    house.time.now = options.now ?? usualNow;
  });
  afterAll(() => house.close());
  return house;
}

/**
 * Opens a house on an empty database, for tests that begin otherwise than `aTestHouse`; whoever opens it closes it. The clock
 * stands until the test moves it.
 */
export async function openTestHouse({
  now = usualNow,
  mailer,
  sms,
  stripe,
  ownerPayouts,
  inboundMail,
  taxOffice,
  net,
  noteErasure,
  fresh = false,
  demoOf,
}: HouseOptions = {}) {
  const database = await testDatabase(inject('prepared'), { fresh, filling: demoOf && demoAt(demoOf) });
  const { db } = database;
  // It has said who sells what is its own.
  await aHouseTrader(db, now);
  const time = { now };
  const folder = await mkdtemp(join(tmpdir(), 'aftersun-photos-'));
  const photos = openPhotoStore(folder);
  const apiOn = (db: Db) =>
    buildApi({
      db,
      clock: () => time.now,
      log: createLog('silent'),
      publicUrl: origin,
      photos,
      webhookSecret,
      accountWebhookSecret,
      mailer,
      sms,
      stripe,
      ownerPayouts,
      inboundMail,
      taxOffice,
      net,
      noteErasure,
    });
  const api = apiOn(db);
  await api.choosePayoutWay();
  const { settled } = await touchedIn(database, (table) => api.kept.drop(table));
  const { wake, signedInAs, withMailbox } = membersOf(db, time);

  const call = async (method: string, path: string, options: CallOptions = {}) => {
    if (options.as) await wake(options.as);
    return callOn(api, method, path, options);
  };

  /** A second process of the app on the same database, with replies of its own that it keeps. */
  const beside = async () => {
    const second = await database.beside();
    const other = apiOn(second.db);
    await second.onTouched((table) => other.kept.drop(table));
    return {
      call: (method: string, path: string, options: CallOptions = {}) => callOn(other, method, path, options),
      close: async () => {
        await Promise.all([other.outbox.stop(), other.wishes.write(), other.visits.write()]);
        await second.close();
      },
    };
  };

  return {
    db,
    photos,
    /** Where the photos of this house are. */
    photosFolder: folder,
    engine: database.engine,
    api,
    time,
    /** Moves the clock on; gives when it is then. */
    later: (minutes: number): Date => (time.now = new Date(time.now.getTime() + minutes * minuteMs)),
    call,
    beside,
    pagesOf: (path: string) => pagesOf((next) => call('GET', next), path),
    settled,
    signedInAs,
    withMailbox,
    /** Lets the background work that is due be done. */
    runTasks: () => api.outbox.runDue(),
    close: async () => {
      await Promise.all([api.outbox.stop(), api.wishes.write(), api.visits.write()]);
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
