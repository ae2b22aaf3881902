/** Looks at the page as it stands with axe, in both inkings and at both widths (quality, Interface). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { drawingIn, drawingSource } from './drawing.ts';
import { speak, type Tongue } from './pages.ts';
import { drawn, stillPaper } from './paper.ts';

/** All that axe knows, and what of it is drawn: the rest reads the same words and roles. */
const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const drawing: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'target-size'] } };
/** The small edition: the page has less to read, twice as fast. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Looks = 'in one language' | 'in both languages';

/**
 * Expects that axe finds nothing, that every text can be read, everything be pressed and nothing has to be moved sideways.
 * `what` names the page in a failure. A journey looks at its page in both languages: axe in English by day at the desk's
 * width and in Spanish by night at the phone's, with all its rules. What is drawn is told without it (e2e/drawing.ts): in
 * the other inking as wide as axe saw it, and then at the other width. So each language is seen at both widths and in both
 * inkings, and each width in both. Whoever looks in a single language says so: axe sees the opposite face as well.
 *
 * It is looked at from its top: loaded anew a page stands where it had stood, now and then with a button half under the bar.
 */
export async function expectAccessible(page: Page, what: string, looks: Looks = 'in both languages'): Promise<void> {
  // Under the paper's grain axe can't tell colours, and would pass every contrast as undecided.
  // And a colour on its way to the other inking is no colour yet.
  const sheet = await page.evaluateHandle((rules) => {
    scrollTo({ top: 0, behavior: 'instant' });
    const plain = new CSSStyleSheet();
    plain.replaceSync(rules);
    document.adoptedStyleSheets.push(plain);
    return plain;
  }, `${stillPaper} ${drawn}`);
  // Once a page, straight into it: there are no foreign frames to look into, and all else about it is slow.
  await load(page);
  const language = await page.locator('html').getAttribute('lang');
  const [own, opposite] = language === 'en' ? [faces.desk, faces.phone] : [faces.phone, faces.desk];
  const isAlone = looks === 'in one language';

  await widen(page, own.width);
  await ink(page, own.inking);
  expect(await findViolations(page, everything), `${what}, ${told(own)}`).toEqual([]);
  await expectDrawn(page, what, { ...own, inking: opposite.inking });

  await widen(page, opposite.width);
  if (isAlone) expect(await findViolations(page, drawing), `${what}, ${told(opposite)}`).toEqual([]);
  await expectDrawn(page, what, isAlone ? { ...opposite, inking: own.inking } : opposite);

  await sheet.evaluate((plain) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== plain);
  });
}

/** In which inking and at which width axe looks at English, and at Spanish. */
const faces = { desk: { inking: 'day', width: 1440 }, phone: { inking: 'night', width: 390 } } as const;
type Face = { readonly inking: string; readonly width: number };
const told = ({ inking, width }: Face) => `${inking} at ${width} px`;

/** Makes the page so wide unless it is: being told the same again costs it as much. */
export async function widen(page: Page, width: number): Promise<void> {
  const size = page.viewportSize();
  if (size?.width !== width || size.height !== 900) await page.setViewportSize({ width, height: 900 });
}

/** Looks at what is drawn of the page, which is as wide already. */
async function expectDrawn(page: Page, what: string, face: Face): Promise<void> {
  const { pale, small, sideways } = await drawnWrongly(page, face.inking);
  expect(pale, `${what}, read in ${told(face)}`).toEqual([]);
  expect(small, `${what}, pressed at ${face.width} px`).toEqual([]);
  expect(sideways, `${what}, sideways at ${face.width} px`).toBeLessThanOrEqual(0);
}

/** What can't be read or pressed, and by how much the page has to be moved sideways. What is doubted is for axe to decide. */
async function drawnWrongly(page: Page, inking: string) {
  const { pale, small, sideways } = await drawingIn(page, inking);
  const decided = (doubts: readonly string[], rule: string) =>
    doubts.length === 0 ? [] : findViolations(page, { runOnly: { type: 'rule', values: [rule] } });
  return {
    pale: await decided(pale, 'color-contrast'),
    small: await decided(small, 'target-size'),
    sideways,
  };
}

const load = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${source};${drawingSource}`);
};

/**
 * Every rule that the page breaks as it stands now in a face, with where: all that axe knows on one face of each language, as
 * in the journeys, and what is drawn on each.
 */
export async function violationsOn(page: Page, language: Tongue, { inking, width }: Face): Promise<string[]> {
  await load(page);
  const whole = language === 'en' ? faces.desk : faces.phone;
  const isWhole = inking === whole.inking && width === whole.width;
  const broken = isWhole ? await findViolations(page, everything) : [];
  const { pale, small, sideways } = await drawnWrongly(page, inking);
  return [...broken, ...pale, ...small, ...(sideways > 0 ? [`moves sideways by ${sideways} px`] : [])];
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
