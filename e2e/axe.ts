/** Looks at the page as it stands with axe, in both inkings and at both widths (quality, Interface). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { inkings, widths } from './routes.ts';

/** All that axe knows, and what of it depends on the inking: the rest reads the same words and roles. */
const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const drawing: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'target-size'] } };
/** Pages are looked at in both languages: one gives the desk's width to all rules, the other the phone's. */
const widthForAll: Readonly<Record<string, number>> = { en: 1440, es: 390 };

/** The small edition: the page has less to read, twice as fast. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Expects that axe finds nothing and that nothing has to be moved sideways. `what` names the page in a failure. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // Under the paper's grain axe can't tell colours, and would pass every contrast as undecided.
  // And a colour on its way to the other inking is no colour yet.
  await page.evaluate(() => {
    const plain = new CSSStyleSheet();
    plain.replaceSync(
      '*, ::before, ::after { transition: none !important } body::before, body::after { display: none !important }',
    );
    document.adoptedStyleSheets.push(plain);
  });
  // Once a page, straight into it: there are no foreign frames to look into, and all else about it is slow.
  await page.evaluate(source);
  const language = (await page.locator('html').getAttribute('lang')) ?? '';
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const inking of inkings) {
      const rules = inking === 'day' && width === widthForAll[language] ? everything : drawing;
      expect(await findViolations(page, inking, rules), `${what}, ${inking} at ${width} px`).toEqual([]);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${what}, sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** Each rule that is broken in an inking, once nothing moves any more, with where. */
function findViolations(page: Page, inking: string, rules: RunOptions): Promise<string[]> {
  return page.evaluate(
    async ({ chosen, options }) => {
      document.documentElement.dataset['theme'] = chosen;
      const isMoving = () => document.getAnimations().some(({ playState }) => playState === 'running');
      do await new Promise(requestAnimationFrame);
      while (isMoving());
      const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
      const { violations } = await axe.run({ ...options, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    { chosen: inking, options: rules },
  );
}
