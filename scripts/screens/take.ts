/** Takes a page's pictures in several faces: its languages, inks and widths. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { violationsOn } from '../../e2e/axe.ts';
import { speak, type Tongue } from '../../e2e/pages.ts';
import { stillPaper } from '../../e2e/paper.ts';
import type { Act } from './acts.ts';
import { faces, type Face } from './faces.ts';

export type Picture = Omit<Face, 'language'> & { readonly file: string; readonly language: string };

const patience = { timeout: 8000 } as const;
/** The tallest sheet that is taken whole, in pixels. */
const tallest = 2600;

/** A file's name for an address. */
export const nameOf = (path: string): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll(/\W+/g, '-').replace(/-$/, '');

/** Opens a page as it is first seen, in English. */
async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
  // A page that only differs behind the # would not be loaded anew.
  await page.goto('about:blank');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.locator('html[data-theme]:not([data-asleep])').waitFor();
  await hasCome(page);
}

/** Takes the grain off the paper: it is not seen on a sheet, costs most of a picture, and under it axe can't tell colours. */
const smooth = (page: Page): Promise<void> =>
  page.evaluate((rules) => {
    const plain = new CSSStyleSheet();
    plain.replaceSync(rules);
    document.adoptedStyleSheets.push(plain);
  }, stillPaper);

/** Changes the language where the page speaks another one, however long that takes. */
async function speakTo(page: Page, language: Tongue): Promise<void> {
  if (language === (await page.locator('html').getAttribute('lang'))) return;
  await speak(page, language).catch(() => page.locator(`html[lang=${language}]`).waitFor());
}

/** What a page asks for has come; one that goes on asking is taken as it is. */
async function hasCome(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', patience).catch(() => undefined);
  const isThere = () => document.querySelector('.desk-loading, .desk-list[aria-busy=true]') === null;
  await page.waitForFunction(isThere, undefined, patience).catch(() => undefined);
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

/** Changes the ink where the page stands, and waits for its pictures and until no colour is on its way any more. */
const ink = (page: Page, inking: string): Promise<void> =>
  page.evaluate(async (chosen) => {
    document.documentElement.dataset['theme'] = chosen;
    const shown = [...document.images].filter((image) => image.offsetParent !== null);
    for (const image of shown) image.loading = 'eager';
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    const isMoving = () => document.getAnimations().some(({ playState }) => playState === 'running');
    // Bounded, for what a scroll drives runs as long as nobody scrolls.
    for (let frames = 0; frames < 60 && isMoving(); frames++) await new Promise(requestAnimationFrame);
  }, inking);

/** A bar that keeps to the window's end stands at the page's instead, where it hides nothing. A sheet over the page is none. */
const freeBars = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.body.style.position = 'relative';
    for (const bar of document.querySelectorAll<HTMLElement>('nav, div:not([role=dialog], [role=alertdialog])')) {
      const { top, bottom } = bar.getBoundingClientRect();
      if (getComputedStyle(bar).position === 'fixed' && top > 0 && bottom > innerHeight - 120)
        bar.style.position = 'absolute';
    }
  });

/** How high a window has to be for the sheet over a page to be whole; 0 without one. */
const heightOfSheet = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const sheet = document.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]');
    if (!sheet) return 0;
    sheet.style.maxHeight = 'none';
    const scrolls = (part: Element) => /auto|scroll/.test(getComputedStyle(part).overflowY);
    const hidden = [sheet, ...sheet.querySelectorAll('*')]
      .filter(scrolls)
      .map((part) => part.scrollHeight - part.clientHeight);
    const around = sheet.offsetHeight > innerHeight ? sheet.offsetHeight + 32 : innerHeight;
    return around + Math.max(0, ...hidden);
  });

/**
 * A sheet over a page is looked at whole, and not all that lies behind it: the window grows to it. Gives whether there is
 * one. What an address opens may come a moment after all else, and its parts after it.
 */
async function growToSheet(page: Page, width: number): Promise<boolean> {
  const isAsked = new URL(page.url()).searchParams.has('open');
  if (isAsked) await page.locator('[role=dialog], [role=alertdialog]').waitFor();
  let height = await heightOfSheet(page);
  for (let before = -1; height > 0 && height !== before && height < tallest;) {
    before = height;
    await page.setViewportSize({ width, height: Math.min(height, tallest) });
    await hasCome(page);
    height = await heightOfSheet(page);
  }
  if (height >= tallest) {
    await page.setViewportSize({ width, height: tallest });
    // One that is higher still begins at its beginning.
    await page.locator('[role=dialog], [role=alertdialog]').evaluate((sheet) => {
      sheet.style.maxHeight = `${innerHeight - 32}px`;
    });
  }
  return height > 0;
}

type Wish = {
  /** Where the pictures lie, without the end of their names. */
  readonly place: string;
  /** Whether the paper has its grain. */
  readonly isGrained: boolean;
  /** What is pressed first. Nothing is pressed twice on one page, so it is loaded anew for the other language. */
  readonly press?: Act | undefined;
  /** Is told what axe finds on each, when it is asked. */
  readonly found: string[] | undefined;
};

/** Takes pictures of a page in all faces. */
export async function take(
  context: BrowserContext,
  path: string,
  { place, isGrained, press, found }: Wish,
): Promise<Picture[]> {
  const page = await context.newPage();
  const pictures: Picture[] = [];
  let part: Locator | undefined;
  for (const { language, inking, width } of faces) {
    const isOpen = width === page.viewportSize()?.width;
    const isSpoken = isOpen && language === (await page.locator('html').getAttribute('lang'));
    if (!isSpoken) {
      if (!isOpen || press) {
        await open(page, path, width);
        if (!isGrained) await smooth(page);
      }
      await speakTo(page, language);
      await walkDown(page);
      await freeBars(page);
      part = await press?.(page);
    }
    await ink(page, inking);
    const file = `${place}-${language}-${inking}-${width}.jpg`;
    const print = { path: file, type: 'jpeg', quality: 88 } as const;
    if (part) await part.screenshot(print);
    else await page.screenshot({ ...print, fullPage: !(await growToSheet(page, width)) });
    pictures.push({ file, language, inking, width });
    if (found !== undefined)
      for (const rule of await violationsOn(page, language, { inking, width })) found.push(`${file}: ${rule}`);
  }
  await page.close();
  return pictures;
}
