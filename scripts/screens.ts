/**
 * `npm run screens -- [--only chapter,chapter] [--mockups folder] [--axe] [--small]`: pictures of every page, as visitors,
 * members, owners and the desk see it, in both languages, both inks, on a phone and on a desk: eight faces. It opens a demo
 * town of its own. The pictures lie in `.cache/screens`, contact sheets of them in `docs/screens` with an index, and
 * `docs/home.png` is taken anew. With the mock-ups, what they show stands beside them. With `--axe` every picture is asked
 * about, and what is found ends the command with 1. With `--small` pictures are half as wide, which is enough for the sheets
 * and cheaper to take. Neither has the paper's grain, and `docs/home.png` stays as it is.
 */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { now } from '../e2e/clock.ts';
import { ensureBuilt } from './building/build.js';
import { findBrowser } from './find-browser.js';
import { openTown } from './screens/house.ts';
import { writeIndex } from './screens/index-of-sheets.ts';
import { takeLetters } from './screens/letters.ts';
import { chapters, labelOf, type Chapter } from './screens/pages.ts';
import { writeBeside, writeSheets, type Row } from './screens/sheets.ts';
import { nameOf, take } from './screens/take.ts';
import { confirm, openWindow, resolved } from './screens/visit.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache/screens');
const docs = join(root, 'docs/screens');
/** A Friday in June, when the town is open: the same evening as in the journeys, whenever the pictures are taken. */
const evening = '2026-06-26T17:00:00Z';
const { values } = parseArgs({
  options: {
    axe: { type: 'boolean' },
    small: { type: 'boolean' },
    only: { type: 'string' },
    mockups: { type: 'string', default: join(root, '../shared/design') },
  },
});

/** What is looked at in full has its paper's grain; sheets and axe do without. */
const isGrained = !values.small && !values.axe;
/** What axe finds, where it is asked. */
const found: string[] | undefined = values.axe ? [] : undefined;

for (const path of [folder, docs]) mkdirSync(path, { recursive: true });
await ensureBuilt();
const town = await openTown(Date.parse(evening) - now().getTime());
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const chapter of chapters) if (isWanted(chapter.name)) await write(chapter.name, await rowsOf(browser, chapter));
  if (isWanted('letters')) await write('letters', await takeLetters(browser, folder));
  if (isWanted('public') && isGrained) await writeHome();
  if (isWanted('beside')) await writeMockups(values.mockups);
} finally {
  await browser.close();
  await town.close();
}
if (found?.length) process.exitCode = 1;

function isWanted(name: string): boolean {
  return values.only === undefined || values.only.split(',').includes(name);
}

async function rowsOf(browser: Browser, { name, as, begin, paths }: Chapter): Promise<Row[]> {
  const { context, me } = await openWindow(browser, town, values.small ? 0.5 : 1, as);
  await begin?.(context.request);
  const rows: Row[] = [];
  for (const stop of paths) {
    const { path, press } = typeof stop === 'string' ? { path: stop } : stop;
    const label = labelOf(stop);
    if (as) await confirm(context);
    const address = await resolved(context, path, me);
    if (address === undefined) throw new Error(`Nothing to open at ${path}`);
    const place = join(folder, `${name}-${nameOf(label)}`);
    const before = found?.length;
    rows.push({ label, pictures: await take(context, address, { place, isGrained, press, found }) });
    process.stdout.write(`${name} ${label}\n`);
    for (const rule of found?.slice(before) ?? []) process.stderr.write(`${rule}\n`);
  }
  await context.close();
  return rows;
}

/** The sheets of a chapter and what the index says of them, instead of what was there. */
async function write(name: string, rows: readonly Row[]): Promise<void> {
  for (const old of readdirSync(docs).filter((file) => file.startsWith(`${name}-`))) rmSync(join(docs, old));
  writeIndex(docs, [...chapters.map((chapter) => chapter.name), 'letters'], name, await writeSheets(rows, docs, name));
}

/** The first window of the first page, as the README shows it. */
async function writeHome(): Promise<void> {
  await sharp(join(folder, 'public-home-en-day-1440.jpg'))
    .extract({ left: 0, top: 0, width: 1440, height: 900 })
    .resize(1200)
    .png({ palette: true, effort: 10 })
    .toFile(join(root, 'docs/home.png'));
}

/** A mock-up and what became of it, in each language. */
async function writeMockups(mockups: string): Promise<void> {
  if (!existsSync(mockups)) return;
  const drawn = (file: string) => join(mockups, file);
  const became = (file: string) => join(folder, `${file}.jpg`);
  const boat = 'checkout-type-rental-from-2026-08-21-time-14-00-units-4-id-GET-api-rentals-category-boat';
  const pairs: Readonly<Record<string, readonly (readonly [file: string, width: number])[]>> = {
    home: [
      [drawn('home-day.png'), 400],
      [became('public-home-en-day-1440'), 400],
      [became('public-home-es-day-1440'), 400],
      [drawn('home-night.png'), 400],
      [became('public-home-en-night-1440'), 400],
      [became('public-home-es-night-1440'), 400],
    ],
    phone: [
      [drawn('home-mobile.png'), 1200],
      [became('public-home-en-day-390'), 180],
      [became('public-home-es-day-390'), 180],
      [became('public-home-en-night-390'), 180],
      [became('public-home-es-night-390'), 180],
    ],
    checkout: [
      [drawn('checkout.png'), 700],
      [became(`member-${boat}-en-day-1440`), 700],
      [became(`member-${boat}-es-night-1440`), 700],
      [became(`member-${boat}-es-day-390`), 240],
    ],
    desk: [
      [drawn('admin.png'), 700],
      [became('desk-admin-tab-submissions-en-day-1440'), 700],
      [became('sheets-admin-tab-submissions-open-GET-api-submissions-en-day-1440'), 700],
      [became('desk-admin-tab-submissions-es-night-390'), 240],
    ],
  };
  for (const [name, parts] of Object.entries(pairs)) await writeBeside(parts, join(docs, `beside-${name}.webp`));
}
