import type { Subject, SubjectContext } from '../subject.ts';
import { circle, group, line, path, rect, roundEnds, times } from '../svg.ts';
import { hairBy, head, limb, shade, skin } from './parts/figure.ts';
import { wheel } from './parts/wheels.ts';

const scooter = ({ ink }: SubjectContext): string =>
  wheel(ink, -92, 90, 20) +
  wheel(ink, 92, 90, 20) +
  path('M-112 86Q-110 64-88 64Q-70 68-66 74H58L74 62H88L74 90H-64Q-74 76-90 76T-112 86Z', ink.disc) +
  rect(-60, 74, 116, 6, ink.dark) +
  line('M92 88L66-26', ink.dark, 9, roundEnds) +
  line('M88 70L70-10', ink.light, 4) +
  line('M54-24L84-34', ink.dark, 8, roundEnds) +
  circle(78, -10, 8, ink.dark) +
  circle(80, -10, 5, ink.light);

/** Electric scooter: someone riding along the promenade. */
export const kickScooter: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const hair = hairBy(p.chance);
    const hasBag = p.chance() < 0.5;
    const isLong = p.chance() < 0.5;
    const cloth = isLong ? ink.dark : skin(ink);
    return group(
      `scale(${p.side} 1)`,
      times(p.count(2, 3), (i) => rect(-138 + (i % 2) * 16, -50 + i * 36, 50, 6, ink.light, { rx: 3 })) +
        scooter(p) +
        limb(shade(ink), [-22, -16, 15], [-28, 28, 12], [-50, 64, 7]) +
        limb(ink.light, [-52, 68, 6], [-34, 70, 5]) +
        limb(shade(ink), [2, -74, 9], [36, -46, 8], [60, -32, 6]) +
        (hasBag ? path('M-42-76Q-60-66-58-36Q-50-22-30-26L-18-74Z', ink.disc) : '') +
        limb(cloth, [-20, -16, 16], [18, 22, 12], [8, 64, 7]) +
        limb(ink.light, [6, 68, 6], [26, 70, 5]) +
        limb(skin(ink), [0, -84, 9], [6, -102, 8]) +
        limb(ink.light, [-4, -70, 19], [-16, -34, 15], [-20, -18, 17]) +
        (isLong ? '' : limb(ink.dark, [-20, -18, 17], [2, 6, 15])) +
        (hasBag ? line('M-10-88Q8-66-16-44', ink.dark, 5) : path('M-22-54L12-46L9-34L-23-42Z', ink.middle)) +
        head(ink, 12, -110, hair, 4, 1.05) +
        limb(skin(ink), [-8, -70, 10], [18, -36, 8], [60, -28, 6]) +
        circle(63, -28, 8, skin(ink)),
    );
  },
};
