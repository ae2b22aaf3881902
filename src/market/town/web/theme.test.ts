import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it, test } from 'vitest';
import { hourMs } from '#kit/shared/durations.ts';
import { paperOf, themeScript } from './theme.ts';

/** Runs what stands in the head of a page, at an hour of the town and with what was chosen before. */
function headAt(hour: number, chosen: string | null = null) {
  const dataset: Record<string, string> = { ahead: '0' };
  const head: { name?: string; content?: string }[] = [];
  runInNewContext(themeScript, {
    Date: { now: () => hour * hourMs },
    localStorage: { getItem: () => chosen },
    document: {
      documentElement: { dataset },
      createElement: () => ({}),
      head: { prepend: (meta: object) => head.unshift(meta) },
    },
  });
  return { theme: dataset['theme'], head };
}

it.each([
  [12, null, 'day'],
  [23, null, 'night'],
  [12, 'night', 'night'],
  [23, 'day', 'day'],
] as const)('at %d o’clock with %s chosen it is %s, and the browser’s frame too', (hour, chosen, theme) => {
  expect(headAt(hour, chosen)).toEqual({ theme, head: [{ name: 'theme-color', content: paperOf[theme] }] });
});

test('the frame has the colours of the paper', () => {
  const tokens = readFileSync('src/app/web/styles/tokens.css', 'utf8');
  expect([...tokens.matchAll(/--paper: (#\w+);/g)].map(([, colour]) => colour)).toEqual([paperOf.day, paperOf.night]);
});
