import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, rect, times } from '../svg.ts';

/** Half a dumbbell, its plates towards the right. */
const half = ({ ink }: SubjectContext, plates: number): string =>
  rect(0, -11, 66 + plates * 24, 22, ink.dark, { rx: 5 }) +
  rect(0, -8, 62 + plates * 24, 6, ink.light) +
  times(plates, (i) => {
    const tall = 124 - i * 28;
    const x = 44 + i * 29;
    return (
      rect(x, -tall / 2, 27, tall, i % 2 ? ink.light : ink.accent, { rx: 8 }) +
      path(d`M${x} 8H${x + 27}V${tall / 2 - 8}q0 8 -8 8h-11q-8 0 -8 -8Z`, i % 2 ? ink.middle : ink.dark)
    );
  });

const kettlebell = ({ ink }: SubjectContext, band: string): string =>
  path('M-44-42Q-58-130-22-138H22Q58-130 44-42H22Q36-106 18-112H-18Q-36-106-22-42Z', ink.dark) +
  path('M-38-48Q-50-120-21-129H-8Q-40-120-31-48Z', ink.light) +
  path('M-76 22Q-80-50 0-54Q80-50 76 22Q72 56 52 68H-52Q-72 56-76 22Z', ink.light) +
  path('M-70 22Q-74-44 0-48Q74-44 70 22Q66 52 48 62H-48Q-66 52-70 22Z', ink.dark) +
  circle(8, 10, 32, band) +
  path('M-60 20Q-62-28-30-40Q-52-16-48 22Q-44 44-34 56H-44Q-58 44-60 20Z', ink.light);

/** Gym: a dumbbell on end, and a kettlebell before it. */
export const dumbbell: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const plates = p.count(2, 3);
    const band = p.chance() < 0.5 ? ink.disc : ink.accent;
    const hasTowel = p.chance() < 0.5;
    const bar = half(p, plates);
    const towel =
      path('M-24-14H24V62H-24Z', ink.light) + rect(-24, 34, 48, 7, ink.disc) + rect(-24, 46, 48, 7, ink.disc);
    const far = plates === 2 ? 1.08 : 0.92;
    return group(
      `scale(${p.side} 1)`,
      ellipse(0, 110, 130, 6, ink.dark) +
        group(
          d`translate(-12 -14) rotate(-40) scale(${String(far)})`,
          bar +
            group('scale(-1 1)', bar) +
            (hasTowel ? towel : line('M-24-11V11M-12-11V11M0-11V11M12-11V11M24-11V11', ink.light, 4)),
        ) +
        group('translate(72 62) scale(.7)', kettlebell(p, band)),
    );
  },
};
