import type { Subject, SubjectContext } from '../subject.ts';
import { circle, group, line, path, rect, times } from '../svg.ts';

/** The window over the bed: sea, sun or the moon of this hour, and its shutters. */
const window = ({ ink, clip }: SubjectContext, isArched: boolean): string => {
  const pane = isArched ? 'M-46-46V-92A46 46 0 0 1 46-92V-46Z' : 'M-50-46V-134H50V-46Z';
  return (
    path(isArched ? 'M-54-40V-92A54 46 0 0 1 54-92V-40Z' : 'M-58-40V-140H58V-40Z', ink.light) +
    clip(
      `<path d="${pane}"/>`,
      rect(-60, -140, 120, 100, ink.glow) +
        circle(14, -84, 25, ink.disc) +
        rect(-60, -76, 120, 40, ink.sea) +
        rect(-14, -68, 54, 4, ink.disc) +
        rect(-4, -60, 36, 4, ink.disc),
    ) +
    line('M0-138V-46', ink.light, 5)
  );
};

const lamp = ({ ink }: SubjectContext, isLit: boolean): string =>
  rect(84, 46, 50, 64, ink.dark, { rx: 4 }) +
  rect(88, 50, 42, 26, ink.accent, { rx: 2 }) +
  rect(88, 80, 42, 24, ink.accent, { rx: 2 }) +
  circle(109, 63, 3.5, ink.light) +
  circle(109, 92, 3.5, ink.light) +
  line('M109 46V10', ink.dark, 6) +
  rect(97, 40, 24, 7, ink.light, { rx: 3 }) +
  path('M92-28H126L138 14H80Z', isLit ? ink.disc : ink.light) +
  path('M80 14L82 6H136L138 14Z', ink.dark);

/** Room: a bed with its headboard, lamp and window. */
export const bed: Subject = {
  stands: 'wall',
  draw: (p) => {
    const { ink } = p;
    const isArched = p.chance() < 0.5;
    const isLit = p.chance() < 0.6;
    const stripes = p.count(2, 5);
    const pillow = (x: number): string =>
      rect(x, 6, 70, 38, ink.light, { rx: 14 }) + rect(x + 12, 20, 46, 28, ink.disc, { rx: 10 });
    return group(
      `scale(${p.side} 1)`,
      group('translate(-28 0)', window(p, isArched)) +
        lamp(p, isLit) +
        path('M-128 100V-6Q-128-30-104-30H48Q72-30 72-6V100Z', ink.dark) +
        path('M-120 90V-4Q-120-22-102-22H46Q64-22 64-4V90Z', ink.middle) +
        times(5, (i) => rect(-94 + i * 31, -22, 4, 60, ink.dark)) +
        pillow(-106) +
        pillow(-20) +
        path('M-134 104V64Q-134 42-110 42H54Q78 42 78 64V104Z', ink.light) +
        path('M-134 104V72Q-80 62-28 72T78 70V104Z', ink.accent) +
        p.clip(
          '<path d="M-134 104V72Q-80 62-28 72T78 70V104Z"/>',
          times(stripes, (i) => rect(-112 + (i * 172) / stripes, 60, 11, 50, ink.light)),
        ) +
        rect(-134, 98, 212, 6, ink.dark) +
        line('M-124 100V110M68 100V110', ink.dark, 9),
    );
  },
};
