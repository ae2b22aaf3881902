import { expect, it } from 'vitest';
import { dayMs, daysAfter, daysBefore, hourMs, hoursAfter, hoursBefore } from './durations.ts';

const at = new Date('2026-03-28T22:30:00Z');

it('counts hours and days from an instant, forwards and back', () => {
  expect(hoursAfter(at, 2).toISOString()).toBe('2026-03-29T00:30:00.000Z');
  expect(hoursBefore(at, 0.5).toISOString()).toBe('2026-03-28T22:00:00.000Z');
  expect(daysBefore(at, 28).toISOString()).toBe('2026-02-28T22:30:00.000Z');
});

it('counts a day as 24 hours, over a night of another length too', () => {
  expect(daysAfter(at, 1).toISOString()).toBe('2026-03-29T22:30:00.000Z');
  expect(dayMs).toBe(24 * hourMs);
});
