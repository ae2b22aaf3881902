/** The whole house for door tests: a real database, the real rooms, a clock that the test sets. */
import { argon2Sync, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, inject, vi } from 'vitest';
import { openSession } from '#features/auth/server/service.ts';
import { sessions, users } from '#features/auth/server/table.ts';
import type { Role } from '#features/auth/rules.ts';
import { aBankAccount } from '#features/payout-accounts/server/factory.ts';
import { aHouseTrader, aTrader } from '#features/traders/server/factory.ts';
import { hashSecret, newId } from '#kit/server/ids.ts';
import type { Db } from '#kit/server/db.ts';
import { createLog } from '#kit/server/log.ts';
import { openPhotoStore } from '#kit/server/photos/store.ts';
import type { Mailer } from '#kit/server/mailer.ts';
import type { SmsSender } from '#kit/server/sms.ts';
import type { Filling, Prepared } from '#kit/server/testing.ts';
import { testDatabase } from '#kit/server/testing.ts';
import { hoursAfter } from '#kit/shared/durations.ts';
import type { Language } from '#kit/shared/messages.ts';
import { buildApi } from './build-api.ts';
import { seedDemo } from './seed.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    prepared: Prepared;
  }
}

export const origin = 'http://127.0.0.1:3000';
export const webhookSecret = 'a secret that only tests know';
/** Signs its notices about owners' accounts there. */
export const accountWebhookSecret = 'another secret that only tests know';

export type Member = { readonly id: string; readonly cookie: string };
// eslint-disable-next-line typescript/no-explicit-any -- a test looks into replies of every shape
export type Reply = { readonly status: number; readonly headers: Headers; readonly body: any };
export type TestHouse = Awaited<ReturnType<typeof openTestHouse>>;

/** Without an address each call comes from another one, so that only tests of limits meet them. */
type CallOptions = { as?: Member | undefined; body?: unknown; headers?: Record<string, string>; address?: string };

/** The password of every member that a test signs in. */
export const password = 'una siesta larga';
/**
 * Of the least cost there is: a hash says what it cost, and looking at one that cost as much as the house asks takes
 * 30 ms of a processor. What people choose at a door is hashed as ever.
 */
const passwordHash = cheaply(password);

function cheaply(message: string): string {
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', { message, nonce, tagLength: 32, memory: 8, passes: 1, parallelism: 1 });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${hash}`;
}

/** Calls an endpoint by its line on the wire, as a browser of this site would. */
async function callOn(
  api: ReturnType<typeof buildApi>,
  method: string,
  path: string,
  options: CallOptions,
): Promise<Reply> {
  const { as, body, headers = {}, address = newId() } = options;
  const response = await api.answer(
    new Request(`${origin}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(as ? { cookie: as.cookie } : {}),
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body) }),
    }),
    { address },
  );
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

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

/** Of a thousand members with phones of chance two would have the same one in two hundred runs. */
let phones = 0;

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
  const heard: string[] = [];
  await database.onTouched((table) => {
    heard.push(table);
    api.kept.drop(table);
  });

  /** One word, heard by every connection there is. */
  const allHear = async (): Promise<void> => {
    const word = newId();
    await db.execute(sql`select pg_notify('touched', ${word})`);
    const activity = sql`select count(*)::int as count from pg_stat_activity 
      where datname = current_database() and backend_type = 'client backend'`;
    const { rows } = (await db.execute(activity)) as { rows: { count: number }[] };
    const ears = database.engine === 'PGlite' ? 1 : (rows[0]?.count ?? 0);
    const haveHeard = () => expect(heard.filter((one) => one === word).length).toBeGreaterThanOrEqual(ears);
    // Not for long: whoever missed this word hears the next (`settled`).
    await vi.waitFor(haveHeard, { timeout: 1000 });
  };

  /**
   * Waits until every connection has told of the writes so far. A write is heard before its reply, but the other
   * connections to a server tell of it too, a little later: whoever counts what is drawn again must wait for them.
   * One that was only being opened has missed the word: it hears the next.
   */
  const settled = (): Promise<void> => vi.waitFor(allHear, { timeout: 45_000 });

  const awake = new Map<string, Date>();
  /** Whoever a test calls as has just signed in, however far it moved the clock. Tests of sessions send their own cookie. */
  const wake = async ({ cookie }: Member): Promise<void> => {
    if (awake.get(cookie)?.getTime() === time.now.getTime()) return;
    awake.set(cookie, time.now);
    const expiresAt = hoursAfter(time.now, 1);
    await db
      .update(sessions)
      .set({ createdAt: time.now, lastSeenAt: time.now, confirmedAt: time.now, expiresAt })
      .where(eq(sessions.tokenHash, hashSecret(cookie.replace('session=', ''))));
  };

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

  /**
   * A member of a role with an open session; phones count up from a range for fiction. A business has said who sells
   * and where it is paid, so that what it offers is for sale.
   */
  const signedInAs = async (role: Role = 'traveller'): Promise<Member> => {
    const id = newId();
    const digits = String((phones += 1)).padStart(7, '0');
    await db.insert(users).values({
      id,
      username: id,
      fullName: 'Test Member',
      phone: `+3467${digits}`,
      email: null,
      passwordHash,
      accountType: role === 'business' ? 'business' : 'traveller',
      role,
    });
    if (role === 'business') {
      await aTrader(db, id, time.now);
      await aBankAccount(db, id, time.now);
    }
    const cookie = `session=${await openSession(db, id, time.now)}`;
    awake.set(cookie, time.now);
    return { id, cookie };
  };

  /** Gives a member a mailbox that nobody was written to before; it begins with this name. */
  const withMailbox = async (member: Member, name: string, language: Language = 'en'): Promise<Member> => {
    const email = `${name}-${member.id}@correo.example`.toLowerCase();
    await db.update(users).set({ email, language }).where(eq(users.id, member.id));
    return member;
  };

  /** Reads a list page by page, through the Link of each, until the last (or twenty: then the list never ends). */
  const pagesOf = async (path: string): Promise<Reply['body'][]> => {
    const pages = [];
    for (let next: string | undefined = path; next !== undefined && pages.length < 20;) {
      const { body, headers } = await call('GET', next);
      pages.push(body);
      next = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    }
    return pages;
  };

  return {
    db,
    photos,
    /** Where the photos of this house are. */
    photosFolder: folder,
    engine: database.engine,
    api,
    time,
    call,
    beside,
    pagesOf,
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
