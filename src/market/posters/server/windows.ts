import type { SceneContext } from './scenes/scene.ts';
import { azulejos } from './scenes/tiles.ts';
import { d, line, rect } from './svg.ts';

/** What lies far behind, seen through what the poster frames it with. */
export function framed(p: SceneContext, far: string): string {
  const { ink } = p;
  const [wall, rim] = p.isNight
    ? p.turn < 0.5
      ? [ink.middle, ink.disc]
      : [ink.dark, ink.accent]
    : p.turn < 0.5
      ? [ink.middle, ink.light]
      : [ink.light, ink.accent];
  const shape = shapeOf(p);
  return rect(p.left, p.top, p.width, p.height, wall) + p.clip(`<path d="${shape}"/>`, far) + line(shape, rim, 7);
}

function shapeOf(p: SceneContext): string {
  const { at, window, width, top, bottom } = p;
  const half = Math.min(width / 2 - 26, 176);
  const [left, right] = [at.x - half, at.x + half];
  if (window === 'round')
    return d`M${left} -12a${half} ${half} 0 0 1 ${2 * half} 0a${half} ${half} 0 0 1 ${-2 * half} 0Z`;
  const high = Math.max(top + 22, -half - 24);
  if (window === 'arch') {
    return d`M${left} ${bottom + 9}V${high + half}A${half} ${half} 0 0 1 ${right} ${high + half}V${bottom + 9}Z`;
  }
  return d`M${left} ${bottom + 9}V${high + 18}l18 -18H${right - 18}l18 18V${bottom + 9}Z`;
}

/** A band of azulejo along the lower edge, where the sheet is high enough to show one. */
export function tilesBelow(p: SceneContext): string {
  const size = 30;
  const top = p.bottom - size - 6;
  if (!p.hasTiles || top < p.at.y + 140 * p.at.scale) return '';
  return rect(p.left, top - 5, p.width, 5, p.ink.dark) + azulejos(p, top, p.bottom, size + 6);
}
