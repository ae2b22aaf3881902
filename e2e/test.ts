/** The journeys' own `test`: every one comes from an address of its own, as visitors do (limits count per address). */
import { randomInt } from 'node:crypto';
import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type TestInfo,
  type WebError,
} from '@playwright/test';
import { moveDate } from '../tests/worlds/move-date.js';
import { ahead } from './clock.ts';
import { isLookedAt } from './launch.ts';
import { drawn, stillPaper, undrawn } from './paper.ts';
import { isAnchor, Windows } from './windows.ts';

/** Opens the window of somebody else, in a browser context of their own. It is closed when the journey ends. */
export type Visitor = (options?: BrowserContextOptions) => Promise<Page>;

const part = () => randomInt(1, 255);
const anAddress = () => ({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });

/**
 * What React says where the browser draws a page, or a part of it, otherwise than the server did: it then throws the server's away.
 * A part that did not come, or was pressed before it was awake, has other numbers: that may be.
 */
const drawnOtherwise = /React error #(?:418|425)\b/;

type Journey = {
  /** Whether the film of the first page plays. Without a graphics card decoding it takes a processor away from the rest. */
  film: boolean;
  /** Whether the journey begins in a browser nobody has used. Most don't ask: theirs is emptied (e2e/windows.ts). */
  isFresh: boolean;
  /** A context for one person, until the journey ends. */
  lend: (options: BrowserContextOptions, isFresh: boolean) => Promise<BrowserContext>;
  visitor: Visitor;
};

export const test = base.extend<Journey, { windows: Windows }>({
  film: [false, { option: true }],
  isFresh: [false, { option: true }],

  windows: [async ({ browser }, provide) => provide(new Windows(browser)), { scope: 'worker' }],

  lend: async ({ browser, windows, baseURL, launchOptions, film, reducedMotion, isMobile }, provide, info) => {
    const look = { film, isStill: reducedMotion === 'reduce', isDrawn: isLookedAt(launchOptions) };
    const prepare = (context: BrowserContext) => prepareFor(look, context);
    const lent: BrowserContext[] = [];
    const complaints: string[] = [];
    const hear = (web: WebError) => {
      const { message } = web.error();
      if (drawnOtherwise.test(message)) complaints.push(`${web.page()?.url()}: ${message}`);
    };
    await provide(async (options, isFresh) => {
      const kind = JSON.stringify([look, isMobile, baseURL, options]);
      const context = isFresh
        ? await browser.newContext(options)
        : await windows.lend(kind, { options, address: baseURL ?? '', prepare });
      if (isFresh) await prepare(context);
      lent.push(context);
      context.on('weberror', hear);
      await context.setExtraHTTPHeaders(anAddress());
      return context;
    });
    const hasFailed = info.status !== info.expectedStatus;
    if (hasFailed) for (const context of lent) await attachPictures(info, context);
    for (const context of lent) context.off('weberror', hear);
    await Promise.all(lent.map((context) => windows.takeBack(context, hasFailed)));
    expect(complaints, 'pages that the browser draws otherwise than the server').toEqual([]);
  },

  context: async ({ lend, isFresh }, provide) => provide(await lend({}, isFresh)),

  visitor: async ({ lend }, provide) => {
    // A browser without scripts is told nothing, and keeps nothing either.
    await provide(async (options = {}) => (await lend(options, options.javaScriptEnabled === false)).newPage());
  },
});

type Look = { readonly film: boolean; readonly isStill: boolean; readonly isDrawn: boolean };

/** Pictures of all pages of a journey that failed, drawn: most are not while it is told, and Playwright's own would be blank. */
async function attachPictures(info: TestInfo, context: BrowserContext): Promise<void> {
  for (const [place, page] of context.pages().entries()) {
    if (isAnchor(page)) continue;
    const path = info.outputPath(`page-${place}.png`);
    const isTaken = await page
      .evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets.push(sheet);
      }, drawn)
      .then(() => page.screenshot({ path, timeout: 5000 }))
      // One that is gone has no picture.
      .catch(() => undefined);
    if (isTaken) await info.attach(page.url(), { path, contentType: 'image/png' });
  }
}

const addStyle = (context: BrowserContext, text: string) =>
  context.addInitScript((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, text);

async function prepareFor({ film, isStill, isDrawn }: Look, context: BrowserContext): Promise<void> {
  if (ahead !== 0) await context.addInitScript(moveDate, ahead);
  if (!film)
    await context.addInitScript(() => {
      if (location.protocol.startsWith('http')) localStorage.setItem('film', 'paused');
    });
  // Where nothing moves, the paper's grain is left out as well: it is mixed into every frame anew.
  if (isStill) await addStyle(context, stillPaper);
  if (!isDrawn) await addStyle(context, undrawn);
}
