/**
 * `npm run bench`: measures the production build. Speed is told as ratios, or for a phone by Lighthouse, and never fails
 * the run; only the budgets of what a browser loads do. `npm run bench -- reading` (or booking, books, bundle, desk, drawing,
 * imports, interactions, paint, quality, rush, search, start, weight) runs one part. Each part is printed when it ends and written into its own chapter of
 * results.md; one that breaks does not stop the others.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite, openPostgres } from '#kit/server/db.ts';
import type { Database } from '#kit/server/db.ts';
import { onMaintenance, onServer } from '#kit/server/testing.ts';
import { measureBooking } from './booking.ts';
import { fillBooks, measureBooks } from './books.ts';
import { bars, bundleReport } from './bundle.ts';
import { fillDesk, measureDesk } from './desk.ts';
import { keptWhile, measureDrawing } from './drawing.ts';
import type { Drawn } from './drawing.ts';
import { ensureBuilt, findPostgres } from './project.ts';
import { fillImports, measureImport } from './imports.ts';
import { measureInteractions } from './interactions.ts';
import { fillTable, seatPeople, seats } from './interactions-town.ts';
import { measurePaint } from './paint.ts';
import { measureReading } from './reading.ts';
import { fillSearchTown } from './search-town.ts';
import { measureSearch, searchSizes, toCompare } from './search.ts';
import type { Row } from './report.ts';
import { tableOf, writePart } from './report.ts';
import { writeQuality } from './search-quality.ts';
import { startApp, startBare } from './servers.ts';
import type { Running } from './servers.ts';
import { measureStart } from './start.ts';
import { fillRush, measureRush } from './rush.ts';
import { fillTown } from './town.ts';
import { measureWeight } from './weight.ts';
import { findWrk } from './wrk.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const asked = process.argv.slice(2);
const wants = (part: string) => asked.length === 0 || asked.includes(part);
/** What the part that runs has to say beside its rows. */
let notes: string[] = [];
/** Where profiles go when somebody wants to know where the time goes. */
const profile = process.env['BENCH_PROFILE'];
const nodeArgs = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];

async function inTempFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'aftersun-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Runs work between a start and a stop, however it ends. */
async function during<S extends { stop(): Promise<void> }, T>(started: Promise<S>, work: (it: S) => Promise<T>) {
  const it = await started;
  try {
    return await work(it);
  } finally {
    await it.stop();
  }
}

/** A town that stands, as on every day but the first: what has just filled one answers a tenth to a third dearer until it ends. */
async function reading(): Promise<Row[]> {
  const wrk = await findWrk();
  return inTempFolder(async (folder) => {
    await during(startApp({ DATA_DIR: folder }), async () => undefined);
    return during(startApp({ DATA_DIR: folder }, nodeArgs), (app) =>
      during(startBare(), (bare) => measureReading(wrk, app, bare)),
    );
  });
}

/** What a browser finds at a house with the demo's listings. */
const browsing = (measure: (app: Running) => Promise<Row[]>) =>
  inTempFolder((folder) => during(startApp({ DATA_DIR: folder }, nodeArgs), measure));

/** People are seated by the house itself; the desk's table is filled while it is closed. */
const pressing = () =>
  inTempFolder(async (folder) => {
    const settings = { DATA_DIR: folder, ...seats };
    const town = await during(startApp(settings), seatPeople);
    await filled(openPglite({ dataDir: folder }), fillTable);
    return during(startApp(settings, nodeArgs), (app) => measureInteractions(app, town));
  });

/** The app opens the database only after we have left it: the embedded one has room for one process. */
async function filled<T>(opening: Promise<Database>, fill: (database: Database) => Promise<T>): Promise<T> {
  const database = await opening;
  try {
    return await fill(database);
  } finally {
    await database.close();
  }
}

async function bookingOnPglite(): Promise<Row[]> {
  return inTempFolder(async (folder) => {
    const town = await filled(openPglite({ dataDir: folder }), fillTown);
    return during(startApp({ DATA_DIR: folder, DEMO: '0' }), (app) => measureBooking(app, town, 'PGlite', 6));
  });
}

/** Runs work on a new database of a PostgreSQL server, where there is one. */
async function onPostgres(what: string, work: (address: string, engine: string) => Promise<Row[]>): Promise<Row[]> {
  const server = await findPostgres();
  if ('why' in server) {
    notes.push(`No ${what} on PostgreSQL: ${server.why}`);
    return [];
  }
  return during(Promise.resolve(server), async ({ url, version }) => {
    const name = `aftersun_bench_${randomBytes(6).toString('hex')}`;
    await onMaintenance(url, `create database ${name}`);
    try {
      return await work(onServer(url, name), `PostgreSQL ${version}`);
    } finally {
      await onMaintenance(url, `drop database if exists ${name} with (force)`);
    }
  });
}

/** The app's photos and the like go to a folder of its own. */
const startOn = (address: string, folder: string) =>
  startApp({ DATABASE_URL: address, DATA_DIR: folder, DEMO: '0' }, nodeArgs);

const bookingOnPostgres = () =>
  onPostgres('bookings', async (address, engine) => {
    const town = await filled(openPostgres(address), fillTown);
    return inTempFolder((folder) => during(startOn(address, folder), (app) => measureBooking(app, town, engine, 10)));
  });

/** The demo catalogue, as a first start makes it. */
async function drawingOn(engine: string, settings: Record<string, string>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const drawn of Object.keys(keptWhile) as Drawn[])
    rows.push(
      ...(await during(startApp({ ...settings, KEPT_REPLIES: keptWhile[drawn] }, nodeArgs), (app) =>
        measureDrawing(app, drawn, engine),
      )),
    );
  return rows;
}

