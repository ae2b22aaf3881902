import { ellipse, path } from '../../svg.ts';

/* Notes of a song, some 70 high, round the origin. */

export const note = (fill: string): string =>
  ellipse(-7, 20, 13, 9.5, fill, { transform: 'rotate(-18 -7 20)' }) +
  path('M0 18V-36Q24-26 25 2Q16-13 6-13V20Z', fill);

export const pair = (fill: string): string =>
  ellipse(-20, 18, 12, 9, fill) + ellipse(18, 12, 12, 9, fill) + path('M-14 18V-26L30-34V12H24V-20L-8-14V18Z', fill);
