import type { Composition, PosterContext } from '../context.ts';
import { glint, ground, halo, sky } from '../scenery.ts';
import { circle, d, path, rect, times } from '../svg.ts';

const floor = 96;
const spring = -12;
const widest = 206;
const step = 21;

const arch = (p: PosterContext, r: number): string =>
  d`M${-r} ${p.bottom}V${spring}A${r} ${r} 0 0 1 ${r} ${spring}V${p.bottom}Z`;

function chequer(p: PosterContext): string {
  const rows = 7;
  const deep = p.bottom - floor;
  const half = Math.max(9, Math.ceil(p.width / 60) + 1);
  const spread = (y: number): number => 1 + ((y - floor) / deep) * 2.4;
  const tiles = times(rows, (j) => {
    const [y0, y1] = [floor + deep * Math.pow(j / rows, 1.7), floor + deep * Math.pow((j + 1) / rows, 1.7)];
    const [s0, s1] = [30 * spread(y0), 30 * spread(y1)];
    return times(half * 2, (k) => {
      const i = k - half;
      return (i + j) & 1 ? d`M${i * s0} ${y0}L${(i + 1) * s0} ${y0}L${(i + 1) * s1} ${y1}L${i * s1} ${y1}Z` : '';
    });
  });
  return ground(p, floor, p.ink.dark) + path(tiles, p.ink.light);
}

/** A pictogram on the threshold: head, coat, and a long shadow. */
function figure({ ink: { dark } }: PosterContext, x: number, h: number): string {
  const foot = floor + 14;
  return (
    circle(x, foot - h, h * 0.13, dark) +
    path(
      d`M${x - h * 0.17} ${foot + 2 - h * 0.62}a${h * 0.17} ${h * 0.2} 0 0 1 ${h * 0.34} 0L${x + h * 0.12} ${foot}` +
        d`H${x + h * 0.02}L${x} ${foot - h * 0.3}L${x - h * 0.02} ${foot}H${x - h * 0.12}Z`,
      dark,
    ) +
    path(d`M${x - h * 0.14} ${foot}H${x + h * 0.14}L${x + h * 0.5} ${foot + h * 0.62}H${x + h * 0.1}Z`, dark, {
      opacity: 0.35,
    })
  );
}

/** Club night: nested arches, a chequered floor, and two on the threshold. */
export const arches: Composition = (p) => {
  const { ink } = p;
  const bands = [ink.accent, ink.dark, ink.disc, ink.dark, ink.middle, ink.dark, ink.glow];
  const inside = widest - bands.length * step + 2;
  const view =
    rect(-inside, -200, 2 * inside, 500, ink.glow) +
    halo(0, 14, 26, 3, 12, ink.accent, 0.28) +
    circle(0, 16, 27, ink.disc) +
    rect(-inside, floor - 62, 2 * inside, 100, ink.sea) +
    glint(0, floor - 62, floor - 6, 18, ink.disc);
  return (
    sky(p) +
    bands.map((fill, i) => path(arch(p, widest - i * step), fill)).join('') +
    p.clip(`<path d="${arch(p, inside)}"/>`, view) +
    chequer(p) +
    figure(p, -24 * p.side, 96) +
    figure(p, 20 * p.side, 84)
  );
};