const drawingOnPostgres = () =>
  onPostgres('lists and pages that are not kept', (address, engine) =>
    inTempFolder((folder) => drawingOn(engine, { DATABASE_URL: address, DATA_DIR: folder })),
  );

const drawingOnPglite = () => inTempFolder((folder) => drawingOn('PGlite', { DATA_DIR: folder }));

const rushOnPostgres = () =>
  onPostgres('rushes', async (address, engine) => {
    const town = await filled(openPostgres(address), fillRush);
    return inTempFolder((folder) => during(startOn(address, folder), (app) => measureRush(app, town, engine)));
  });

const deskOnPostgres = () =>
  onPostgres('lists of the desk', async (address, engine) => {
    const cookie = await filled(openPostgres(address), fillDesk);
    return inTempFolder((folder) => during(startOn(address, folder), (app) => measureDesk(app, cookie, engine)));
  });

const booksOnPostgres = () =>
  onPostgres('books', async (address, engine) => {
    const cookie = await filled(openPostgres(address), fillBooks);
    return inTempFolder((folder) => during(startOn(address, folder), (app) => measureBooks(app, cookie, engine)));
  });

const booksOnPglite = () =>
  inTempFolder(async (folder) => {
    const cookie = await filled(openPglite({ dataDir: folder }), fillBooks);
    return during(startApp({ DATA_DIR: folder, DEMO: '0' }), (app) => measureBooks(app, cookie, 'PGlite'));
  });

const importsOnPostgres = () =>
  onPostgres('imports', async (address, engine) => {
    const cookie = await filled(openPostgres(address), fillImports);
    return inTempFolder((folder) => during(startOn(address, folder), (app) => measureImport(app, cookie, engine)));
  });

const importsOnPglite = () =>
  inTempFolder(async (folder) => {
    const cookie = await filled(openPglite({ dataDir: folder }), fillImports);
    return during(startApp({ DATA_DIR: folder, DEMO: '0' }), (app) => measureImport(app, cookie, 'PGlite'));
  });

const searchOnPostgres = (size: number) =>
  onPostgres('searches', async (address, engine) => {
    await filled(openPostgres(address), (database) => fillSearchTown(database, size));
    return inTempFolder((folder) => during(startOn(address, folder), (app) => measureSearch(app, engine, size)));
  });

const searchOnPglite = (size: number) =>
  inTempFolder(async (folder) => {
    await filled(openPglite({ dataDir: folder }), (database) => fillSearchTown(database, size));
    return during(startApp({ DATA_DIR: folder, DEMO: '0' }, nodeArgs), (app) => measureSearch(app, 'PGlite', size));
  });

async function searching(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of searchSizes.PostgreSQL) rows.push(...(await searchOnPostgres(size)));
  for (const size of searchSizes.PGlite) rows.push(...(await searchOnPglite(size)));
  return toCompare(rows);
}

/** A file of its own: what comes of each judged search is read, not timed. */
async function quality(): Promise<Row[]> {
  await filled(openPglite(), writeQuality);
  return [];
}

function bundle(): Row[] {
  const { pages, fonts } = bundleReport();
  const row = (what: string, bytes: number, bar: number | undefined): Row => ({
    what,
    measured: `${(bytes / 1000).toFixed(1)} KB`,
    bar: bar === undefined ? '' : `≤ ${bar / 1000} KB`,
    verdict: bar === undefined ? '' : bytes <= bar ? 'ok' : 'over',
  });
  const names = Object.keys(pages).toSorted((a, b) => a.localeCompare(b));
  return [
    ...names.map((path) =>
      row(`JavaScript of ${path}, brotli`, pages[path] ?? 0, path === '/' ? bars.home : undefined),
    ),
    row('fonts', fonts, bars.fonts),
  ];
}

const parts = {
  bundle,
  paint: () => browsing(measurePaint),
  interactions: pressing,
  weight: () => browsing(measureWeight),
  start: () => inTempFolder(measureStart),
  reading,
  drawing: async () => [...(await drawingOnPostgres()), ...(await drawingOnPglite())],
  booking: async () => [...(await bookingOnPostgres()), ...(await bookingOnPglite())],
  rush: rushOnPostgres,
  desk: deskOnPostgres,
  books: async () => [...(await booksOnPostgres()), ...(await booksOnPglite())],
  imports: async () => [...(await importsOnPostgres()), ...(await importsOnPglite())],
  search: searching,
  quality,
};

/** Exit codes: 1 for a budget that was passed, 2 for a part that broke. */
process.exitCode = 0;
const worsen = (code: number) => (process.exitCode = Math.max(Number(process.exitCode), code));
const sayWhy = (error: unknown) => process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);

async function run(name: string, measure: () => Promise<Row[]> | Row[]): Promise<void> {
  say(`Measuring: ${name} …`);
  notes = [];
  const rows = await measure();
  if (rows.length > 0) say(`\n${tableOf(rows)}\n`);
  for (const note of notes) say(note);
  if (rows.length > 0) writePart(name, rows, notes);
  if (rows.some((row) => row.verdict === 'over')) worsen(1);
}

try {
  await ensureBuilt();
  for (const [name, measure] of Object.entries(parts)) {
    if (!wants(name)) continue;
    await run(name, measure).catch((error: unknown) => {
      sayWhy(error);
      worsen(2);
    });
  }
} catch (error) {
  sayWhy(error);
  worsen(2);
}
