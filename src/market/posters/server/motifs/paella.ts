import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, rect, roundEnds, times } from '../svg.ts';

const pan = ({ ink }: SubjectContext): string =>
  ellipse(10, 14, 146, 142, ink.dark, { opacity: 0.28 }) +
  [-18, 162]
    .map((a) => group(`rotate(${a})`, line('M138-26Q182-30 182 0Q182 30 138 26', ink.dark, 13, roundEnds)))
    .join('') +
  circle(0, 0, 142, ink.dark) +
  circle(0, 0, 131, ink.middle) +
  circle(0, 0, 124, ink.disc);

/** Grains along a sunflower spiral: even, and never in rows. */
const rice = ({ ink }: SubjectContext): string =>
  times(90, (i) => {
    const a = i * 2.39996;
    const far = 11.6 * Math.sqrt(i + 0.5);
    const [x, y] = [Math.cos(a) * far, Math.sin(a) * far];
    return rect(x - 4, y - 1.6, 8, 3.4, i % 3 ? ink.light : ink.glow, {
      rx: 1.7,
      opacity: 0.8,
      transform: d`rotate(${(a * 80) % 180} ${x} ${y})`,
    });
  });

const mussel = ({ ink }: SubjectContext): string =>
  path('M-22 8Q-26-22 0-30Q26-22 22 8Q0 22-22 8Z', ink.dark) +
  path('M-14 4Q-16-14 0-21Q16-14 14 4Q0 12-14 4Z', ink.surf) +
  ellipse(0, -3, 6, 8, ink.accent);

const prawn = ({ ink }: SubjectContext): string =>
  line('M-18 14Q-22-16 6-20Q22-18 20-2', ink.accent, 12, roundEnds) +
  line('M-21 6l9-3M-17-7l9 3M-6-17l4 8M8-20l-1 9', ink.light, 2.4) +
  line('M18-4l12 8M20-6l12-4', ink.accent, 2.4) +
  circle(-20, 18, 3, ink.accent);

const lemon = ({ ink }: SubjectContext): string =>
  path('M-22 0A22 22 0 0 1 22 0Z', ink.glow) +
  path('M-18-2A17 17 0 0 1 18-2Z', ink.disc) +
  line('M0-2V-18M-2-2L-12-13M2-2L12-13', ink.light, 2);

/** Restaurant: a paella from above. */
export const paella: Subject = {
  stands: 'above',
  draw: (p) => {
    const { ink } = p;
    const count = p.count(4, 8);
    const turn = 20 + p.tilt;
    const around = (i: number, far: number, inner: string): string =>
      group(d`rotate(${turn + i}) translate(0 ${-far})`, inner);
    const food =
      times(count, (i) => around((i * 360) / count, 84, mussel(p)) + around(((i + 0.5) * 360) / count, 66, prawn(p))) +
      times(p.count(2, 4), (i) => around(i * 120, 28, lemon(p)));
    const peas = times(18, (i) => {
      const a = i * 2.1 + 0.6;
      const far = 40 + ((i * 41) % 72);
      return circle(Math.cos(a) * far, Math.sin(a) * far, 4.2, ink.sea);
    });
    return group('scale(.76)', pan(p) + rice(p) + food + peas);
  },
};
