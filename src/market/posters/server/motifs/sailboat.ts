import type { Subject, SubjectContext } from '../subject.ts';
import { d, group, line, path, rect, times } from '../svg.ts';

function boat(p: SubjectContext): string {
  const { ink } = p;
  const stripes = times(p.count(2, 4), (i) => rect(0, -34 + i * 26, 120, 13, i % 2 ? ink.surf : ink.accent));
  return (
    line('M0 62V-150', ink.dark, 4.5) +
    p.clip('<path d="M6-142Q86-50 100 34Q50 42 6 34Z"/>', rect(0, -150, 110, 200, ink.light) + stripes) +
    path('M-6-124Q-64-40-78 34Q-40 42-6 34Z', ink.accent) +
    path('M-6-124Q-34-40-40 37Q-20 38-6 34Z', ink.middle) +
    path('M-112 50H124Q104 92 74 96H-74Q-100 88-112 50Z', ink.dark) +
    path('M-110 56H121L118 66H-105Z', ink.light) +
    rect(-40, 38, 72, 12, ink.light, { rx: 5 }) +
    path('M0-150l30 8l-30 8Z', ink.accent)
  );
}

/** Boat: a sail over its hull. */
export const sailboat: Subject = {
  stands: 'water',
  draw: (p) => group(d`translate(0 -9) scale(${p.side * 0.86} .86) rotate(${-4 + p.tilt / 4})`, boat(p)),
};
