/** `npm run screens`: a picture of every public page at two widths, by day and by night, in both languages, to be looked at. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { inkings, openAs, pagesForAll, widths } from '../e2e/routes.ts';
import { languages } from '../src/kit/shared/messages.ts';
import { findBrowser } from './find-browser.js';

const address = process.argv[2] ?? 'http://127.0.0.1:3000';
const folder = join(import.meta.dirname, '../.cache/screens');

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const path of pagesForAll)
    for (const language of languages)
      for (const inking of inkings)
        for (const width of widths) {
          const page = await browser.newPage({ baseURL: address });
          await openAs(page, path, { language, inking, width });
          const name = `${path === '/' ? 'home' : path.slice(1)}-${language}-${inking}-${width}.png`;
          await page.screenshot({ path: join(folder, name), fullPage: true });
          process.stdout.write(`${name}\n`);
          await page.close();
        }
} finally {
  await browser.close();
}
