import type { Palette } from '../../palettes.ts';
import { d, ellipse, path } from '../../svg.ts';

/** A plate from the side: its lower edge lies at `y`. */
export const dish = (ink: Palette, x: number, y: number, width: number): string =>
  path(
    d`M${x - width / 2} ${y - 14}H${x + width / 2}Q${x + width * 0.38} ${y} ${x + width * 0.2} ${y}` +
      d`H${x - width * 0.2}Q${x - width * 0.38} ${y} ${x - width / 2} ${y - 14}Z`,
    ink.dark,
  ) + ellipse(x, y - 14, width / 2, 5, ink.light);
