/** For the test of the film and the script that measures it: the copy's inks as the page has them, and WCAG's contrast. */
import { readFileSync } from 'node:fs';
import { copyInkAt } from '../../film-clock.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const linear = (value: number): number => (value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** From 1, nothing to see, to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The three inks of the copy: title, its second line, and lead. */
export const copyParts = ['copy-ink', 'copy-second-ink', 'copy-lead-ink'] as const;
export type CopyPart = (typeof copyParts)[number];

const css = readFileSync(new URL('../../../../market/drawings/web/film-plate.module.css', import.meta.url), 'utf8');
const rules = { day: css.split('}')[0] ?? '', night: /\[data-ink='night'\][^}]*/.exec(css)?.[0] ?? '' };

function inkOf(hour: 'day' | 'night', name: CopyPart | 'copy-extreme'): Rgb {
  const hex = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(rules[hour])?.[1];
  if (hex === undefined) throw new Error(`film-plate.module.css has no --${name} by ${hour}`);
  return rgb(hex);
}

/** What `color-mix` makes of an ink at an instant of the film. */
export function letters(part: CopyPart, seconds: number): Rgb {
  const { ink, turn } = copyInkAt(seconds);
  const share = Math.round(turn * 100) / 100;
  const [from, to] = [inkOf(ink, part), inkOf(ink, 'copy-extreme')];
  const mixed = (i: 0 | 1 | 2): number => from[i] + (to[i] - from[i]) * share;
  return [mixed(0), mixed(1), mixed(2)];
}
