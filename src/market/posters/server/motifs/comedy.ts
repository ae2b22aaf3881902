import type { Subject, SubjectContext } from '../subject.ts';
import { type Box, boxes, circle, ellipse, group, line, path, rect, roundEnds } from '../svg.ts';
import { tumbler } from './parts/glass.ts';

const wall = 'M-138 110V-70Q-138-138-70-138H70Q138-138 138-70V110Z';

/** Bricks here and there, as plaster shows them. */
const bricks = ({ ink, chance, clip }: SubjectContext): string => {
  const list: Box[] = [];
  for (let row = 0; row < 10; row++) {
    for (let column = 0; column < 7; column++) {
      if (chance() < 0.62) list.push([-150 + column * 44 + (row % 2) * 22, -132 + row * 24, 39, 19]);
    }
  }
  return path(wall, ink.dark) + clip(`<path d="${wall}"/>`, boxes(list, ink.middle));
};

const stand = ({ ink }: SubjectContext): string =>
  ellipse(-34, 104, 44, 6, ink.dark) +
  rect(-38, -62, 8, 166, ink.dark) +
  line('M-34-58Q-86-20-66 40T-96 104', ink.dark, 4, roundEnds) +
  group(
    'translate(-30 -70) rotate(52)',
    path('M-9-12H9L6 54H-6Z', ink.dark) + circle(0, -24, 19, ink.accent) + rect(-19, -21, 38, 7, ink.light, { rx: 3 }),
  );

const stool = ({ ink, count }: SubjectContext): string =>
  line('M38 14L24 106M82 14L98 106', ink.dark, 9, roundEnds) +
  line(count(0, 1) > 0 ? 'M31 62H91' : 'M34 44H88M28 78H94', ink.dark, 6) +
  rect(22, 4, 76, 16, ink.accent, { rx: 7 }) +
  rect(66, 4, 32, 16, ink.dark, { rx: 7, opacity: 0.4 });

/** Comedy: a stool and a microphone wait in the spot before a brick wall. */
export const comedy: Subject = {
  stands: 'wall',
  draw: (p) => {
    const { ink, side, chance } = p;
    const prop =
      chance() < 0.5
        ? tumbler(ink, 60, 4, 28, 42, ink.surf)
        : path('M36 4L44-10H78L86 4Z', ink.dark) +
          path('M44-10Q46-36 61-30Q78-36 78-10Z', ink.dark) +
          rect(44, -16, 34, 6, ink.accent);
    return group(
      `scale(${side} 1)`,
      bricks(p) +
        path('M-14-138H26L128 110H-124Z', ink.disc) +
        ellipse(2, 101, 124, 9, ink.light) +
        path('M-18-138H30L24-116H-12Z', ink.light) +
        stand(p) +
        stool(p) +
        prop,
    );
  },
};
