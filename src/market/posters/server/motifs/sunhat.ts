import { glint } from '../scenery.ts';
import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, rect, roundEnds, times } from '../svg.ts';

const straw = { opacity: 0.7 } as const;

const hat = ({ ink }: SubjectContext): string =>
  path('M-84-52Q-86-134-44-142Q0-128 44-142Q86-134 84-52Z', ink.disc) +
  path('M-85-74Q0-52 85-74V-46H-85Z', ink.accent) +
  ellipse(0, -48, 176, 31, ink.disc) +
  ellipse(0, -52, 150, 19, ink.middle, { opacity: 0.5 }) +
  path('M-84-60Q0-38 84-60V-50Q0-28-84-50Z', ink.accent) +
  times(4, (i) =>
    ellipse(0, -48, 168 - i * 8, 26.4 - i * 4.6, 'none', { stroke: ink.middle, 'stroke-width': 1.8, ...straw }),
  ) +
  path('M-84-62Q-86-134-44-142Q0-128 44-142Q86-134 84-62Q0-40-84-62Z', ink.disc) +
  path('M-85-82Q0-60 85-82L84-58Q0-34-84-58Z', ink.accent) +
  line('M-70-98Q0-78 70-98M-64-114Q0-96 64-114M-54-128Q0-112 54-128', ink.middle, 1.8, straw);

/** One lens, with the bay reflected in it. */
function lens(p: SubjectContext, x: number): string {
  const { ink } = p;
  const shape = `M${x - 58} 26Q${x - 60} 6 ${x - 34} 4H${x + 34}Q${x + 60} 6 ${x + 58} 26Q${x + 56} 92 ${x} 94Q${x - 56} 92 ${x - 58} 26Z`;
  const sun = x + (x < 0 ? 14 : -14);
  const town = rect(-22, -30, 10, 30, ink.dark) + rect(-11, -44, 12, 44, ink.dark) + rect(2, -24, 11, 24, ink.dark);
  const bay =
    rect(x - 64, 0, 128, 100, ink.sea) +
    circle(sun, 52, 27, ink.disc) +
    rect(x - 64, 62, 128, 40, ink.surf) +
    glint(sun, 62, 96, 22, ink.disc) +
    group(`translate(${x + (x < 0 ? -26 : 28)} 63)`, town);
  return p.clip(`<path d="${shape}"/>`, bay) + line(shape, ink.dark, 11, { 'stroke-linejoin': 'round' });
}

const tag = ({ ink, side }: SubjectContext): string =>
  group(
    `translate(${side * 118} 118) rotate(12)`,
    path('M-30-18L-14-34H30V34H-30Z', ink.light) +
      circle(-12, -16, 5, ink.dark) +
      rect(-16, 0, 34, 5, ink.accent) +
      rect(-16, 12, 24, 5, ink.middle) +
      line('M-12-16Q-30-60 20-58', ink.dark, 2.4),
  );

/** Shop: a straw hat and sunglasses. */
export const sunhat: Subject = {
  stands: 'air',
  draw: (p) => {
    const { ink } = p;
    return group(
      'translate(0 5) scale(.79)',
      group(d`rotate(${-4.5 + p.tilt * 0.6}) translate(0 -14)`, hat(p)) +
        lens(p, -68) +
        lens(p, 68) +
        line('M-14 22Q0 8 14 22', ink.dark, 10) +
        line('M-126 22L-164 12M126 22L164 12', ink.dark, 11, roundEnds) +
        tag(p),
    );
  },
};
