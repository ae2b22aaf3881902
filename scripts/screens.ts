/**
 * `npm run screens -- [address] [folder of mock-ups]`: pictures of every public page of a running house in both languages,
 * both inks, on a phone and on a desk. They lie in `.cache/screens`, contact sheets of them in `docs/screens`, and
 * `docs/home.png` is taken anew. With the mock-ups, the home page stands beside them.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { pagesForAll } from '../e2e/routes.ts';
import { findBrowser } from './find-browser.js';
import { writeBeside, writeSheets, type Row } from './screens/sheets.ts';
import { take } from './screens/take.ts';

const [address = 'http://127.0.0.1:3000', mockups] = process.argv.slice(2);
const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache/screens');
const docs = join(root, 'docs/screens');
const home = (face: string) => join(folder, `home-${face}.jpg`);

for (const path of [folder, docs]) mkdirSync(path, { recursive: true });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce' });
  // Somebody who chose English and the day before.
  await context.addInitScript(() => {
    localStorage.setItem('language', 'en');
    localStorage.setItem('theme', 'day');
  });
  const rows: Row[] = [];
  for (const path of pagesForAll) {
    rows.push({ label: path, pictures: await take(context, path, folder) });
    process.stdout.write(`${path}\n`);
  }
  await writeSheets(rows, docs, 'public');
  // Its first window, as the README shows it.
  await sharp(home('en-day-1440'))
    .extract({ left: 0, top: 0, width: 1440, height: 900 })
    .resize(1200)
    .png({ palette: true, effort: 10 })
    .toFile(join(root, 'docs/home.png'));
  if (mockups !== undefined) {
    const [day, night] = ['home-day.png', 'home-night.png'].map((file) => join(mockups, file));
    const files = [day ?? '', home('en-day-1440'), night ?? '', home('es-night-1440')];
    await writeBeside(files, 400, join(docs, 'beside-home.webp'));
  }
} finally {
  await browser.close();
}
