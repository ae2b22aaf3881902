import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, rect, times } from '../svg.ts';

const post = ({ ink }: SubjectContext): string =>
  ellipse(0, 104, 32, 8, ink.dark) +
  ellipse(0, 100, 30, 7, ink.disc) +
  rect(-8, -62, 16, 160, ink.disc) +
  rect(1, -62, 7, 160, ink.dark) +
  rect(-14, -50, 28, 9, ink.light, { rx: 3 }) +
  circle(2, -76, 19, ink.dark) +
  circle(0, -76, 18, ink.disc) +
  circle(-6, -82, 5, ink.light);

const rope = ({ ink }: SubjectContext, from: number, to: number, sag: number): string => {
  const shape = d`M${from} -44Q${(from + to) / 2} ${sag} ${to} -44`;
  return (
    line(shape, ink.dark, 24) +
    line(shape, ink.accent, 18) +
    line(shape, ink.light, 18, { 'stroke-dasharray': '5 15', opacity: 0.55 })
  );
};

const star = (r: number): string =>
  `M${Array.from({ length: 10 }, (_, i) => {
    const a = (i * 36 - 90) * (Math.PI / 180);
    const far = i % 2 ? r * 0.42 : r;
    return d`${Math.cos(a) * far} ${Math.sin(a) * far}`;
  }).join('L')}Z`;

/** The door they guard: lit, with a star or a porthole. */
const door = ({ ink, chance, count }: SubjectContext): string => {
  const sign =
    chance() < 0.5
      ? path(star(30), ink.disc)
      : circle(0, 0, 28, ink.light) + circle(0, 0, 21, ink.disc) + path('M-21 4H21A21 21 0 0 1-21 4Z', ink.accent);
  const bulbs = count(7, 9, 2);
  return (
    path('M-74 104V-66A74 72 0 0 1 74-66V104Z', ink.light) +
    path('M-64 104V-64A64 62 0 0 1 64-64V104Z', ink.dark) +
    rect(-1.5, -20, 3, 124, ink.light) +
    rect(-14, 20, 6, 30, ink.disc, { rx: 3 }) +
    rect(8, 20, 6, 30, ink.disc, { rx: 3 }) +
    group('translate(0 -66)', sign) +
    times(bulbs, (i) => {
      const a = Math.PI * (1 + (i + 0.5) / bulbs);
      return circle(Math.cos(a) * 69, -66 + Math.sin(a) * 67, 5, i % 2 ? ink.disc : ink.accent);
    })
  );
};

/** Security and guest lists: posts and a velvet rope before the door. */
export const velvetRope: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { side, ink, count } = p;
    const sag = count(34, 64, 10);
    return group(
      `scale(${side} 1)`,
      door(p) +
        path('M-50 104H50L68 112H-68Z', ink.accent) +
        rope(p, -102, 102, sag) +
        group('translate(-104 0)', post(p)) +
        group('translate(104 0)', post(p)),
    );
  },
};
