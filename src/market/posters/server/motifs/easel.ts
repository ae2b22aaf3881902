import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, path, rect, times } from '../svg.ts';

/** The painting: the bay, as far as it has got. */
const painting = ({ ink, clip, count, chance }: SubjectContext): string => {
  const strokes = count(2, 4);
  const land =
    chance() < 0.5
      ? path('M-90 0L-40-44L-14-18L16-52L80 0Z', ink.dark)
      : path('M-26-2V-44L22-2ZM-32-2V-34L-58-2Z', ink.light) + path('M-64 2H30L18 14H-52Z', ink.dark);
  return (
    rect(-90, -104, 180, 128, ink.dark) +
    rect(-86, -100, 172, 120, ink.light) +
    clip(
      '<rect x="-78" y="-92" width="156" height="104"/>',
      rect(-80, -94, 160, 110, ink.accent) +
        circle(34, -34, 30, ink.disc) +
        land +
        rect(-80, -2, 160, 20, ink.surf) +
        times(strokes, (i) => rect(-60 + i * 34, 2 + (i % 2) * 4, 22, 3, ink.light)),
    )
  );
};

const palette = ({ ink, count }: SubjectContext): string => {
  const dabs = count(4, 5);
  return (
    path('M-58 6Q-58-36 0-38Q58-36 56 0Q54 22 30 16Q10 12 12 28Q14 42-6 42Q-54 42-58 6Z', ink.dark, {
      transform: 'translate(4 4)',
    }) +
    path('M-58 6Q-58-36 0-38Q58-36 56 0Q54 22 30 16Q10 12 12 28Q14 42-6 42Q-54 42-58 6Z', ink.light) +
    times(dabs, (i) => {
      const a = Math.PI * (0.98 + (i * 1.06) / dabs);
      return circle(
        Math.cos(a) * 38,
        2 + Math.sin(a) * 24,
        9.5,
        [ink.accent, ink.disc, ink.surf, ink.dark, ink.middle][i] ?? ink.accent,
      );
    }) +
    ellipse(-14, 26, 9, 7, ink.dark)
  );
};

const brush = ({ ink }: SubjectContext, turn: number, tip: string): string =>
  group(
    d`rotate(${turn})`,
    path('M-4 0H4L2 84H-2Z', ink.accent) + rect(-6, -14, 12, 18, ink.light) + path('M-7-14Q-8-34 0-46Q8-34 7-14Z', tip),
  );

/** Painting workshop: a canvas on its easel, palette and brushes. */
export const easel: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink, side, chance } = p;
    return group(
      d`scale(${side} 1)`,
      path('M-7-140H7V100H-7Z', ink.accent) +
        path('M-34-120H-22L-72 110H-90Z', ink.disc) +
        path('M22-120H34L90 110H72Z', ink.disc) +
        path('M28-120H34L90 110H82Z', ink.dark) +
        path('M-28-120H-22L-72 110H-80Z', ink.dark) +
        rect(-74, 62, 146, 9, ink.dark) +
        rect(-104, 20, 208, 14, ink.disc, { rx: 3 }) +
        rect(-104, 28, 208, 6, ink.dark, { rx: 3 }) +
        painting(p) +
        rect(-16, -116, 32, 18, ink.disc, { rx: 3 }) +
        group(
          'translate(84 66)',
          (chance() < 0.6 ? group('translate(-14 0)', brush(p, 214, ink.dark)) : '') +
            group('translate(-2 -30)', brush(p, 24, ink.disc)),
        ) +
        group('translate(76 64)', palette(p)),
    );
  },
};
