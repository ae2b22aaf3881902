/**
 * How soon a phone answers presses: the walks of walks.ts and work-walks.ts. The verdict is of processor time, told for a
 * processor four times slower, for that is much the same beside whatever else the machine does; what Event Timing told of
 * a browser that was slowed down four times stands beside it. Only the latter has what other threads draw in it.
 */
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { phone } from './browser.ts';
import { enter } from './interactions-town.ts';
import type { Town } from './interactions-town.ts';
import { Presses, processorBetween, slowdown, tasksIn, traced } from './press.ts';
import type { Press } from './press.ts';
import { findBrowser } from './project.ts';
import { median } from './report.ts';
import type { Row } from './report.ts';
import type { Running } from './servers.ts';
import { visits } from './walks.ts';
import type { Walk } from './walks.ts';
import { work } from './work-walks.ts';

/** Visits at full speed, whose middle counts, and slowed down, which take their time. */
const rounds = { whole: 3, slowed: 1 } as const;
const bars = { answer: 200, shift: 0.1 } as const;

async function onPhone<T>(
  work: (browser: Browser, page: Page) => Promise<T>,
  town: Town,
  origin: string,
  who: Walk['who'],
) {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({ ...phone, locale: 'en-GB' });
    await enter(context, origin, town, who);
    return await work(browser, await context.newPage());
  } finally {
    await browser.close();
  }
}

const awake = (page: Page) => page.locator('html:not([data-asleep])').waitFor();

/** One walk of one visit. The page has come before the processor is slowed down. */
const goOnce = ({ path, walk, who }: Walk, rate: number, town: Town, origin: string): Promise<readonly Press[]> =>
  onPhone(
    async (browser, page) => {
      await page.goto(origin + path(town.wares), { waitUntil: 'networkidle' });
      await awake(page);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      const presses = new Presses(browser, page);
      await walk(presses);
      return presses.all;
    },
    town,
    origin,
    who,
  );

/** The middle of several visits, press by press. */
const middle = (all: readonly (readonly Press[])[]): Press[] =>
  (all[0] ?? []).map(({ what }, place) => {
    const of = (name: 'waited' | 'answer' | 'task' | 'shift') =>
      median(all.map((one) => one[place]?.[name] ?? Number.NaN));
    return { what, waited: of('waited'), answer: of('answer'), task: of('task'), shift: of('shift') };
  });

const worst = (all: readonly Press[], name: 'waited' | 'answer' | 'task' | 'shift') => {
  const [most] = all.toSorted((a, b) => b[name] - a[name]);
  return { value: most?.[name] ?? Number.NaN, what: most?.what ?? '' };
};

function rowsOf({ what }: Walk, whole: readonly Press[], slowed: readonly Press[]): Row[] {
  const [answer, task, waited, shift] = [
    worst(whole, 'answer'),
    worst(whole, 'task'),
    worst(slowed, 'waited'),
    worst(whole, 'shift'),
  ];
  const slow = ({ value }: { value: number }) => Math.round(value * slowdown);
  return [
    {
      what: `${what}, the slowest answer of ${whole.length}`,
      measured: `${slow(answer)} ms of processor time (${answer.what}); Event Timing ${Math.round(waited.value)} ms (${waited.what})`,
      bar: `≤ ${bars.answer} ms`,
      verdict: slow(answer) <= bars.answer ? 'ok' : 'below',
    },
    {
      what: `${what}, the longest task`,
      measured: `${slow(task)} ms of processor time (${task.what})`,
      bar: '',
      verdict: '',
    },
    {
      what: `${what}, the most shift by itself`,
      measured: shift.value > 0 ? `${shift.value.toFixed(3)} (${shift.what})` : '0',
      bar: `≤ ${bars.shift}`,
      verdict: shift.value <= bars.shift ? 'ok' : 'below',
    },
  ];
}

/** From its first paint until a press on the first page, made at once, is answered: the script comes and wakes the page. */
const wake = (town: Town, origin: string): Promise<number> =>
  onPhone(
    async (browser, page) => {
      const events = await traced(browser, page, async () => {
        await page.goto(origin, { waitUntil: 'commit' });
        await page.locator('header .nav-toggle').tap();
        await page.locator('header .nav-toggle[aria-expanded=true]').waitFor();
      });
      const painted = events.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? Number.NaN;
      return processorBetween(tasksIn(events), painted, Number.POSITIVE_INFINITY);
    },
    town,
    origin,
    'visitor',
  );

async function times<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  while (all.length < count) all.push(await work());
  return all;
}

export async function measureInteractions({ origin }: Running, town: Town): Promise<Row[]> {
  const rows: Row[] = [];
  for (const walk of [...visits, ...work]) {
    const whole = await times(rounds.whole, () => goOnce(walk, 1, town, origin));
    const slowed = await times(rounds.slowed, () => goOnce(walk, slowdown, town, origin));
    rows.push(...rowsOf(walk, middle(whole), middle(slowed)));
  }
  const woken = median(await times(rounds.whole, () => wake(town, origin))) * slowdown;
  const what = 'the first page, from its paint until a press made at once is answered';
  return [...rows, { what, measured: `${Math.round(woken)} ms of processor time`, bar: '', verdict: '' }];
}
