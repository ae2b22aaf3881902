import type { Subject, SubjectContext } from '../subject.ts';
import { circle, ellipse, group, line, path, roundEnds, times } from '../svg.ts';
import { shade, skin } from './parts/figure.ts';

/** A dog that sits and looks up, towards the right. */
const sitting = ({ ink }: SubjectContext, tail: string): string =>
  line(tail, skin(ink), 17, roundEnds) +
  path('M-70 110Q-92 40-40 6L-20-40Q14-64 44-40Q58 0 50 110H22L20 50Q6 74-2 110Z', skin(ink)) +
  path('M44-40Q58 0 50 110H24L22 44Q40 0 26-50Z', ink.light) +
  path('M-74 110Q-92 46-40 40Q6 48-4 94L-10 110Z', shade(ink)) +
  path('M-74 110Q-74 96-50 96H-10Q10 98 10 110ZM20 110Q20 96 36 96H48Q68 98 68 110Z', ink.light);

const face = ({ ink }: SubjectContext, hasPatch: boolean): string =>
  path('M-28-56Q-34-112 6-122Q40-126 52-100L98-88Q108-84 104-72Q96-52 62-54Q50-30 10-34Q-20-36-28-56Z', skin(ink)) +
  path('M56-68Q84-58 104-72Q96-52 62-54Q50-30 24-34Q42-46 56-68Z', ink.light) +
  (hasPatch ? path('M18-121Q42-124 52-100L60-98Q52-78 34-82Q16-90 18-121Z', ink.light) : '') +
  path('M88-91L100-88Q110-84 106-76Q92-74 88-91Z', ink.dark) +
  circle(42, -92, 6, ink.dark) +
  path('M-2-118Q-46-128-52-84Q-56-50-34-40Q-6-56 6-94Z', ink.dark) +
  path('M-8-110Q-38-114-43-82Q-46-62-36-52Q-16-66-6-92Z', shade(ink));

/** Dogs: one that waits for its ball. */
export const dog: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const tail = p.chance() < 0.5 ? 'M-66 92Q-116 96-122 50' : 'M-66 96Q-104 110-128 84';
    const hasScarf = p.chance() < 0.5;
    const hasPatch = p.chance() < 0.6;
    const studs = p.count(3, 5);
    const scarf =
      path('M-22-46Q10-22 46-42L50-28L30 14L-24-28Z', ink.disc) +
      [
        [0, -22],
        [20, -22],
        [16, -6],
        [30, -10],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 4, ink.light))
        .join('');
    const collar =
      path('M-22-46Q10-22 46-42L48-26Q10-6-26-30Z', ink.disc) +
      times(studs, (i) =>
        circle(-12 + (i * 50) / studs, -28 + Math.sin(((i + 0.5) / studs) * Math.PI) * 6, 3.6, ink.dark),
      ) +
      circle(28, -10, 10, ink.light);
    const ball =
      circle(108, 86, 24, ink.dark) +
      circle(108, 86, 21, ink.disc) +
      line('M90 76Q108 86 98 106M126 76Q112 84 118 104', ink.light, 4);
    return group(
      `scale(${p.side} 1)`,
      ellipse(10, 110, 118, 6, ink.dark) + sitting(p, tail) + (hasScarf ? scarf : collar) + face(p, hasPatch) + ball,
    );
  },
};
