import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, roundEnds, times } from '../svg.ts';
import { raised } from './parts/worker.ts';

const arm = ({ ink }: SubjectContext, x: number, y: number, lean: number, skin: string): string =>
  group(
    d`translate(${x} ${y}) rotate(${lean})`,
    path('M-13 30H13L19 158H-19Z', skin) +
      path('M4 30H13L19 158H7Z', ink.dark, { opacity: 0.3 }) +
      group('scale(.74)', raised(ink, skin)),
  );

const dancer = ({ ink, chance }: SubjectContext, x: number, y: number, hair: string, skin: string): string =>
  group(
    d`translate(${x} ${y})`,
    circle(0, -8, 31, hair) +
      path('M-24-8Q-10-24 10-22Q22-20 25-8Q28 24 0 38Q-28 24-24-8Z', skin) +
      (chance() < 0.6
        ? path('M-24-6H24V0Q18 10 9 8L2 0H-2L-9 8Q-18 10-24 0Z', ink.dark) +
          line('M-11 20Q0 28 11 20', ink.dark, 4.4, roundEnds)
        : path('M-14 12Q0 18 14 12Q12 28 0 28Q-12 28-14 12Z', ink.light) +
          line('M-14-2q5-6 10 0M4-2q5-6 10 0', ink.dark, 4, roundEnds)),
  );

/** Foam piled in rounds; each bank rises a little in its middle. */
const bank = (y: number, r: number, shift: number, fill: string): string =>
  times(9, (i) =>
    circle(
      -106 + i * 26.5,
      y - Math.sin((i / 8) * Math.PI) * 16 + ((i * 7 + shift) % 4) * 5,
      r - ((i * 5 + shift) % 3) * 4,
      fill,
    ),
  );

/** Foam party: hands and heads above the foam. */
export const foam: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink, side, count, chance } = p;
    const bubbles = count(4, 7);
    const shades = chance() < 0.5 ? [ink.accent, ink.disc] : [ink.disc, ink.accent];
    const [one, other] = [shades[0] ?? ink.accent, shades[1] ?? ink.disc];
    return group(
      d`scale(${side} 1)`,
      arm(p, -90, -66, -12, one) +
        arm(p, -34, -88, -4, other) +
        arm(p, 46, -82, 8, one) +
        arm(p, 96, -50, 16, other) +
        dancer(p, -66, 0, ink.dark, other) +
        dancer(p, 6, 4, ink.light, one) +
        (count(0, 1) > 0 ? dancer(p, 76, 10, ink.dark, one) : '') +
        bank(58, 34, 1, ink.surf) +
        bank(70, 30, 2, ink.light) +
        bank(74, 22, 3, ink.surf) +
        bank(80, 21, 0, ink.light) +
        times(bubbles, (i) => {
          const [x, y, r] = [-126 + i * 41, -124 + ((i * 29) % 44), 10 - (i % 3) * 2];
          return circle(x, y, r, ink.surf) + circle(x - 2, y - 2, r * 0.5, ink.light);
        }),
    );
  },
};
