import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, rect, times } from '../svg.ts';
import { dish } from './parts/plate.ts';

/** A folded taco 190 wide, on its fold at y = 0, with what fills it along the edge. */
const taco = ({ ink, count }: SubjectContext): string => {
  const bits = count(8, 10);
  return (
    path('M-104-2A98 104 0 0 1 92-2Z', ink.dark, { transform: 'translate(-2 -13)' }) +
    times(bits, (i) => {
      const a = Math.PI * (1 - (i + 0.5) / bits);
      const [x, y] = [Math.cos(a) * 88 - 2, -10 - Math.sin(a) * 94];
      return circle(x, y, i % 3 === 1 ? 16 : 19, [ink.surf, ink.accent, ink.light][i % 3] ?? ink.surf);
    }) +
    path('M-94 0A94 98 0 0 1 94 0Q94 4 88 4H-88Q-94 4-94 0Z', ink.disc) +
    path('M30-92A94 98 0 0 1 94 0Q94 4 88 4H30Q70-40 30-92Z', ink.middle) +
    times(7, (i) => circle(-58 + ((i * 37) % 96), -14 - ((i * 29) % 58), 4, ink.middle))
  );
};

const chilli = (ink: SubjectContext['ink']): string =>
  path('M-40 10Q0 18 26-10L36-4Q24 34-14 32Q-34 28-40 10Z', ink.accent) +
  path('M22-14Q32-22 42-8L34 0Z', ink.surf) +
  line('M36-14Q40-26 52-26', ink.surf, 5);

const lime = (ink: SubjectContext['ink']): string =>
  path('M-30 0A30 30 0 0 1 30 0Z', ink.surf) +
  path('M-24-2A24 24 0 0 1 24-2Z', ink.light) +
  line('M0-2V-22M-4-3L-16-16M4-3L16-16', ink.surf, 4);

const salsa = (ink: SubjectContext['ink']): string =>
  path('M-36-34H36Q34 0 14 0H-14Q-34 0-36-34Z', ink.dark) +
  ellipse(0, -34, 36, 9, ink.light) +
  ellipse(0, -33, 30, 6, ink.accent);

/** A bottle of something sharp, 200 high. */
const sauce = ({ ink, count }: SubjectContext): string => {
  const shape = 'M-12-200H12V-158Q34-146 34-120V0H-34V-120Q-34-146-12-158Z';
  return (
    path(shape, ink.dark) +
    path('M4-158H12Q34-146 34-120V0H10Z', ink.middle) +
    rect(-14, -200, 28, 24, ink.accent, { rx: 4 }) +
    rect(-34, -118, 68, 50, ink.light) +
    times(count(1, 3), (i) =>
      path('M-6 0Q0-18 6 0Q0 10-6 0Z', ink.accent, { transform: d`translate(${i * 17 - 16} -90) scale(1.5)` }),
    )
  );
};

/** Mexican: tacos, lime and chilli. */
export const tacos: Subject = {
  stands: 'table',
  draw: (p) => {
    const { ink, side, chance, tilt } = p;
    const first =
      chance() < 0.5 ? group('translate(-92 92)', lime(ink)) : group('translate(-88 64) scale(1.1)', chilli(ink));
    return group(
      d`scale(${side} 1)`,
      group('translate(22 92) scale(1.12)', sauce(p)) +
        dish(ink, 0, 110, 276) +
        group('translate(54 88) rotate(7) scale(.82)', taco(p)) +
        group(d`translate(-42 92) rotate(${-5 + tilt / 4}) scale(.9)`, taco(p)) +
        (chance() < 0.5 ? group('translate(96 98) scale(.9)', salsa(ink)) : group('translate(98 94)', lime(ink))) +
        first +
        rect(-118, 94, 236, 3, ink.light),
    );
  },
};
