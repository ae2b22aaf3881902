import type { Subject, SubjectContext } from '../subject.ts';
import { boxes, circle, d, line, path, rect, times } from '../svg.ts';

const cell = { w: 56, h: 54 };
const columns = 4;
const foot = 110;

function balcony(p: SubjectContext, x: number, y: number): string {
  const { ink } = p;
  const w = cell.w - 12;
  const life = p.chance();
  let text = rect(x, y, w, 32, ink.sea) + rect(x + w / 2 - 1, y, 2, 32, ink.light);
  if (p.chance() < 0.3) text += rect(x, y, w / 2, 32, ink.disc);
  if (life < 0.46) {
    const cloth = life < 0.24 ? ink.accent : ink.disc;
    const stripe = (w + 2) / 6;
    text += times(6, (q) =>
      path(d`M${x - 1 + q * stripe} ${y}h${stripe}l${(q - 2) * 0.9} 15h${-stripe - 1}Z`, q % 2 ? ink.light : cloth),
    );
  }
  text +=
    rect(x - 4, y + 25, w + 8, 3.4, ink.dark) +
    boxes(
      Array.from({ length: 8 }, (_, q) => [x - 2 + q * 7, y + 27, 1.6, 13] as const),
      ink.dark,
    ) +
    rect(x - 4, y + 40, w + 8, 5, ink.middle);
  if (life > 0.8) return text + circle(x + 8, y + 22, 6, ink.surf) + circle(x + 15, y + 21, 5, ink.surf);
  if (life > 0.68) {
    return (
      text +
      rect(x + 24, y + 26, 13, 18, p.chance() < 0.5 ? ink.accent : ink.disc) +
      rect(x + 24, y + 31, 13, 3, ink.light)
    );
  }
  return text;
}

/** Apartment: a grid of balconies with their awnings. */
export const balconies: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const rows = p.count(3, 4);
    const wide = columns * cell.w;
    const top = foot - 18 - rows * cell.h;
    const x0 = -wide / 2 - 10;
    return (
      rect(x0 - 8, top - 10, wide + 16, foot - top + 10, ink.light) +
      rect(x0 + wide - 2, top - 10, 26, foot - top + 10, ink.dark) +
      rect(x0 - 14, top - 18, wide + 40, 12, ink.accent) +
      rect(x0 + 30, top - 34, 60, 18, ink.middle) +
      (rows < 4 ? line(d`M${x0 + 150} ${top - 18}v-40m-9 8h18m-14 8h10`, ink.dark, 3) : '') +
      rect(x0 - 8, foot - 14, wide + 16, 14, ink.middle) +
      times(rows, (j) => times(columns, (i) => balcony(p, x0 + i * cell.w + 6, top + 4 + j * cell.h)))
    );
  },
};
