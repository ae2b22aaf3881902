import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, times } from '../svg.ts';

const cone = 'M-58 18H58L4 138Q0 142-4 138Z';

const waffle = ({ ink, clip }: SubjectContext): string =>
  path(cone, ink.disc) +
  clip(
    `<path d="${cone}"/>`,
    times(8, (i) =>
      line(d`M${-110 + i * 28} 10L${-10 + i * 28} 150M${110 - i * 28} 10L${10 - i * 28} 150`, ink.middle, 4),
    ) + path('M24 10H70V140H-6Q26 70 24 10Z', ink.dark, { opacity: 0.3 }),
  ) +
  rect(-64, 10, 128, 18, ink.dark, { rx: 9 });

const scoop = ({ ink }: SubjectContext, x: number, y: number, fill: string, drops: string): string =>
  group(
    d`translate(${x} ${y})`,
    path(`M-58 14Q-64-56 0-58Q64-56 58 14${drops}Z`, ink.dark, { transform: 'translate(4 4)' }) +
      path(`M-58 14Q-64-56 0-58Q64-56 58 14${drops}Z`, fill) +
      line('M-40-12Q-36-36-16-42', fill === ink.light ? ink.disc : ink.light, 8, { 'stroke-linecap': 'round' }),
  );

const drip = 'Q50 30 40 16Q30 6 22 20Q18 46 8 44Q0 42-2 20Q-10 8-18 20Q-28 32-36 16Q-50 30-58 14';

const topping = ({ ink, chance }: SubjectContext): string =>
  chance() < 0.5
    ? circle(0, 0, 17, ink.accent) + circle(-5, -5, 5, ink.light) + line('M2-14Q6-34 24-38', ink.dark, 4.4)
    : path('M-16 14L14-52L34-44L12 18Z', ink.dark) +
      path('M-8 12L18-44M2 16L28-42', ink.middle, { stroke: ink.middle, 'stroke-width': 3 });

/** Ice cream: a cone of two or three scoops, beginning to melt. */
export const iceCream: Subject = {
  stands: 'air',
  draw: (p) => {
    const { ink, side, tilt, chance, count } = p;
    const scoops = count(2, 3);
    const [first, second, third] =
      chance() < 0.5 ? [ink.accent, ink.light, ink.surf] : [ink.light, ink.accent, ink.surf];
    const top = scoops > 2 ? group('scale(.9)', scoop(p, 0, -78, third ?? ink.surf, drip)) : '';
    return group(
      d`scale(${side} 1) rotate(${tilt * 1.2}) translate(0 16) scale(1.04 .87)`,
      waffle(p) +
        (scoops > 2
          ? group(
              'translate(0 6)',
              top + scoop(p, 28, -26, second ?? ink.light, drip) + scoop(p, -28, -18, first ?? ink.accent, drip),
            )
          : scoop(p, 0, -66, second ?? ink.light, drip) + scoop(p, 0, -4, first ?? ink.accent, drip)) +
        group(scoops > 2 ? 'translate(0 -114)' : 'translate(0 -122)', topping(p)) +
        times(scoops > 2 ? 0 : 6, (i) =>
          rect(-34 + i * 13, -92 - ((i * 5) % 3) * 9, 9, 4, i % 2 ? ink.disc : ink.dark, {
            rx: 2,
            transform: d`rotate(${i * 50} ${-30 + i * 13} -92)`,
          }),
        ),
    );
  },
};
