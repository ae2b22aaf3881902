import type { Subject, SubjectContext } from '../subject.ts';
import { circle, ellipse, group, line, path, rect, roundEnds } from '../svg.ts';
import { wheel } from './parts/wheels.ts';

const body = ({ ink }: SubjectContext, panel: string): string =>
  path(
    'M-130 60Q-136-4-80-12L-10-16Q4-10 0 14Q0 44 18 52H62Q76 50 74 20L58-60L74-66Q98-10 100 24Q98 74 66 78H-12Q-22 74-28 60Z',
    ink.accent,
  ) +
  path('M58-60L74-66Q98-10 100 24Q98 74 66 78H52Q84 70 82 24Z', ink.light) +
  path('M-136 62A49 49 0 0 1-36 62Q-26 66-30 72Q-44 34-84 34T-128 70Q-138 70-136 62Z', ink.light) +
  path('M-122 16Q-108-4-80-6L-38-8Q-44 16-70 20Q-98 22-122 16Z', ink.light) +
  path('M-112 14Q-100 0-78-1L-46-2Q-52 13-72 15Q-94 17-112 14Z', panel) +
  path('M-128-16Q-130-32-108-34H-28Q-2-34 4-18Q0-10-12-10H-112Q-126-10-128-16Z', ink.dark) +
  line('M-122-22H-6', ink.middle, 4, roundEnds) +
  path('M62 50Q62 22 92 20Q126 20 134 54Q110 40 88 46Z', ink.accent) +
  path('M70 50Q92 30 132 50Q110 40 88 46Z', ink.light);

const bars = ({ ink }: SubjectContext): string =>
  line('M66-58L56-98', ink.dark, 9, roundEnds) +
  path('M48-112Q62-122 80-108Q88-94 78-82L54-84Q44-98 48-112Z', ink.accent) +
  circle(80, -96, 12, ink.dark) +
  circle(82, -96, 9, ink.disc) +
  line('M34-94L58-100', ink.dark, 9, roundEnds) +
  line('M34-94L44-97', ink.light, 5, roundEnds);

/** Moped: a scooter of the town's streets. */
export const moped: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const luggage = p.count(0, 2);
    const box =
      luggage === 1
        ? rect(-128, -82, 62, 46, ink.light, { rx: 6 }) +
          rect(-128, -66, 62, 8, ink.disc) +
          rect(-102, -70, 10, 16, ink.dark)
        : luggage === 2
          ? ellipse(-96, -44, 32, 9, ink.light) +
            path('M-122-46Q-122-76-96-76T-70-46Z', ink.disc) +
            path('M-122-50Q-96-44-70-50V-44H-122Z', ink.dark)
          : '';
    const mirror =
      line('M54-106L43-126', ink.dark, 4, roundEnds) + circle(40, -129, 9, ink.dark) + circle(40, -129, 6, ink.light);
    const windscreen = path('M58-110Q82-138 96-136Q96-112 78-100Z', ink.light, { opacity: 0.8 });
    return group(
      `scale(${p.side} 1)`,
      wheel(ink, -84, 72, 38) +
        wheel(ink, 98, 72, 38) +
        line('M98 72L82 16', ink.dark, 8, roundEnds) +
        box +
        (p.chance() < 0.5 ? windscreen : mirror) +
        body(p, p.chance() < 0.5 ? ink.disc : ink.middle) +
        bars(p) +
        line('M-8 78L2 108', ink.dark, 5, roundEnds),
    );
  },
};
