import type { Subject } from '../subject.ts';
import { circle, ellipse, group, line, path, rect, roundEnds, times } from '../svg.ts';
import { limb, shade, skin } from './parts/figure.ts';

/** Swimming: someone in the crawl, one arm over the water. */
export const swimmer: Subject = {
  stands: 'water',
  draw: (p) => {
    const { ink } = p;
    const cap = p.chance() < 0.5 ? ink.disc : ink.light;
    const stripes = p.count(1, 3);
    const drops = p.count(4, 8);
    const buoy =
      circle(-104, 6, 26, ink.disc) +
      path('M-129 0Q-104 10-79 0V12Q-104 22-129 12Z', ink.light) +
      rect(-108, -27, 8, 9, ink.dark);
    const hasBuoy = p.chance() < 0.5;
    const splash = hasBuoy
      ? buoy
      : times(5, (i) => circle(-128 + i * 13, 40 - (i % 3) * 17, 9 - (i % 2) * 3, ink.light));
    return group(
      `scale(${p.side} 1)`,
      splash +
        limb(shade(ink), [28, 40, 15], [84, 52, 11], [134, 50, 7]) +
        path('M-120 62Q-70 14 10 12Q52 10 66 40L60 76H-112Z', skin(ink)) +
        p.clip(
          '<path d="M-120 62Q-70 14 10 12Q52 10 66 40L60 76H-112Z"/>',
          path('M-130 70Q-80 20-36 10L-20 90H-130Z', ink.dark) +
            times(stripes, (i) => line(`M${-62 - i * 17} 0L${-44 - i * 17} 90`, ink.light, 6)),
        ) +
        ellipse(72, 26, 31, 27, skin(ink), { transform: 'rotate(24 72 26)' }) +
        path('M46 44Q34 10 60-3Q92-10 103 20Q76 12 46 44Z', cap) +
        line('M50 38Q70 16 100 22', ink.dark, 5) +
        ellipse(97, 25, 9, 7, ink.dark) +
        ellipse(98, 25, 5, 3.5, ink.light) +
        limb(skin(ink), [8, 34, 20], [2, -66, 14], [70, -106, 9]) +
        limb(skin(ink), [70, -106, 9], [94, -98, 6]) +
        times(drops, (i) => circle(64 - (i % 4) * 22 + i * 4, -70 + i * 12, 5.5 - (i % 3) * 1.3, ink.light)) +
        path(
          'M-140 76Q-118 56-96 66Q-76 52-50 64Q-20 54 4 64Q30 54 54 62Q82 48 104 60Q124 54 140 76V92H-140Z',
          ink.light,
        ) +
        path('M-140 84Q-110 70-84 80Q-50 68-20 80Q20 68 50 78Q90 66 140 84V100H-140Z', ink.surf) +
        line('M-104 112H-40M0 116H84', ink.light, 5, roundEnds),
    );
  },
};
