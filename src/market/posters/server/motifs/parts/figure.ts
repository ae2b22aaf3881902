import type { Palette } from '../../palettes.ts';
import { circle, d, ellipse, group, line, path, roundEnds } from '../../svg.ts';

/* People as flat cut-outs: limbs that taper from joint to joint, and a head without a face. */

/** Teal becomes nobody: skin, or an animal's coat, is the warm one of the two inks. */
const isWarm = ({ accent }: Palette): boolean => parseInt(accent.slice(1, 3), 16) > parseInt(accent.slice(5), 16);
export const skin = (ink: Palette): string => (isWarm(ink) ? ink.accent : ink.middle);

/** The far side of a body. */
export const shade = (ink: Palette): string => (isWarm(ink) ? ink.middle : ink.surf);

/** Where a limb bends, and half its width there. */
export type Joint = readonly [x: number, y: number, half: number];

/** The hull of two circles: one bone with its flesh. */
function bone([x1, y1, r1]: Joint, [x2, y2, r2]: Joint): string {
  const along = Math.atan2(y2 - y1, x2 - x1);
  const aside = Math.acos(Math.max(-1, Math.min(1, (r1 - r2) / Math.hypot(x2 - x1, y2 - y1))));
  const [cosA, sinA] = [Math.cos(along + aside), Math.sin(along + aside)];
  const [cosB, sinB] = [Math.cos(along - aside), Math.sin(along - aside)];
  return (
    d`M${x1 + r1 * cosA} ${y1 + r1 * sinA}L${x2 + r2 * cosA} ${y2 + r2 * sinA}` +
    d`A${r2} ${r2} 0 ${r2 > r1 ? 1 : 0} 0 ${x2 + r2 * cosB} ${y2 + r2 * sinB}L${x1 + r1 * cosB} ${y1 + r1 * sinB}` +
    d`A${r1} ${r1} 0 ${r1 > r2 ? 1 : 0} 0 ${x1 + r1 * cosA} ${y1 + r1 * sinA}Z`
  );
}

/** A limb, a torso or a foot as one shape through its joints. */
export const limb = (fill: string, ...joints: readonly Joint[]): string =>
  path(
    joints
      .slice(1)
      .map((joint, i) => bone(joints[i] ?? joint, joint))
      .join(''),
    fill,
  );

export type Hair = 'short' | 'tail' | 'bun' | 'cap';
const hairs: readonly Hair[] = ['short', 'tail', 'bun', 'cap'];

/** The hair of this listing's person. */
export const hairBy = (chance: () => number): Hair => hairs[Math.floor(chance() * hairs.length)] ?? 'short';

const crown = 'M-15 3Q-18-20 2-20Q15-19 15-8Q5-11-1-8Q-3 0-7 8Q-13 11-15 3Z';

/** A head that looks to the right, turned by `turn` degrees; at scale 1 it is 38 high. */
export function head(ink: Palette, x: number, y: number, hair: Hair, turn = 0, scale = 1): string {
  const face = ellipse(0, 0, 14, 18, skin(ink));
  const band = line('M-15-2Q-2-8 14-9', ink.light, 3.4);
  const worn = {
    short: path(crown, ink.dark) + band,
    tail: path('M-11-10Q-30-20-40 2Q-28-4-20 4Q-14 4-11-2Z', shade(ink)) + path(crown, ink.dark) + band,
    bun: circle(-13, -17, 9, shade(ink)) + path(crown, ink.dark) + band,
    cap:
      path('M-15-1Q-18-21 1-21Q16-20 16-7L29-3Q29 2 22 2L8-2Z', ink.light) +
      line('M-14-3L14-6', ink.dark, 3, roundEnds),
  }[hair];
  return group(d`translate(${x} ${y}) rotate(${turn}) scale(${String(scale)})`, face + worn);
}

/** Head and shoulders of someone aboard, down to `foot`; `r` is the half width of the head. */
export const bust = (ink: Palette, x: number, foot: number, r: number, shirt: string): string =>
  circle(x, foot - r * 2.6, r, skin(ink)) +
  path(d`M${x - r * 1.4} ${foot}v${-r * 0.4}a${r * 1.4} ${r * 1.2} 0 0 1 ${r * 2.8} 0v${r * 0.4}Z`, shirt);
