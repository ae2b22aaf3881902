/** Takes a page's pictures in four faces: each language, ink and width is in two of them, each time with another. */
import type { BrowserContext, Page } from '@playwright/test';
import { speak, type Tongue } from '../../e2e/pages.ts';

export type Picture = {
  readonly file: string;
  readonly language: string;
  readonly inking: string;
  readonly width: number;
};

/** A file's name for an address. */
export const nameOf = (path: string): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll(/\W+/g, '-').replace(/-$/, '');

/** Opens a page as it is first seen, in English. */
async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
  // A page that only differs behind the # would not be loaded anew.
  await page.goto('about:blank');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.locator('html[data-theme]').waitFor();
  await hasCome(page);
}

const patience = { timeout: 8000 } as const;

/** What a page asks for has come; one that goes on asking is taken as it is. */
async function hasCome(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', patience).catch(() => undefined);
  const waits = () => document.querySelector('.desk-loading, .waiting, [aria-busy=true]') === null;
  await page.waitForFunction(waits, undefined, patience).catch(() => undefined);
}

/** From top to bottom, so that what comes late has come. */
async function walkDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.dataset['wanted'] = '';
    await document.fonts.ready;
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
    // A colour on its way to the other ink is no colour yet.
    const moves = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.all(moves.map((one) => one.finished.catch(() => undefined)));
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

/** A sheet over a page is looked at whole, and not all that lies behind it: the window grows to it. Gives whether there is one. */
async function growToSheet(page: Page, width: number): Promise<boolean> {
  const height = await page.evaluate(() => {
    const sheet = document.querySelector('[role=dialog], [role=alertdialog]');
    if (!sheet) return 0;
    const hidden = [sheet, ...sheet.querySelectorAll('*')].map((part) => part.scrollHeight - part.clientHeight);
    return innerHeight + Math.max(0, ...hidden);
  });
  if (height > 0) await page.setViewportSize({ width, height: Math.min(height, 2600) });
  return height > 0;
}

type Face = { readonly language: Tongue; readonly inking: 'day' | 'night'; readonly width: number };
/** Each takes up one thing from the one before: a page is loaded once for its desk and once for its phone. */
const faces: readonly Face[] = [
  { language: 'en', inking: 'day', width: 1440 },
  { language: 'es', inking: 'night', width: 1440 },
  { language: 'en', inking: 'night', width: 390 },
  { language: 'es', inking: 'day', width: 390 },
];

/** Takes a page's four pictures; `place` is where they lie, without the end of their names. */
export async function take(context: BrowserContext, path: string, place: string): Promise<Picture[]> {
  const page = await context.newPage();
  const pictures: Picture[] = [];
  for (const { language, inking, width } of faces) {
    if (language === 'en') await open(page, path, width);
    else await speak(page, language);
    await walkDown(page);
    await freeBars(page);
    await ink(page, inking);
    const file = `${place}-${language}-${inking}-${width}.jpg`;
    const fullPage = !(await growToSheet(page, width));
    await page.screenshot({ path: file, fullPage, type: 'jpeg', quality: 88 });
    pictures.push({ file, language, inking, width });
  }
  await page.close();
  return pictures;
}
