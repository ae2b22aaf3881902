import type { Composition, PosterContext } from '../context.ts';
import { sky } from '../scenery.ts';
import { circle, d, group, line, path, rect, roundEnds, times } from '../svg.ts';

const x = 44;
const y = -66;

function crowd(p: PosterContext): string {
  const { dark } = p.ink;
  let text = '';
  for (let cx = p.left - 10, i = 0; cx < p.right + 20; i++) {
    const w = 34 + p.hand() * 14;
    const head = p.bottom - 16 - p.hand() * 18;
    if (i % 3 === 1) {
      const fist = head - 44 - p.hand() * 22;
      text += line(d`M${cx + 4} ${p.bottom}L${cx - 2 + p.hand() * 8} ${fist}`, dark, 10, roundEnds);
    }
    text += circle(cx + w * 0.5, head, w * 0.42, dark) + rect(cx, head + 6, w, 60, dark, { rx: 16 });
    cx += w * 0.86;
  }
  return text;
}

/** Concert: a microphone before sound rings, with the crowd below. */
export const microphone: Composition = (p) => {
  const { ink } = p;
  const rings = times(8, (i) => circle(x, y, 62 + (8 - i) * 38, i % 2 ? ink.glow : ink.sky));
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
  return (
    sky(p) +
    rings +
    circle(x, y, 100, ink.disc) +
    group(d`translate(${x} ${y}) rotate(${36 + p.tilt / 2})`, handle + head) +
    crowd(p)
  );
};
