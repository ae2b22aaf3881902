import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, rect, times } from '../svg.ts';
import { fist, sleeve } from './parts/worker.ts';

const horn = 'M-72-26L52-84V84L-72 26Z';

const cone = ({ ink, count, clip }: SubjectContext): string =>
  path(horn, ink.accent) +
  clip(
    `<path d="${horn}"/>`,
    times(count(1, 2), (i) => rect(-40 + i * 44, -100, 20, 200, ink.light)) +
      path('M-80 8L60 34V100H-80Z', ink.dark, { opacity: 0.3 }),
  ) +
  ellipse(54, 0, 23, 86, ink.light) +
  ellipse(56, 0, 16, 72, ink.dark) +
  ellipse(52, 0, 8, 30, ink.disc) +
  path('M-72-30V30H-90Q-108 24-108 0T-90-30Z', ink.dark) +
  path('M-96-26Q-108-20-108 0T-96 26Q-100 0-96-26Z', ink.light);

const call = ({ ink, chance, count }: SubjectContext): string => {
  const many = count(3, 5, 2);
  if (chance() < 0.5) {
    return times(many, (i) =>
      path('M0-7L38-2V2L0 7Z', i % 2 ? ink.light : ink.disc, {
        transform: d`translate(62 0) rotate(${(i - (many - 1) / 2) * 30}) translate(32 0)`,
      }),
    );
  }
  return [0, 1]
    .map((i) =>
      line(
        d`M${88 + i * 24} ${-40 - i * 14}Q${112 + i * 26} 0 ${88 + i * 24} ${40 + i * 14}`,
        i ? ink.disc : ink.light,
        10,
        { 'stroke-linecap': 'round' },
      ),
    )
    .join('');
};

/** Promoter: a megaphone held high. */
export const megaphone: Subject = {
  stands: 'air',
  draw: (p) => {
    const { ink, side, tilt, chance } = p;
    return group(
      `scale(${side} 1)`,
      group('translate(2 78) rotate(96) scale(.84)', sleeve(ink, 70, chance() < 0.5 ? ink.dark : ink.disc, ink.light)) +
        group(
          d`translate(-8 -36) rotate(${-12 + tilt / 2})`,
          path('M-34 22H2L6 120H-26Z', ink.dark) +
            circle(-16, 112, 16, ink.dark) +
            call(p) +
            cone(p) +
            group('translate(-12 92) scale(.86)', fist(ink)),
        ),
    );
  },
};
