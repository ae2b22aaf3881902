import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, roundEnds, times } from '../svg.ts';

const joined = { ...roundEnds, 'stroke-linejoin': 'round' } as const;

/** A wheel for sand: knobs all round. */
function knobbed({ ink }: SubjectContext, x: number, y: number, r: number, knobs: number): string {
  const tread = times(knobs, (i) => {
    const a = (i * 2 * Math.PI) / knobs;
    return d`M${x} ${y}L${x + Math.cos(a) * r} ${y + Math.sin(a) * r}`;
  });
  return (
    line(tread, ink.dark, 9) +
    circle(x, y, r - 5, ink.dark) +
    circle(x, y, r * 0.58, ink.light) +
    circle(x, y, r * 0.42, ink.dark) +
    circle(x, y, r * 0.2, ink.disc)
  );
}

const body = ({ ink }: SubjectContext): string =>
  line('M-104-18L-52-98H24L78-14M-52-98L-26 30M24-98L10 30M-96-20L-34-20', ink.dark, 9, joined) +
  line('M-104-18L-52-98H24L78-14', ink.light, 3, joined) +
  path('M-26 36L-40-34Q-38-44-26-42L-14 20H20V36Z', ink.middle) +
  path('M-120 38Q-128-6-88-14L-50-10L-34 26H24L42-12L108 2Q130 12 134 38L112 46H-108Z', ink.accent) +
  path('M-116 36H130L112 50H-100Z', ink.light) +
  path('M42-12L108 2Q122 8 128 20L50 16L32 8Z', ink.light) +
  circle(120, 18, 10, ink.dark) +
  circle(121, 18, 7, ink.disc) +
  line('M48-8L30-28', ink.dark, 6, roundEnds);

const crew = ({ ink }: SubjectContext): string =>
  path('M-26 26Q-32-30-10-36Q10-32 12 26Z', ink.disc) +
  line('M-6-22L8 2L30-16', ink.accent, 11, { ...joined }) +
  circle(-6, -56, 20, ink.light) +
  path('M-2-64H15V-50H0Z', ink.dark);

/** Buggy: big wheels in the dust. */
export const buggy: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const dust = p.count(3, 5);
    const lamps = p.count(2, 4);
    const flag = line('M-104-18L-118-118', ink.light, 3) + path('M-118-120L-84-110L-115-96Z', ink.disc);
    return group(
      `scale(${p.side} 1)`,
      times(dust, (i) => circle(-130 + (i % 2) * 9, 100 - i * 15, 10 - i * 1.5, ink.light)) +
        (p.chance() < 0.6 ? flag : '') +
        rect(-106, 2, 20, 34, ink.dark) +
        crew(p) +
        body(p) +
        times(
          lamps,
          (i) =>
            circle(-38 + (i * 56) / (lamps - 1), -108, 8, ink.dark) +
            circle(-38 + (i * 56) / (lamps - 1), -108, 5, ink.disc),
        ) +
        knobbed(p, -80, 62, 49, p.count(14, 18, 2)) +
        knobbed(p, 86, 66, 45, 16),
    );
  },
};
