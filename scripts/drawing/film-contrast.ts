/*
 * Measures the copy on the films as browsers decode them: every pixel behind the copy, in every frame, against the inks
 * the page has at that frame. Prints the weakest contrast of each film; the test of the drawing is film.test.ts.
 */
import { spawnSync } from 'node:child_process';
import { filmRate } from '#features/site/film-clock.ts';
import { contrast, copyParts, letters, type Rgb } from '#features/site/server/bay/legible.ts';
import { findFfmpeg } from '../find-ffmpeg.js';
import { at } from '../paths.js';
import { say } from '../run.js';

/**
 * Where the copy may stand, in pixels of the film, on screens from 320 to 2560 px in both languages: down to which row,
 * how far to the right.
 */
const reach = {
  landscape: {
    width: 1600,
    steps: [
      [270, 1150],
      [345, 980],
      [400, 900],
      [458, 838],
      [578, 750],
    ],
  },
  portrait: {
    width: 780,
    steps: [
      [740, 780],
      [780, 640],
    ],
  },
} as const;

type Reach = { readonly width: number; readonly steps: readonly (readonly [row: number, right: number])[] };
type Count = { readonly colour: Rgb; pixels: number };

/** The colours behind the copy, frame by frame, asked for a second at a time. */
function coloursOf(ffmpeg: string, file: string, { width, steps }: Reach): Count[][] {
  const frames: Count[][] = [];
  const height = steps.at(-1)?.[0] ?? 0;
  const bytes = width * height * 1.5;
  for (let first = 0; ; first += filmRate) {
    const filter = `select=between(n\\,${first}\\,${first + filmRate - 1}),crop=${width}:${height}:0:0`;
    const args = ['-v', 'error', '-i', file, '-vf', filter, '-fps_mode', 'passthrough', '-f', 'rawvideo'];
    const { stdout } = spawnSync(ffmpeg, [...args, '-pix_fmt', 'yuv420p', '-'], { maxBuffer: 2 ** 28 });
    if (stdout.length === 0) return frames;
    for (let from = 0; from < stdout.length; from += bytes)
      frames.push(count(stdout.subarray(from, from + bytes), width, steps));
  }
}

/** Counts the colours of one frame: a plane of light, and two of colour at half the width and height. */
function count(frame: Uint8Array, width: number, steps: Reach['steps']): Count[] {
  const found = new Map<number, Count>();
  const size = frame.length / 1.5;
  const look = (row: number, column: number): void => {
    const at = size + (row >> 1) * (width / 2) + (column >> 1);
    const [light = 0, blue = 0, red = 0] = [frame[row * width + column], frame[at], frame[at + size / 4]];
    const key = (light << 16) | (blue << 8) | red;
    const known = found.get(key);
    if (known) known.pixels++;
    else found.set(key, { colour: colourOf(light, blue, red), pixels: 1 });
  };
  let row = 0;
  for (const [below, right] of steps)
    for (; row < below; row++) for (let column = 0; column < right; column++) look(row, column);
  return [...found.values()];
}

/** BT.709, limited range, reckoned exactly: ffmpeg's own way to RGB is quick and up to four steps too dark. */
function colourOf(light: number, blue: number, red: number): Rgb {
  const [y, u, v] = [((light - 16) * 255) / 219, ((blue - 128) * 255) / 224, ((red - 128) * 255) / 224];
  const whole = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));
  return [whole(y + 1.5748 * v), whole(y - 0.1873 * u - 0.4681 * v), whole(y + 1.8556 * u)];
}

/** The weakest contrast of a part, when, and how many of a million pixels stay under what it needs. */
function weakest(frames: readonly Count[][], part: (typeof copyParts)[number], need: number): string {
  let [low, when, under, all] = [21, 0, 0, 0];
  frames.forEach((colours, frame) => {
    const ink = letters(part, frame / filmRate);
    for (const { colour, pixels } of colours) {
      const found = contrast(ink, colour);
      if (found < low) [low, when] = [found, frame / filmRate];
      if (found < need) under += pixels;
      all += pixels;
    }
  });
  const millionth = ((under / all) * 1_000_000).toFixed(0);
  return `${low.toFixed(2)} at ${when.toFixed(2)} s, ${millionth} of a million pixels under ${need}`;
}

const ffmpeg = await findFfmpeg();
for (const format of ['landscape', 'portrait'] as const) {
  for (const kind of ['webm', 'mp4'] as const) {
    const frames = coloursOf(ffmpeg, at('src/features/site/web/film', `bay-${format}.${kind}`), reach[format]);
    say(`${format}.${kind}, ${frames.length} frames`);
    for (const part of copyParts) say(`  ${part}: ${weakest(frames, part, part === 'copy-lead-ink' ? 4.5 : 3)}`);
  }
}
