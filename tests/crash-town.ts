/** A house on data of its own that is killed and started again, with Stripe's stand-in outside of it: for tests of crashes. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Interface } from 'node:readline';
import { buildApi } from '#app/server/build-api.ts';
import { noticeHeader, signNotice } from '#features/payments/server/taking/notice.ts';
import { openStandIn, standInKeys } from '#features/payments/server/stand-in/stand-in.ts';
import { aHouseTrader } from '#features/traders/server/factory.ts';
import type { Database } from '#kit/server/db.ts';
import { openPglite, openPostgres } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { createLog } from '#kit/server/log.ts';
import { openPhotoStore } from '#kit/server/photos/store.ts';
import type { Prepared } from '#kit/server/testing.ts';
import { onMaintenance, onServer, testServerUrl } from '#kit/server/testing.ts';
import { systemClock } from '#kit/shared/clock.ts';
import { shortLived, worldEnv } from './programs.ts';

const origin = 'http://127.0.0.1:3000';
const webhookSecret = 'whsec_crashes';

export type Person = { readonly id: string; readonly cookie: string; readonly phone: string };
// eslint-disable-next-line typescript/no-explicit-any -- a test looks into replies of every shape
type Answer = { readonly status: number; readonly body: any; readonly cookie: string };
type Asking = { readonly as?: Person; readonly body?: unknown; readonly headers?: Record<string, string> };
/** Calls the house that is open now; rejects when it dies before its answer is there. */
export type Ask = (method: string, path: string, asking?: Asking) => Promise<Answer>;
export type Town = Awaited<ReturnType<typeof openTown>>;

/** Where the data is, whichever engine keeps it. */
export type Store = {
  readonly env: Record<string, string>;
  /** Opens it for the first time. */
  make(): Promise<Database>;
  open(): Promise<Database>;
  drop(): Promise<void>;
};

export async function makeStore(prepared: Prepared, dataDir: string): Promise<Store> {
  const server = testServerUrl();
  if (server === undefined || prepared.template === undefined) {
    const open = () => openPglite({ dataDir, isBrief: true });
    cpSync(prepared.embedded.migrated, dataDir, { recursive: true });
    return {
      env: {},
      make: open,
      open,
      drop: async () => undefined,
    };
  }
  const name = `aftersun_test_${randomBytes(6).toString('hex')}`;
  await onMaintenance(server, `create database ${name} template ${prepared.template}`);
  const url = onServer(server, name);
  const open = () => openPostgres(url, { connections: 5 });
  return {
    env: { DATABASE_URL: url },
    make: open,
    open,
    drop: () => onMaintenance(server, `drop database if exists ${name} with (force)`),
  };
}

const asker =
  (send: (request: Request) => Promise<Response>, base: () => string): Ask =>
  async (method, path, { as, body, headers } = {}) => {
    const reply = await send(
      new Request(`${base()}${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(as ? { cookie: as.cookie } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    const cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return { status: reply.status, body: JSON.parse((await reply.text()) || 'null'), cookie };
  };

/** `prepare` fills the data before the house is first opened; without Stripe's keys the sandbox takes test cards. */
export async function openTown<T>(
  prepared: Prepared,
  prepare: (db: Database['db']) => Promise<T>,
  { hasKeys = true } = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'aftersun-crash-'));
  const standIn = await openStandIn();
  const stripe = hasKeys ? { ...standInKeys, apiBase: standIn.url } : undefined;
  const store = await makeStore(prepared, dataDir);
  const made = await store.make();
  await aHouseTrader(made.db, systemClock());
  const things = await prepare(made.db);
  await made.close();

  let dying: Promise<unknown> = Promise.resolve();
  let house: { readonly child: ChildProcess; readonly lines: Interface; readonly port: number } | undefined;
  const env = {
    ...worldEnv,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    BACKUP_DIR: join(dataDir, 'backups'),
    PORT: '3000',
    DEMO: '0',
    LOG_LEVEL: 'info',
    ADMIN_PHONE: '+34600000001',
    ADMIN_PASSWORD: 'una-clave-larga-9',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    ...(stripe && {
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
      STRIPE_API_BASE: stripe.apiBase,
    }),
    ...store.env,
  };

  const start = async (): Promise<void> => {
    const child = spawn(process.execPath, shortLived('crash-process'), {
      stdio: ['ignore', 'pipe', 'inherit'],
      env,
    });
    const lines = createInterface({ input: child.stdout });
    const [line] = (await Promise.race([
      once(lines, 'line'),
      once(child, 'exit').then(() => Promise.reject(new Error('The house did not open.'))),
    ])) as [string];
    house = { child, lines, port: (JSON.parse(line) as { port: number }).port };
  };
  /** At once and without a goodbye, whatever it is doing. Comes back when it is gone; twice is once. */
  const kill = (): Promise<unknown> => {
    const { child } = house ?? {};
    house = undefined;
    if (!child) return dying;
    dying = once(child, 'exit');
    child.kill('SIGKILL');
    return dying;
  };
  const ask = asker(fetch, () => `http://127.0.0.1:${house?.port ?? 0}`);

  /** The house once more, in this process and some minutes later unless told: what hung is asked about by now. */
  const reopen = async (laterMs = 4 * 60_000) => {
    await kill();
    const database = await store.open();
    const { db } = database;
    const clock = () => new Date(systemClock().getTime() + laterMs);
    const photos = openPhotoStore(join(dataDir, 'photos'));
    const api = buildApi({ db, clock, log: createLog('silent'), publicUrl: origin, photos, webhookSecret, stripe });
    const bindings = { address: '127.0.0.1' };
    return {
      db,
      api,
      close: () => database.close(),
      ask: asker(
        (request) => api.answer(request, bindings),
        () => origin,
      ),
    };
  };

  return {
    things,
    /** What the house is told by its environment. */
    env,
    standIn,
    start,
    kill,
    ask,
    reopen,
    /** Comes back when the house has ended by itself; false when it has not within the time. */
    died: async (withinMs: number): Promise<boolean> => {
      const { child } = house ?? {};
      if (!child) throw new Error('The house is not open.');
      if (child.signalCode === null && child.exitCode === null)
        await once(child, 'exit', { signal: AbortSignal.timeout(withinMs) }).catch(() => undefined);
      if (child.signalCode === null) return false;
      house = undefined;
      return true;
    },
    /** What the house says next. */
    heard: async (): Promise<unknown> => {
      if (!house) throw new Error('The house is not open.');
      return JSON.parse(String((await once(house.lines, 'line'))[0]));
    },
    close: async (): Promise<void> => {
      await kill();
      await Promise.all([standIn.close(), store.drop(), rm(dataDir, { recursive: true, force: true })]);
    },
  };
}

let phones = 0;

/** Opens an account: the house has said yes to it. */
export async function signUp(ask: Ask): Promise<Person> {
  const phone = `+3467${String((phones += 1)).padStart(7, '0')}`;
  const body = {
    username: newId(),
    fullName: 'Marta',
    phone,
    email: null,
    password: 'una-clave-larga-9',
    accountType: 'traveller',
  };
  const { status, body: reply, cookie } = await ask('POST', '/api/auth/signup', { body });
  if (status !== 201) throw new Error(`No account: ${status}`);
  return { id: reply.user.id, cookie, phone };
}

/** A notice as Stripe signs it. */
export function noticed(body: string, headers: Record<string, string> = {}) {
  return { body, headers: { ...headers, [noticeHeader]: signNotice(webhookSecret, body, systemClock()) } };
}
