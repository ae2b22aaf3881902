import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, roundEnds, times } from '../svg.ts';

const lens = ({ ink, clip }: SubjectContext): string =>
  circle(0, 0, 73, ink.light) +
  circle(0, 0, 66, ink.dark) +
  times(18, (i) => rect(-2, -65, 4, 10, ink.middle, { transform: `rotate(${i * 20})` })) +
  circle(0, 0, 51, ink.light) +
  circle(0, 0, 45, ink.dark) +
  clip(
    '<circle r="36"/>',
    rect(-40, -40, 80, 80, ink.surf) + circle(6, 2, 20, ink.disc) + path('M-40 6L-16-12L2 8L40 8V40H-40Z', ink.sea),
  ) +
  line('M-26-12A28 28 0 0 1-8-27', ink.light, 7, roundEnds);

const body = ({ ink, chance }: SubjectContext): string =>
  path('M-44-60L-30-96H30L44-60Z', ink.dark) +
  path('M-36-64L-25-90H25L36-64Z', ink.accent) +
  rect(-19, -84, 38, 15, ink.light, { rx: 4 }) +
  rect(-108, -76, 38, 18, ink.dark, { rx: 4 }) +
  rect(66, -80, 28, 22, ink.disc, { rx: 4 }) +
  rect(-132, -62, 264, 160, ink.accent, { rx: 16 }) +
  rect(-132, -24, 264, 86, ink.dark) +
  path('M92-62H116Q132-62 132-46V82Q132 98 116 98H92Z', ink.dark, { opacity: 0.35 }) +
  rect(-132, -28, 264, 5, ink.light) +
  rect(-132, 60, 264, 5, ink.light) +
  (chance() < 0.5 ? circle(-102, -44, 8, ink.disc) : rect(-116, -50, 30, 12, ink.light, { rx: 6 }));

/** The flash goes off at the shutter's corner. */
const flash = ({ ink, count }: SubjectContext): string => {
  const many = count(5, 7, 2);
  return times(many, (i) =>
    path('M-4-14L0-38L4-14Z', i % 2 ? ink.light : ink.disc, {
      transform: d`translate(0 -94) rotate(${((i - (many - 1) / 2) * 140) / many})`,
    }),
  );
};

/** Photographer: a camera with the bay in its lens. */
export const camera: Subject = {
  stands: 'air',
  draw: (p) => {
    const { ink, side, tilt, chance } = p;
    const strap = chance() < 0.5 ? 'M-124-40Q-150 84-112 112Q-70 132-40 80' : 'M-124-46Q-136-128-84-126Q-36-122-40-40';
    return group(
      d`scale(${side} 1) rotate(${tilt * 0.8 - 3}) translate(0 6) scale(.96)`,
      line(strap, ink.dark, 16, roundEnds) +
        line(strap, ink.disc, 9, roundEnds) +
        flash(p) +
        body(p) +
        group('translate(6 20)', lens(p)),
    );
  },
};
