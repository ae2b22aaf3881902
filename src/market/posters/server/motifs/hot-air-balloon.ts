import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, times } from '../svg.ts';
import { bust } from './parts/figure.ts';

const shape = 'M0-138C66-138 106-92 106-40C106 8 60 46 30 78H-30C-60 46-106 8-106-40C-106-92-66-138 0-138Z';

/** The gores of the envelope, and the band around it. */
function envelope({ ink, clip }: SubjectContext, gores: number, band: number): string {
  const cut = (i: number): number => -106 + (212 * i) / gores;
  const stripes = times(gores, (i) => {
    const [a, b] = [cut(i), cut(i + 1)];
    return path(
      d`M0 -146C${a * 1.1} -130 ${a * 1.2} 10 ${a * 0.28} 84H${b * 0.28}C${b * 1.2} 10 ${b * 1.1} -130 0 -146Z`,
      [ink.accent, ink.light, ink.disc, ink.light][i % 4] ?? ink.light,
    );
  });
  const belt =
    band === 0
      ? ''
      : path('M-120-52Q0-22 120-52V-18Q0 14-120-18Z', ink.dark) +
        (band === 1
          ? times(7, (i) => circle(-90 + i * 30, -24 + (3 - Math.abs(3 - i)) * 3.6, 8, ink.disc))
          : path(
              'M-110-22L-90-42L-70-12L-46-34L-22-4L0-28L22-4L46-34L70-12L90-42L110-22L110-12L90-26L68 0L46-20L22 8L0-14L-22 8L-46-20L-68 0L-90-26L-110-12Z',
              ink.light,
            ));
  return path(shape, ink.light) + clip(`<path d="${shape}"/>`, stripes + belt);
}

const crew = ({ ink }: SubjectContext, count: number): string =>
  times(count, (i) => {
    const x = (i - (count - 1) / 2) * 17;
    return bust(ink, x, 115, 7, i % 2 ? ink.disc : ink.light);
  });

/** Balloon: a striped envelope and its basket. */
export const hotAirBalloon: Subject = {
  stands: 'air',
  draw: (p) => {
    const { ink } = p;
    const gores = p.count(6, 8);
    const band = p.count(0, 2);
    const people = p.count(1, 3);
    return group(
      d`rotate(${p.tilt / 2})`,
      line('M-29 76L-24 112M29 76L24 112M-10 78L-10 112M10 78L10 112', ink.light, 2.6) +
        envelope(p, gores, band) +
        path('M-32 76H32L28 86H-28Z', ink.dark) +
        path('M-5 98Q-10 88 0 78Q10 88 5 98Z', ink.disc) +
        crew(p, people) +
        path('M-30 110H30L24 136Q24 140 18 140H-18Q-24 140-24 136Z', ink.middle) +
        line('M-27 120H27M-25 130H25', ink.dark, 3) +
        rect(-33, 106, 66, 9, ink.light, { rx: 4 }),
    );
  },
};
