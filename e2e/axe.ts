/** Looks at the page as it stands with axe, in both inkings and at both widths (quality, Interface). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { speak, type Tongue } from './pages.ts';
import { drawn, stillPaper } from './paper.ts';
import { inkings, widths } from './routes.ts';

/** All that axe knows, and what of it is drawn: the rest reads the same words and roles. */
const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const drawing: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'target-size'] } };
/** In which inking a language is looked at, and where it is asked all rules: at the desk's width or at the phone's. */
const ownFaces = { en: { inking: 'day', width: 1440 }, es: { inking: 'night', width: 390 } } as const;

/** The small edition: the page has less to read, twice as fast. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Looks = 'in one language' | 'in both languages';

/**
 * Expects that axe finds nothing and that nothing has to be moved sideways. `what` names the page in a failure. A journey
 * looks at its page in both languages: in English by day, in Spanish by night, in each at both widths. So each width is
 * seen in both inkings and each language at both widths; no style has another colour for another language
 * (tests/laws/styles.test.ts), and no inking other sizes for one. Who looks in a single language says so, and sees all four.
 */
export async function expectAccessible(page: Page, what: string, looks: Looks = 'in both languages'): Promise<void> {
  // Under the paper's grain axe can't tell colours, and would pass every contrast as undecided.
  // And a colour on its way to the other inking is no colour yet.
  const sheet = await page.evaluateHandle((rules) => {
    const plain = new CSSStyleSheet();
    plain.replaceSync(rules);
    document.adoptedStyleSheets.push(plain);
    return plain;
  }, `${stillPaper} ${drawn}`);
  // Once a page, straight into it: there are no foreign frames to look into, and all else about it is slow.
  await load(page);
  const language = await page.locator('html').getAttribute('lang');
  const own = ownFaces[language === 'en' ? 'en' : 'es'];
  // Each change lays out or inks the whole page anew, and each look of axe reads all of it: colours and targets in one.
  let rules = everything;
  for (const inking of looks === 'in one language' ? firstOf(inkings, own.inking) : [own.inking])
    for (const width of firstOf(widths, own.width)) {
      await page.setViewportSize({ width, height: 900 });
      await ink(page, inking);
      expect(await findViolations(page, rules), `${what}, ${inking} at ${width} px`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${what}, sideways at ${width} px`).toBeLessThanOrEqual(0);
      rules = drawing;
    }
  await sheet.evaluate((plain) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== plain);
  });
}

/** All of them, this one before the others. */
const firstOf = <T>(all: readonly T[], first: T): readonly T[] =>
  all.toSorted((a, b) => Number(b === first) - Number(a === first));

const load = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
};

/** Every rule that the page breaks as it stands now, with where. */
export async function violationsOn(page: Page): Promise<string[]> {
  await load(page);
  return findViolations(page, everything);
}

/**
 * The same of a part of the workspace or the desk, in the language it was opened in and then, by its own toggle, in the
 * other one, which it gives: the next part is opened in that.
 */
export async function expectAccessibleInBoth(page: Page, what: string): Promise<Tongue> {
  const opened = await page.locator('html').getAttribute('lang');
  const other = opened === 'en' ? 'es' : 'en';
  await expectSettled(page);
  await expectAccessible(page, `${what} in ${opened}`);
  await speak(page, other);
  await expectSettled(page);
  await expectAccessible(page, `${what} in ${other}`);
  return other;
}

/** A list that is asked again, in another language for example, is pale until its answer has come. */
async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('.desk-loading, .desk-list[aria-busy=true]')).toHaveCount(0);
}

/** Changes the inking and waits until nothing moves any more; what a scroll drives runs for ever, and moves with it alone. */
const ink = (page: Page, inking: string): Promise<void> =>
  page.evaluate(async (chosen) => {
    document.documentElement.dataset['theme'] = chosen;
    const isMoving = () =>
      document
        .getAnimations()
        .some(({ playState, timeline }) => playState === 'running' && timeline === document.timeline);
    do await new Promise(requestAnimationFrame);
    while (isMoving());
  }, inking);

/** Each rule that is broken, with where. */
const findViolations = (page: Page, rules: RunOptions): Promise<string[]> =>
  page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    // What is found is told by its place; writing out every element that is as it should be takes its time.
    axe.configure({ noHtml: true });
    const { violations } = await axe.run({ ...options, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, rules);
