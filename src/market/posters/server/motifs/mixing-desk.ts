import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, roundEnds, times } from '../svg.ts';

/** How loud it is, in lamps: a column for each channel. */
const meters = ({ ink }: SubjectContext, loud: readonly number[]): string =>
  path('M-106-66H106L112-6H-112Z', ink.dark) +
  loud
    .map((lamps, i) =>
      times(5, (k) =>
        rect(-94 + i * 25, -18 - k * 10, 14, 6, k < lamps ? (k > 3 ? ink.accent : ink.disc) : ink.middle),
      ),
    )
    .join('');

/** A row of knobs, and faders pushed up and down below. */
const channels = ({ ink }: SubjectContext, levels: readonly number[]): string =>
  path('M-112-8H112L138 92H-138Z', ink.light) +
  path('M-138 92H138V110H-138Z', ink.dark) +
  levels
    .map((level, i) => {
      const x = (i - 3.5) * 27;
      return (
        circle(x * 0.92, 8, 8, i % 3 === 1 ? ink.accent : ink.dark) +
        line(d`M${x * 0.92} 8V2`, ink.light, 2.4) +
        line(d`M${x * 0.98} 26L${x * 1.08} 84`, ink.dark, 4) +
        rect(x * (0.98 + level * 0.1) - 9, 26 + level * 48, 18, 12, i % 3 === 2 ? ink.accent : ink.sea, { rx: 3 })
      );
    })
    .join('');

/** A lamp on a bent neck, for a desk in the dark. */
const lamp = ({ ink }: SubjectContext): string =>
  line('M96-64Q100-118 62-116', ink.dark, 6, roundEnds) +
  path('M70-128L40-118L48-100L76-108Z', ink.accent) +
  path('M41-116L48-102L28-72L-12-84Z', ink.disc, { opacity: 0.55 });

const headphones = ({ ink }: SubjectContext): string =>
  line('M-100-78Q-100-134-62-134Q-24-134-24-78', ink.accent, 9, roundEnds) +
  rect(-112, -98, 22, 42, ink.dark, { rx: 10 }) +
  rect(-34, -98, 22, 42, ink.dark, { rx: 10 });

/** Mixing desk: faders, meters, a lamp and headphones. */
export const mixingDesk: Subject = {
  stands: 'table',
  draw: (p) => {
    const levels = Array.from({ length: 8 }, () => p.count(0, 10) / 10);
    return group(
      `scale(${p.side} 1)`,
      headphones(p) +
        lamp(p) +
        meters(
          p,
          levels.map((level) => 1 + Math.round((1 - level) * 4)),
        ) +
        channels(p, levels),
    );
  },
};
