/**
 * What a press takes until the frame that answers it, and after, as the browser's trace tells it: its Event Timing says
 * between which two moments, as for "interaction to next paint"; the tasks of the page's main thread say what they had of
 * a processor. The latter is told the same on a busy machine.
 */
import type { Browser, Locator, Page } from '@playwright/test';

/** What Lighthouse takes a phone's processor for, against the one that measures. */
export const slowdown = 4;

/** In milliseconds. */
export type Press = {
  readonly what: string;
  /** From the press to its answer, as Event Timing tells it; 0 where nothing was pressed that it counts. */
  readonly waited: number;
  /** The main thread's processor time between the two. */
  readonly answer: number;
  /** The processor time of the longest task until the page rests: whoever presses again meanwhile waits for it. */
  readonly task: number;
  /** How far things moved that no press within half a second moved. */
  readonly shift: number;
};

export type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** These three in microseconds; `tdur` is of the processor. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: Readonly<Record<string, unknown>> };
};

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading'];
const numberIn = ({ args }: TraceEvent, name: string) => Number(args.data?.[name] ?? 0);
const sum = (all: readonly number[]) => all.reduce((whole, one) => whole + one, 0);
const processor = ({ tdur = 0 }: TraceEvent) => tdur / 1000;

/** What was traced while something was done. */
export async function traced(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return trace.traceEvents;
}

/** The tasks of the thread that draws the page; the one that answers presses is the one that runs its script. */
export function tasksIn(events: readonly TraceEvent[]): TraceEvent[] {
  const page = events.find(({ name }) => name === 'EventTiming' || name === 'FunctionCall');
  return events.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === page?.pid && tid === page.tid,
  );
}

/** Processor time between two moments; a task that lies in both is counted whole. */
export const processorBetween = (tasks: readonly TraceEvent[], from: number, to: number): number =>
  sum(tasks.filter(({ ts, dur = 0 }) => ts < to && ts + dur > from).map(processor));

function readPress(what: string, events: readonly TraceEvent[]): Press {
  const tasks = tasksIn(events);
  const pressed = events.filter(
    (one) => one.name === 'EventTiming' && one.ph === 'b' && numberIn(one, 'interactionId') > 0,
  );
  const answers = pressed.map((one) => {
    const shown = one.ts + (numberIn(one, 'commitFinishTime') - numberIn(one, 'timeStamp')) * 1000;
    return processorBetween(tasks, one.ts, shown);
  });
  const shifts = events.filter(({ name, args }) => name === 'LayoutShift' && args.data?.['had_recent_input'] !== true);
  return {
    what,
    waited: Math.max(0, ...pressed.map((one) => numberIn(one, 'duration'))),
    answer: Math.max(0, ...answers),
    task: Math.max(0, ...tasks.map(processor)),
    shift: sum(shifts.map((one) => numberIn(one, 'score'))),
  };
}

/** The page has nothing to do, and what moves late has moved. */
const rested = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  });

/** Presses on one page, one after the other. */
export class Presses {
  readonly all: Press[] = [];
  readonly page: Page;
  readonly #browser: Browser;

  constructor(browser: Browser, page: Page) {
    this.page = page;
    this.#browser = browser;
  }

  /** Does what somebody does and waits until nothing more comes of it. */
  async measure(what: string, act: () => Promise<unknown>): Promise<void> {
    await rested(this.page);
    const events = await traced(this.#browser, this.page, async () => {
      await act();
      await rested(this.page);
    });
    this.all.push(readPress(what, events));
  }

  /** A finger on the middle of something. Where that is has been asked before, which costs the page more than the press; `until` waits for what comes of it. */
  async tap(what: string, target: Locator, until?: () => Promise<unknown>): Promise<void> {
    await target.tap({ trial: true });
    const box = await target.boundingBox();
    if (box === null) throw new Error(`Nothing to press: ${what}`);
    await this.measure(what, async () => {
      await this.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      await until?.();
    });
  }

  /** Letter by letter into what has the focus. */
  async type(what: string, text: string): Promise<void> {
    await this.measure(what, () => this.page.keyboard.type(text, { delay: 100 }));
  }
}
