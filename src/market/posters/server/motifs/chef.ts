import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, roundEnds, times } from '../svg.ts';

const crown =
  'M-58 30L-64-24Q-112-36-104-78Q-94-112-58-104Q-40-140 0-138Q42-140 58-104Q96-112 104-78Q112-36 66-24L60 30Z';

const toque = ({ ink, count, clip }: SubjectContext): string => {
  const folds = count(3, 5);
  return (
    path(crown, ink.light) +
    clip(
      `<path d="${crown}"/>`,
      path('M30-140Q66-60 34 40H120V-140Z', ink.dark, { opacity: 0.22 }) +
        times(folds, (i) => {
          const x = (i - (folds - 1) / 2) * (92 / folds);
          return line(d`M${x} 12Q${x * 1.1} -30 ${x * 1.5} -58`, ink.dark, 4.5, roundEnds);
        }),
    ) +
    path('M-60 10H62L60 44H-58Z', ink.accent) +
    path('M34 10H62L60 44H30Z', ink.dark, { opacity: 0.35 })
  );
};

const knife = ({ ink }: SubjectContext): string =>
  path('M-30 0Q-46-74 8-118L14 0Z', ink.light) +
  path('M14 0L8-118Q6-60 0 0Z', ink.dark) +
  rect(-13, -2, 29, 12, ink.accent) +
  path('M-10 8H14Q20 44 12 68Q0 74-8 66Q-2 40-10 8Z', ink.dark) +
  circle(4, 26, 3, ink.light) +
  circle(5, 46, 3, ink.light);

const tomato = (ink: SubjectContext['ink']): string =>
  path('M0-42Q36-46 36-16Q32 8 0 8Q-32 8-36-16Q-36-46 0-42Z', ink.accent) +
  path('M0-36L-18-46L-6-44L2-56L8-44L22-46Z', ink.surf);

const carrot = (ink: SubjectContext['ink']): string =>
  path('M-40 8Q-10-20 22-22Q34-16 28-4Q-4 10-40 8Z', ink.disc) +
  line('M26-14L44-32M28-12L50-18M24-18L30-38', ink.surf, 7, roundEnds);

/** Kitchen: a toque, a knife and something to cut on the board. */
export const chef: Subject = {
  stands: 'table',
  draw: (p) => {
    const { ink, side, chance } = p;
    return group(
      `scale(${side} 1)`,
      group('translate(-26 0)', toque(p)) +
        path('M-138 84H118Q124 84 124 91V103Q124 110 118 110H-138Z', ink.dark) +
        rect(-138, 84, 262, 6, ink.light, { rx: 3 }) +
        group('translate(92 14) rotate(14) scale(1.05)', knife(p)) +
        group('translate(-82 77)', chance() < 0.5 ? tomato(ink) : carrot(ink)) +
        group('translate(4 77) scale(.9)', chance() < 0.5 ? tomato(ink) : carrot(ink)),
    );
  },
};
