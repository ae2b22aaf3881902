import { describe, expect, it } from 'vitest';
import { copyInkAt, filmRate, filmSeconds, nightStart } from '../../film-clock.ts';
import { drawBay } from './bay.ts';
import { drawFrame } from './film.ts';
import { contrast, type CopyPart, letters, rgb, type Rgb } from './legible.ts';
import { starlight } from './palettes.ts';

const formats = ['landscape', 'portrait'] as const;
const frames = Array.from({ length: filmSeconds * filmRate }, (_, frame) => frame / filmRate);
const tenths = Array.from({ length: filmSeconds * 10 }, (_, i) => i / 10);

/** Each is looked at many times, and drawing it takes longer than looking. */
const fields = new Map<string, Rgb[]>();

/** What the copy stands on: the field, the rings, and the stars behind the copy. */
function field(format: (typeof formats)[number], seconds: number): Rgb[] {
  const key = `${format} ${seconds}`;
  const known = fields.get(key) ?? drawField(format, seconds);
  fields.set(key, known);
  return known;
}

function drawField(format: (typeof formats)[number], seconds: number): Rgb[] {
  const svg = drawFrame(format, seconds);
  const sky = [...svg.matchAll(/<(?:rect|circle) [^>]*fill="(#[0-9A-F]{6})"\/>/g)].slice(0, 6).map((found) => found[1]);
  const stars = svg.includes(`<g fill="${starlight.far}">`) ? [starlight.far] : [];
  return [...sky, ...stars].map((hex) => rgb(hex ?? ''));
}

const worst = (format: (typeof formats)[number], seconds: number, part: CopyPart, lateBy = 0): number =>
  Math.min(...field(format, seconds).map((ground) => contrast(letters(part, seconds - lateBy), ground)));

describe.each(formats)('the %s film', (format) => {
  it('begins as the still by day, shows the still by night at six, and ends where it began', () => {
    expect(drawFrame(format, 0)).toBe(drawBay(format, 'day'));
    expect(drawFrame(format, nightStart)).toBe(drawBay(format, 'night'));
    expect(drawFrame(format, filmSeconds)).toBe(drawFrame(format, 0));
  });

  it('draws every frame whole, and no two alike', () => {
    const drawn = frames.map((seconds) => drawFrame(format, seconds));
    expect(new Set(drawn).size).toBe(frames.length);
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
  });

  it('sails forty pixels of the film by the middle of the night, and comes back', () => {
    const unit = format === 'landscape' ? 0.9 : 0.5;
    const boat = (seconds: number): number =>
      Number(/translate\(([\d.]+) [\d.]+\) scale\(0\.(?:6|3)\)/.exec(drawFrame(format, seconds))?.[1]);
    expect(boat(8.5) - boat(7)).toBeCloseTo(40 * unit);
    expect(boat(filmSeconds)).toBe(boat(0));
  });

  it('carries text of every size: 4.5 to 1 for the lead, 3 for the title, in every frame and at every tenth', () => {
    for (const seconds of [...frames, ...tenths]) {
      expect(worst(format, seconds, 'copy-lead-ink'), `lead at ${seconds}`).toBeGreaterThanOrEqual(4.5);
      expect(worst(format, seconds, 'copy-ink'), `title at ${seconds}`).toBeGreaterThanOrEqual(4.5);
      expect(worst(format, seconds, 'copy-second-ink'), `second line at ${seconds}`).toBeGreaterThanOrEqual(3);
    }
  });

  it('stays legible when the page is a frame behind the film or ahead of it', () => {
    for (const seconds of frames) {
      for (const lateBy of [1 / filmRate, -1 / filmRate]) {
        const most = Math.min(
          worst(format, seconds, 'copy-ink', lateBy),
          worst(format, seconds, 'copy-lead-ink', lateBy),
        );
        expect(most, `at ${seconds}`).toBeGreaterThanOrEqual(4.5);
        expect(worst(format, seconds, 'copy-second-ink', lateBy), `at ${seconds}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

describe('the copy', () => {
  it('changes its ink within the three hundred milliseconds of the storyboard', () => {
    for (const seconds of frames) {
      const isTurning = (seconds > 3.7 && seconds < 4) || (seconds > 9 && seconds < 9.3);
      const { ink, turn } = copyInkAt(seconds);
      if (!isTurning)
        expect([ink, Math.round(turn * 1000)]).toEqual([seconds >= 4 && seconds <= 9 ? 'night' : 'day', 0]);
    }
  });
});
