import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import type { Database, Db } from './db.ts';
import { databaseFault, openPostgres, ping } from './db.ts';
import { asProblem } from './problems/problems.ts';
import { onMaintenance, onServer, testDatabase, testServerUrl } from './testing.ts';

let database: Database;
const heard: string[] = [];
beforeAll(async () => {
  database = await testDatabase(inject('prepared'), { fresh: true });
  await database.onTouched((table) => heard.push(table));
  // The connection that only listens drops everything when it comes up: that is heard before the tests begin.
  if (database.engine === 'PostgreSQL') await vi.waitFor(() => expect(heard).toContain('*'), { timeout: 15_000 });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(sql`delete from tasks`);
});

const addTask = (db: Db, id: string) =>
  db.execute(sql`insert into tasks (id, name, payload, run_at) values (${id}, 'sweep', '{}', now())`);
const addJob = (db: Db, id: string) =>
  db.execute(sql`
    insert into jobs (id, location, address, title, description, category, employer, salary, salary_type, schedule,
      requirements, benefits, contact_email, posted_at, listed_until)
    values (${id}, 'L', 'A', '{}', '{}', 'other', 'E', '{}', 'daily', 'contract', '{}', '{}', 'a@b.example', now(), now())`);
/** A write, though there is nothing to delete. Each test touches a table of its own: several connections hear it, some late. */
const touch = (db: Db, table: string) => db.execute(sql`delete from ${sql.identifier(table)}`);
const idsOf = async (db: Db, table: string) => {
  const result = await db.execute(sql`select id from ${sql.identifier(table)} order by id`);
  return (result as { rows: { id: string }[] }).rows.map(({ id }) => id);
};
const failureOf = (act: () => PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(act()).then(
    () => undefined,
    (error: unknown) => error,
  );

it('runs on the engine that was asked for', () => {
  expect(database.engine).toBe(testServerUrl() === undefined ? 'PGlite' : 'PostgreSQL');
});

describe('databaseFault', () => {
  it('finds the code and the constraint of a value that is there already', async () => {
    await addTask(database.db, 'one');
    const error = await failureOf(() => addTask(database.db, 'one'));
    expect(databaseFault(error)).toEqual({ code: '23505', constraint: 'tasks_pkey' });
  });

  it('finds them through further wrappings, and inside a transaction', async () => {
    const error = await failureOf(() =>
      database.db.transaction(async (db) => {
        await addTask(db, 'one');
        await addTask(db, 'one');
      }),
    );
    const wrapped = new Error('The task could not be written.', { cause: error });
    expect(databaseFault(wrapped)).toEqual({ code: '23505', constraint: 'tasks_pkey' });
  });

  it('finds a code without a constraint, and nothing in other errors', async () => {
    const error = await failureOf(() => database.db.execute(sql`select 1 / 0`));
    expect(databaseFault(error)).toEqual({ code: '22012', constraint: undefined });
    expect(databaseFault(new Error('boom'))).toBeUndefined();
    expect(databaseFault('boom')).toBeUndefined();
  });
});

describe('a transaction', () => {
  it('that is rolled back leaves nothing', async () => {
    const error = await failureOf(() =>
      database.db.transaction(async (db) => {
        await addTask(db, 'gone');
        await addTask(db, 'gone too');
        throw new Error('changed my mind');
      }),
    );
    expect(error).toMatchObject({ message: 'changed my mind' });
    expect(await idsOf(database.db, 'tasks')).toEqual([]);
  });

  it('that is done leaves all of it', async () => {
    await database.db.transaction(async (db) => {
      await addTask(db, 'a');
      await addTask(db, 'b');
    });
    expect(await idsOf(database.db, 'tasks')).toEqual(['a', 'b']);
  });
});

describe('onTouched', () => {
  it('hears a write before the write’s own promise resolves', async () => {
    expect(heard).not.toContain('jobs');
    await addJob(database.db, 'one');
    expect(heard).toContain('jobs');
  });

  it('hears a transaction when it commits, not while it runs', async () => {
    await database.db.transaction(async (db) => {
      await touch(db, 'businesses');
      await ping(db);
      expect(heard).not.toContain('businesses');
    });
    expect(heard).toContain('businesses');
  });

  it('hears nothing of a rollback, nor of a table that no page shows', async () => {
    await failureOf(() =>
      database.db.transaction(async (db) => {
        await touch(db, 'rentals');
        throw new Error('changed my mind');
      }),
    );
    await addTask(database.db, 'one');
    // Notices arrive in the order of the commits: had there been one of these, it would be heard before this one.
    await touch(database.db, 'events');
    await expect.poll(() => heard).toContain('events');
    expect(heard).not.toContain('rentals');
    expect(heard).not.toContain('tasks');
  });
});

it('migrating again, and twice at once, changes nothing', async () => {
  await addTask(database.db, 'kept');
  await Promise.all([database.migrate(), database.migrate()]);
  expect(await idsOf(database.db, 'tasks')).toEqual(['kept']);
});

it('a closed database is a problem that heals by itself (503), not a fault of ours (500)', async () => {
  const other = await testDatabase(inject('prepared'), { fresh: true });
  await ping(other.db);
  await other.close();
  const problem = asProblem(await failureOf(() => ping(other.db)));
  expect(problem).toMatchObject({ status: 503, retryAfter: 5 });
});

const url = testServerUrl();
describe.runIf(url)('PostgreSQL: two databases opened on the same server', () => {
  const openTwo = async () => {
    const name = `aftersun_test_two_${process.pid}_${Math.trunc(performance.now())}`;
    const { template } = inject('prepared');
    await onMaintenance(url ?? '', `create database ${name} template ${template}`);
    const two = await Promise.all([1, 2].map(() => openPostgres(onServer(url ?? '', name), { connections: 3 })));
    onTestFinished(async () => {
      await Promise.all(two.map((one) => one.close()));
      await onMaintenance(url ?? '', `drop database ${name} with (force)`);
    });
    const told: string[][] = [[], []];
    await Promise.all(two.map((one, i) => one.onTouched((table) => told[i]?.push(table))));
    await expect.poll(() => told.every((tables) => tables.includes('*'))).toBe(true);
    return { here: two[0] as Database, there: told[1] ?? [], name };
  };
  type Two = Awaited<ReturnType<typeof openTwo>>;

  /**
   * How long the other one takes to hear of a write, at best of five. A busy machine takes its time for one of them; each
   * follows when the last one was heard, so whoever looked now and then, and not at once, would be late each time.
   */
  const quickest = async ({ here, there }: Two): Promise<number> => {
    const times: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      there.length = 0;
      const began = performance.now();
      await addJob(here.db, `one of ${n}`);
      await expect.poll(() => there, { interval: 10 }).toContain('jobs');
      times.push(performance.now() - began);
    }
    return Math.min(...times.slice(1));
  };

  it('hear each other’s writes within 1 s', async () => {
    expect(await quickest(await openTwo())).toBeLessThan(1000);
  });

  it('drop everything after a break, because nobody knows what was written meanwhile', async () => {
    const two = await openTwo();
    const { here, there, name } = two;
    there.length = 0;
    await onMaintenance(
      url ?? '',
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
    );
    await expect.poll(() => there).toContain('*');
    await expect.poll(() => failureOf(() => ping(here.db))).toBeUndefined();
    expect(await quickest(two)).toBeLessThan(1000);
  });

  it('end a ring of waiting: one goes on, the other may try again (503) and has changed nothing', async () => {
    const { here } = await openTwo();
    for (const id of ['one', 'two']) await addTask(here.db, id);
    const bothHaveOne = Promise.withResolvers<void>();
    let having = 0;
    const rename = (first: string, second: string) =>
      here.db.transaction(async (db) => {
        await db.execute(sql`update tasks set name = ${first} where id = ${first}`);
        if ((having += 1) === 2) bothHaveOne.resolve();
        await bothHaveOne.promise;
        await db.execute(sql`update tasks set name = ${first} where id = ${second}`);
      });
    const failures = await Promise.all([failureOf(() => rename('one', 'two')), failureOf(() => rename('two', 'one'))]);
    const failed = failures.filter((failure) => failure !== undefined);
    expect(failed.map((failure) => asProblem(failure)?.status)).toEqual([503]);
    const { rows } = (await here.db.execute(sql`select distinct name from tasks`)) as { rows: unknown[] };
    expect(rows).toHaveLength(1);
  });

  it('keep the connection on which a statement was refused', async () => {
    const { here } = await openTwo();
    await addTask(here.db, 'one');
    const processes = async () => {
      const { rows } = (await here.db.execute(sql`
        select pid from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' order by pid`)) as {
        rows: { pid: number }[];
      };
      return rows.map(({ pid }) => pid);
    };
    // As many at once as there are connections, so that all of them are there.
    await Promise.all([1, 2, 3].map(() => ping(here.db)));
    const before = await processes();
    const refusals = await Promise.all(Array.from({ length: 20 }, () => failureOf(() => addTask(here.db, 'one'))));
    expect(new Set(refusals.map((error) => databaseFault(error)?.code))).toEqual(new Set(['23505']));
    expect(await processes()).toEqual(before);
  });

  it('migrate one after the other when they start at once', async () => {
    const name = `aftersun_test_fresh_${process.pid}_${Math.trunc(performance.now())}`;
    await onMaintenance(url ?? '', `create database ${name}`);
    const two = await Promise.all([1, 2].map(() => openPostgres(onServer(url ?? '', name), { connections: 2 })));
    onTestFinished(async () => {
      await Promise.all(two.map((one) => one.close()));
      await onMaintenance(url ?? '', `drop database ${name} with (force)`);
    });
    await Promise.all(two.map((one) => one.migrate()));
    for (const { db } of two) expect(await idsOf(db, 'jobs')).toEqual([]);
  });
});
