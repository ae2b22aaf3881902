import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, ring, roundEnds, times } from '../svg.ts';

const drum = ({ ink, clip, tilt, count }: SubjectContext): string =>
  circle(0, 0, 76, ink.dark) +
  circle(0, 0, 70, ink.light) +
  circle(0, 0, 56, ink.dark) +
  clip(
    '<circle r="54"/>',
    rect(-60, -60, 120, 120, ink.surf) +
      group(
        d`rotate(${tilt * 6})`,
        path('M-60 10Q-40-30-4-18Q16-8 4 20Q-20 54-60 50Z', ink.accent) +
          path('M-8 24Q10-20 50-12L64 60H-20Z', ink.disc) +
          path('M-20 30Q0 10 26 30L10 64H-40Z', ink.light) +
          times(count(1, 3), (i) => rect(10 + i * 15, -14, 6, 80, ink.dark, { transform: 'rotate(-18)' })),
      ) +
      times(5, (i) => circle(-40 + i * 19, -34 + ((i * 7) % 4) * 5, 6 - (i % 2) * 2, ink.light)),
  ) +
  path('M-40-22A48 48 0 0 1-6-46', 'none', { stroke: ink.light, 'stroke-width': 8, ...roundEnds }) +
  rect(58, -13, 16, 26, ink.accent, { rx: 6 });

const panel = ({ ink, count }: SubjectContext): string =>
  rect(-98, -128, 176, 44, ink.accent) +
  rect(-88, -118, 56, 24, ink.light, { rx: 4 }) +
  rect(-80, -104, 40, 4, ink.dark) +
  circle(52, -106, 15, ink.light) +
  line('M52-106L59-116', ink.dark, 5, roundEnds) +
  times(count(2, 4), (i) => circle(-16 + i * 14, -106, 4.4, i ? ink.dark : ink.disc));

const basket = ({ ink }: SubjectContext): string =>
  path('M-30 4Q-34-20-10-18Q0-34 18-20Q40-20 34 4Z', ink.light) +
  path('M0 2Q6-24 26-16Q38-10 34 4Z', ink.accent) +
  path('M-40 2H42L34 50H-32Z', ink.disc) +
  path('M-30 14h12v24h-9zM-8 14h18v24h-18zM20 14h12l-3 24h-9z', ink.dark);

/** Laundry: a washing machine at work, bubbles rising. */
export const washing: Subject = {
  stands: 'wall',
  draw: (p) => {
    const { ink, side, count, chance } = p;
    const bubbles = count(3, 5);
    return group(
      d`scale(${side} 1)`,
      rect(-104, -134, 208, 238, ink.dark, { rx: 8 }) +
        rect(-98, -128, 176, 226, ink.light, { rx: 3 }) +
        panel(p) +
        rect(-98, -84, 176, 5, ink.dark) +
        rect(-88, 102, 30, 8, ink.dark) +
        rect(58, 102, 30, 8, ink.dark) +
        group('translate(-10 8)', drum(p)) +
        times(bubbles, (i) => {
          const [x, y, r] = [118 - ((i * 17) % 26), -20 - i * 26, 17 - (i % 3) * 4];
          return (
            circle(x, y, r, ink.surf) +
            ring(x, y, r - 3, ink.light, 3) +
            circle(x - r * 0.3, y - r * 0.3, 2.6, ink.light)
          );
        }) +
        (chance() < 0.6 ? group('translate(96 60)', basket(p)) : ''),
    );
  },
};
