import { parasol as shade } from '../scenery.ts';
import type { Subject } from '../subject.ts';
import { circle, d, ellipse, group, path, rect, times } from '../svg.ts';

/** Beach: a tilted parasol, a towel and a ball. */
export const parasol: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink, side } = p;
    const pole = -18;
    const ball = pole - 108;
    const drawn =
      ellipse(pole + 70, 150, 100, 14, ink.middle, { opacity: 0.55 }) +
      group(
        d`translate(${pole + 66} 142) rotate(-6) skewX(-24)`,
        rect(-66, -10, 132, 32, ink.light) + times(4, (i) => rect(-58 + i * 33, -10, 16, 32, ink.accent)),
      ) +
      shade(
        pole,
        14,
        122,
        -11 + p.tilt * 0.5,
        p.count(7, 11, 2),
        { cloth: ink.accent, stripe: ink.light, pole: ink.dark },
        1.2,
      ) +
      circle(ball, 142, 24, ink.light) +
      p.clip(
        d`<circle cx="${ball}" cy="142" r="24"/>`,
        path(d`M${ball} 118q26 20 0 48q-40-10-26-48Z`, ink.disc) +
          path(d`M${ball} 118q30 2 30 30l-14 22q8-34-16-52Z`, ink.sea),
      );
    return group(`translate(${side * 4} -22) scale(${side * 0.86} .86)`, drawn);
  },
};
