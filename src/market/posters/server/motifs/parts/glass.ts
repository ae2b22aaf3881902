import type { Palette } from '../../palettes.ts';
import { d, ellipse, group, path, rect } from '../../svg.ts';

/** A goblet 150 high whose foot stands at y = 0. One half is dark, so it shows before any sky. */
export const goblet = (ink: Palette, x: number, y: number, size: number, wine: string): string =>
  group(
    d`translate(${x} ${y}) scale(${String(size)})`,
    ellipse(0, -4, 32, 6, ink.dark) +
      ellipse(-3, -6, 29, 5, ink.light) +
      rect(-4, -70, 8, 64, ink.light) +
      rect(0, -70, 4, 64, ink.dark) +
      path('M-34-150H34Q46-92 16-72Q0-62-16-72Q-46-92-34-150Z', ink.light) +
      path('M18-150H34Q46-92 16-72Q8-67 0-66Q34-90 18-150Z', ink.dark) +
      path('M-37-116H34Q30-80 12-74Q0-68-14-74Q-38-90-37-116Z', wine),
  );

/** A tall beer or water glass, wider at its rim; its foot stands at y = 0. */
export const tumbler = (ink: Palette, x: number, y: number, width: number, height: number, drink: string): string =>
  group(
    d`translate(${x} ${y})`,
    path(d`M${-width / 2} ${-height}H${width / 2}L${width * 0.38} 0H${-width * 0.38}Z`, ink.light) +
      path(d`M${-width * 0.42} ${-height * 0.74}H${width * 0.42}L${width * 0.32} -6H${-width * 0.32}Z`, drink) +
      path(d`M${width * 0.3} ${-height}H${width / 2}L${width * 0.38} 0H${width * 0.2}Z`, ink.dark, { opacity: 0.55 }),
  );
