import type { Composition } from '../context.ts';
import { calm, disc, glint, island, parasol as shade, sky } from '../scenery.ts';
import { circle, d, ellipse, group, path, rect, times } from '../svg.ts';

const horizon = -36;

/** Beach: a tilted parasol, the shoreline and a towel. */
export const parasol: Composition = (p) => {
  const { ink } = p;
  const sun = p.side * 84;
  const pole = -sun * 0.22;
  const shore = (y: number): string => {
    const q = p.width / 8;
    return d`M${p.left} ${y}q${q} -22 ${q * 2} 0t${q * 2} 0t${q * 2} 0t${q * 2} 0V${p.bottom}H${p.left}Z`;
  };
  const ball = pole - 112;
  return (
    sky(p) +
    disc(p, sun, horizon - 26, 50) +
    island(-sun * 0.95, horizon + 1, 0.9, ink.middle, ink.dark) +
    rect(p.left, horizon, p.width, 130, ink.sea) +
    calm(p, horizon, 60, 12) +
    glint(sun, horizon, 44, 38, ink.disc) +
    path(shore(58), ink.light) +
    path(shore(72), ink.sky) +
    ellipse(pole + 70, 150, 100, 14, ink.middle, { opacity: 0.55 }) +
    group(
      d`translate(${pole + 66} 136) rotate(-6) skewX(-24)`,
      rect(-66, -10, 132, 36, ink.light) + times(4, (i) => rect(-58 + i * 33, -10, 16, 36, ink.accent)),
    ) +
    shade(pole, 14, 118, -11 + p.tilt * 0.35, 9, { cloth: ink.accent, stripe: ink.light, pole: ink.dark }, 1.22) +
    circle(ball, 146, 24, ink.light) +
    p.clip(
      d`<circle cx="${ball}" cy="146" r="24"/>`,
      path(d`M${ball} 122q26 20 0 48q-40-10-26-48Z`, ink.disc) +
        path(d`M${ball} 122q30 2 30 30l-14 22q8-34-16-52Z`, ink.sea),
    )
  );
};
