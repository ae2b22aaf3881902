/** The journeys' own `test`: every one comes from an address of its own, as visitors do (limits count per address). */
import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';
import { moveDate } from '../tests/move-date.js';
import { ahead } from './clock.ts';

const part = () => randomInt(1, 255);

export const test = base.extend<{ film: boolean }>({
  /** Whether the film of the first page plays. Without a graphics card decoding it takes a processor away from the rest. */
  film: [false, { option: true }],

  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide) => {
    await provide({ ...extraHTTPHeaders, 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
  },

  context: async ({ context, film, reducedMotion }, provide) => {
    if (ahead !== 0) await context.addInitScript(moveDate, ahead);
    if (!film)
      await context.addInitScript(() => {
        if (location.protocol.startsWith('http')) localStorage.setItem('film', 'paused');
      });
    // Where nothing moves, the paper's grain is left out as well: it is mixed into every frame anew.
    if (reducedMotion === 'reduce')
      await context.addInitScript(() => {
        const plain = new CSSStyleSheet();
        plain.replaceSync('body::before, body::after { display: none !important }');
        document.adoptedStyleSheets.push(plain);
      });
    await provide(context);
  },
});
