import type { Subject } from '../subject.ts';
import { circle, d, group, line, path, rect, roundEnds, times } from '../svg.ts';

/** Concert: a microphone. */
export const microphone: Subject = {
  stands: 'air',
  draw: (p) => {
    const { ink } = p;
    const handle =
      path('M-27 44L27 44L15 214Q15 224 0 224Q-15 224-15 214Z', ink.dark) +
      path('M6 44H27L15 214Q15 224 6 224Z', ink.middle) +
      rect(-5, 92, 10, 26, ink.accent, { rx: 5 }) +
      rect(-33, 34, 66, 17, ink.light, { rx: 4 }) +
      rect(8, 34, 25, 17, ink.accent, { rx: 4 });
    const mesh = times(13, (k) => {
      const at = (k - 6) * 13;
      return line(d`M${at - 70} -90L${at + 70} 50M${at + 70} -90L${at - 70} 50`, ink.middle, 2.4);
    });
    const head =
      circle(0, -20, 62, ink.dark) +
      p.clip('<circle cx="0" cy="-20" r="58"/>', mesh) +
      line('M-60-12A62 62 0 0 0 60-12', ink.light, 8) +
      line('M-40-52A50 50 0 0 1-8-70', ink.light, 7, roundEnds);
    const sound = times(p.count(1, 3), (i) => {
      const r = 84 + i * 17;
      return line(d`M${r * 0.5} ${-20 - r * 0.87}A${r} ${r} 0 0 1 ${r} -20`, ink.accent, 6, roundEnds);
    });
    return group(d`scale(${p.side} 1) translate(42 -58) rotate(${36 + p.tilt}) scale(.86)`, handle + head + sound);
  },
};
