import type { Hour } from '#market/town/hours.ts';
import type { Palette } from './palettes.ts';

export const moments = ['morning', 'noon', 'dusk'] as const;
/** The time of a poster's day; its night has the same three: the blue hour, deep night and moonlight. */
export type Moment = (typeof moments)[number];

/** The inks of a scene at its time: the same nine, some of them at each other's work. */
export function inkAt(ink: Palette, hour: Hour, moment: Moment): Palette {
  const { sky, glow, disc, light, middle } = ink;
  if (moment === 'noon') return ink;
  if (moment === 'morning') {
    return hour === 'day' ? { ...ink, sky: glow, glow: sky } : { ...ink, sky: middle, middle: sky };
  }
  return hour === 'day' ? { ...ink, sky: disc, disc: light } : { ...ink, sky: glow, glow: sky };
}

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** The relative luminance of `#RRGGBB`, 0 … 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two inks, 1 … 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
