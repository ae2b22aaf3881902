import { glint, halo } from '../scenery.ts';
import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, path, rect } from '../svg.ts';

const foot = 110;
const widest = 134;
const spring = -2;
const step = 14;

const arch = (r: number): string => d`M${-r} ${foot}V${spring}A${r} ${r} 0 0 1 ${r} ${spring}V${foot}Z`;

/** A pictogram on the threshold: head and coat. */
function figure({ ink: { dark } }: SubjectContext, x: number, h: number): string {
  return (
    circle(x, foot - h, h * 0.13, dark) +
    path(
      d`M${x - h * 0.17} ${foot + 2 - h * 0.62}a${h * 0.17} ${h * 0.2} 0 0 1 ${h * 0.34} 0L${x + h * 0.12} ${foot}` +
        d`H${x + h * 0.02}L${x} ${foot - h * 0.3}L${x - h * 0.02} ${foot}H${x - h * 0.12}Z`,
      dark,
    )
  );
}

/** Club night: nested arches, and two on the threshold. */
export const arches: Subject = {
  stands: 'wall',
  draw: (p) => {
    const { ink } = p;
    const bands = [ink.accent, ink.dark, ink.disc, ink.dark, ink.middle, ink.dark].slice(0, p.count(4, 6));
    const inside = widest - bands.length * step + 1;
    const view =
      rect(-inside, -140, 2 * inside, 260, ink.glow) +
      halo(0, 24, 24, 3, 12, ink.accent, 0.28) +
      circle(0, 26, 25, ink.disc) +
      rect(-inside, foot - 62, 2 * inside, 70, ink.sea) +
      glint(0, foot - 62, foot - 6, 18, ink.disc);
    return (
      bands.map((fill, i) => path(arch(widest - i * step), fill)).join('') +
      p.clip(`<path d="${arch(inside)}"/>`, view) +
      figure(p, -22 * p.side, 92) +
      figure(p, 20 * p.side, 80)
    );
  },
};
