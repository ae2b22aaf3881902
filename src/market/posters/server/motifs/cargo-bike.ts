import type { Subject, SubjectContext } from '../subject.ts';
import { circle, group, line, path, rect, roundEnds } from '../svg.ts';
import { spokedWheel } from './parts/wheels.ts';

const frame = ({ ink }: SubjectContext): string =>
  line('M-96 70L-66-2L-22 78L-96 70M-66-2L-72-24M-22 78H8', ink.accent, 9, {
    'stroke-linejoin': 'round',
    ...roundEnds,
  }) +
  line('M-22 78L-4-8L-10-48Q-12-58-30-54', ink.accent, 9, { 'stroke-linejoin': 'round', ...roundEnds }) +
  path('M-96-30Q-72-38-46-28Q-52-20-72-18Q-92-20-96-30Z', ink.dark) +
  circle(-24, 78, 15, ink.dark) +
  circle(-24, 78, 7, ink.light) +
  line('M-24 78L-12 100M-20 100h18', ink.dark, 5, roundEnds) +
  line('M-30-54H-44', ink.dark, 8, roundEnds);

/** What stands in the box. */
function load({ ink }: SubjectContext, kind: number): string {
  if (kind === 0)
    return (
      rect(12, -36, 46, 40, ink.disc, { rx: 4 }) +
      rect(12, -38, 46, 12, ink.light, { rx: 4 }) +
      line('M24-38Q35-54 46-38', ink.dark, 4) +
      rect(62, -20, 30, 24, ink.light)
    );
  if (kind === 1)
    return (
      circle(30, -14, 18, ink.accent) +
      circle(58, -20, 20, ink.disc) +
      circle(82, -10, 15, ink.light) +
      line('M72 0L94-58', ink.dark, 5, roundEnds)
    );
  return (
    rect(14, -50, 34, 54, ink.light, { rx: 3 }) +
    rect(50, -32, 42, 36, ink.disc, { rx: 3 }) +
    line('M31-50V4M50-14H92', ink.dark, 3)
  );
}

/** A bike that carries: a long one with a box before its rider. */
export const cargoBike: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const kind = p.count(0, 2);
    const box = p.chance() < 0.5 ? ink.sea : ink.accent;
    return group(
      `scale(${p.side} 1)`,
      spokedWheel(ink, -96, 72, 40, 9) +
        spokedWheel(ink, 106, 80, 31, 8) +
        load(p, kind) +
        frame(p) +
        path('M0-2H106L90 66H14Z', box) +
        path('M0-2H106L103 12H3Z', ink.light) +
        path('M72-2H106L90 66H66Z', ink.dark, { opacity: 0.25 }) +
        line('M8 70H84L106 80', ink.dark, 7, roundEnds),
    );
  },
};
