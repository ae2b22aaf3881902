/** Takes a page's pictures in four faces: each language, ink and width is in two of them, each time with another. */
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { speak, type Tongue } from '../../e2e/pages.ts';
import { addressOf } from '../../e2e/routes.ts';

export type Picture = {
  readonly file: string;
  readonly language: string;
  readonly inking: string;
  readonly width: number;
};

/** A file's name for an address. */
const nameOf = (path: string): string => (path === '/' ? 'home' : path.slice(1).replaceAll(/[^\w]+/g, '-'));

/** Opens a page as it is first seen, in English. */
async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
  await page.goto(await addressOf(page, path), { waitUntil: 'domcontentloaded' });
  await page.locator('html[data-theme]').waitFor();
  await hasCome(page);
}

/** What a page asks for has come; one that goes on asking is taken as it is. */
const hasCome = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => undefined);

/** From top to bottom, so that what comes late has come. */
async function walkDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.dataset['wanted'] = '';
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += 700) {
      scrollTo(0, y);
      await frame();
      await frame();
    }
    scrollTo(0, 0);
    await frame();
  });
  await hasCome(page);
}

/** Changes the ink where the page stands, and waits for its pictures. */
const ink = (page: Page, inking: string): Promise<void> =>
  page.evaluate(async (chosen) => {
    document.documentElement.dataset['theme'] = chosen;
    const shown = [...document.images].filter((image) => image.offsetParent !== null);
    for (const image of shown) image.loading = 'eager';
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  }, inking);

/** A bar that keeps to the window's end stands at the page's instead, where it hides nothing. */
const freeBars = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.body.style.position = 'relative';
    for (const bar of document.querySelectorAll<HTMLElement>('nav, div')) {
      const { position, bottom } = getComputedStyle(bar);
      if (position === 'fixed' && bottom === '0px') bar.style.position = 'absolute';
    }
  });

type Inked = { readonly language: Tongue; readonly inking: 'day' | 'night' };
const faces: readonly { readonly width: number; readonly inked: readonly Inked[] }[] = [
  {
    width: 1440,
    inked: [
      { language: 'en', inking: 'day' },
      { language: 'es', inking: 'night' },
    ],
  },
  {
    width: 390,
    inked: [
      { language: 'en', inking: 'night' },
      { language: 'es', inking: 'day' },
    ],
  },
];

export async function take(context: BrowserContext, path: string, folder: string): Promise<Picture[]> {
  const page = await context.newPage();
  const pictures: Picture[] = [];
  for (const { width, inked } of faces) {
    await open(page, path, width);
    for (const { language, inking } of inked) {
      if (language !== 'en') await speak(page, language);
      await walkDown(page);
      await freeBars(page);
      await ink(page, inking);
      const file = join(folder, `${nameOf(path)}-${language}-${inking}-${width}.jpg`);
      await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 88 });
      pictures.push({ file, language, inking, width });
    }
  }
  await page.close();
  return pictures;
}
