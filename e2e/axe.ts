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
const colours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };
const targets: RunOptions = { runOnly: { type: 'rule', values: ['target-size'] } };
/** Where a language is asked all rules: at the desk's width or at the phone's. */
const ownWidths: Readonly<Record<string, number>> = { en: 1440, es: 390 };

/** The small edition: the page has less to read, twice as fast. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Looks = 'in one language' | 'in both languages';

/**
 * Expects that axe finds nothing and that nothing has to be moved sideways. `what` names the page in a failure. A journey
 * looks at its page in both languages, and each gives its colours at one width, in both inkings: no style has another
 * colour for another language (tests/laws/styles.test.ts). One that looks in a single language says so.
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
  const language = (await page.locator('html').getAttribute('lang')) ?? '';
  // Each change lays out or inks the whole page anew: it is looked at first as it stands.
  for (const width of firstOf(widths, page.viewportSize()?.width)) {
    await page.setViewportSize({ width, height: 900 });
    const isOwn = width === ownWidths[language];
    const ink = await page.locator('html').getAttribute('data-theme');
    let known = '';
    for (const inking of firstOf(inkings, ink)) {
      const places = await placesIn(page, inking);
      // Where nothing has moved or grown since the other inking, targets are as large as they were.
      const hasMoved = places !== known;
      const rules = isOwn && known === '' ? everything : rulesFor(hasMoved, isOwn || looks === 'in one language');
      if (rules) expect(await findViolations(page, rules), `${what}, ${inking} at ${width} px`).toEqual([]);
      known = places;
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${what}, sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
  await sheet.evaluate((plain) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== plain);
  });
}

/** All of them, the one that is there before the others. */
const firstOf = <T>(all: readonly T[], there: unknown): readonly T[] =>
  all.toSorted((a, b) => Number(b === there) - Number(a === there));

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

function rulesFor(hasMoved: boolean, withColours: boolean): RunOptions | undefined {
  if (withColours) return hasMoved ? drawing : colours;
  return hasMoved ? targets : undefined;
}

/** Changes the inking and waits until nothing moves any more. Gives where everything is then. */
const placesIn = (page: Page, inking: string): Promise<string> =>
  page.evaluate(async (chosen) => {
    document.documentElement.dataset['theme'] = chosen;
    const isMoving = () => document.getAnimations().some(({ playState }) => playState === 'running');
    do await new Promise(requestAnimationFrame);
    while (isMoving());
    const places = [...document.body.querySelectorAll('*')].map((element) => element.getBoundingClientRect());
    return places.map(({ x, y, width, height }) => [x, y, width, height].join()).join(' ');
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
