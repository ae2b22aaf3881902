/** The journeys' own `test`: every one comes from an address of its own, as visitors do (limits count per address). */
import { randomInt } from 'node:crypto';
import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { moveDate } from '../tests/move-date.js';
import { ahead } from './clock.ts';

/** Opens the window of somebody else, in a browser context of their own. It is closed when the journey ends. */
export type Visitor = (options?: BrowserContextOptions) => Promise<Page>;

const part = () => randomInt(1, 255);
const anAddress = () => ({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });

export const test = base.extend<{ film: boolean; visitor: Visitor }>({
  /** Whether the film of the first page plays. Without a graphics card decoding it takes a processor away from the rest. */
  film: [false, { option: true }],

  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide) => {
    await provide({ ...extraHTTPHeaders, ...anAddress() });
  },

  context: async ({ context, film, reducedMotion }, provide) => {
    await prepare(context, film, reducedMotion === 'reduce');
    await provide(context);
  },

  visitor: async ({ browser, film, reducedMotion }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (options = {}) => {
      const context = await browser.newContext({
        extraHTTPHeaders: anAddress(),
        reducedMotion: reducedMotion ?? null,
        ...options,
      });
      opened.push(context);
      // Without scripts there is nothing to tell.
      if (options.javaScriptEnabled !== false) await prepare(context, film, reducedMotion === 'reduce');
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

async function prepare(context: BrowserContext, film: boolean, isStill: boolean): Promise<void> {
  if (ahead !== 0) await context.addInitScript(moveDate, ahead);
  if (!film)
    await context.addInitScript(() => {
      if (location.protocol.startsWith('http')) localStorage.setItem('film', 'paused');
    });
  // Where nothing moves, the paper's grain is left out as well: it is mixed into every frame anew.
  if (isStill)
    await context.addInitScript(() => {
      const plain = new CSSStyleSheet();
      plain.replaceSync(
        '*, ::before, ::after { transition: none !important } body::before, body::after { display: none !important }',
      );
      document.adoptedStyleSheets.push(plain);
    });
}
