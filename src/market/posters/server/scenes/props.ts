import { palm } from '../scenery.ts';
import { circle, d, line, path, rect, roundEnds, times } from '../svg.ts';
import { along } from './backdrop.ts';
import type { SceneContext } from './scene.ts';

/* What stands beside the subject or hangs over it, outside its frame. */

const lamp = (x: number, foot: number, p: SceneContext): string =>
  rect(x - 2, foot - 196, 4, 196, p.ink.dark) +
  line(d`M${x - 22} ${foot - 176}q0 -18 22 -18t22 18`, p.ink.dark, 3.4, roundEnds) +
  circle(x - 22, foot - 168, 9, p.ink.light) +
  circle(x + 22, foot - 168, 9, p.ink.light) +
  rect(x - 7, foot - 10, 14, 10, p.ink.dark);

function bunting(p: SceneContext): string {
  const [y, sag] = [-166, 26];
  const fills = [p.ink.accent, p.ink.light, p.ink.disc, p.ink.surf];
  const count = Math.round(p.width / 34);
  const flags = times(count, (i) => {
    const u = ((i + 0.5) / count - 0.5) * 2;
    const at = y + sag * (1 - u * u);
    return path(d`M${p.left + p.width * ((i + 0.5) / count) - 9} ${at}h18l-9 22Z`, fills[i % 4] ?? p.ink.light);
  });
  return line(d`M${p.left} ${y}Q0 ${y + sag * 2} ${p.right} ${y}`, p.ink.dark, 2.4) + flags;
}

function confetti(p: SceneContext): string {
  const fills = [p.ink.accent, p.ink.light, p.ink.disc, p.ink.surf];
  return times(Math.round(p.width / 18), (i) => {
    const x = p.left + p.hand() * p.width;
    const y = p.top + p.hand() * (p.foot - 60 - p.top);
    const fill = fills[i % 4] ?? p.ink.light;
    // The middle is the subject's.
    if (Math.hypot(x - p.at.x, y - p.at.y) < 128) return '';
    return i % 2
      ? circle(x, y, 4.4, fill)
      : rect(x, y, 6, 14, fill, { transform: d`rotate(${p.hand() * 180} ${x} ${y})` });
  });
}

/** The props of a scene whose ground is at `foot`. */
export function propsOf(p: SceneContext, foot = p.foot - 4): string {
  const { ink, side, turn, props } = p;
  if (props === 'palms') {
    return along(
      p,
      360,
      (x) =>
        palm(x + side * (164 + 14 * turn), foot, 190 + 30 * turn, side * -10, ink.dark) +
        (turn > 0.5
          ? palm(x + side * 190, foot, 132, side * 8, ink.dark)
          : palm(x - side * 178, foot, 150, side * 9, ink.dark)),
    );
  }
  if (props === 'lamps') return along(p, 350, (x) => lamp(x - 164, foot, p) + lamp(x + 176, foot, p));
  if (props === 'bunting') return bunting(p);
  return props === 'confetti' ? confetti(p) : '';
}

/** The shadow something throws on the ground below it. */
export const shadow = (p: SceneContext): string => {
  const { at, foot, ink } = p;
  return `<ellipse cx="${Math.round(at.x + p.side * 8)}" cy="${Math.round(foot + 2)}" rx="${Math.round(104 * at.scale)}" ry="${Math.round(9 * at.scale)}" fill="${ink.dark}" opacity="0.26"/>`;
};
