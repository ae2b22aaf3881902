import type { Composition, PosterContext } from '../context.ts';
import { disc, ground, sky } from '../scenery.ts';
import { boxes, circle, d, line, path, rect, times } from '../svg.ts';

const cell = { w: 56, h: 54 };
const columns = 4;
const top = -140;

function balcony(p: PosterContext, x: number, y: number): string {
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
export const balconies: Composition = (p) => {
  const { ink, side } = p;
  const neighbour = side > 0 ? p.left : p.right - 80;
  const x0 = side > 0 ? -78 : -146;
  const wide = columns * cell.w;
  const rows = Math.ceil((p.bottom - top - 8) / cell.h);
  return (
    sky(p) +
    disc(p, side * -128, -92, 48, 4, 36) +
    ground({ ...p, left: neighbour, width: 80 }, -18, ink.middle) +
    boxes(
      Array.from({ length: 9 }, (_, i) => [neighbour + 8, -4 + i * 30, 64, 9] as const),
      ink.dark,
      { opacity: 0.35 },
    ) +
    rect(x0 - 8, top - 10, wide + 16, p.height, ink.light) +
    rect(x0 + wide - 2, top - 10, 26, p.height, ink.dark) +
    rect(x0 - 14, top - 22, wide + 38, 14, ink.accent) +
    rect(x0 + 30, top - 48, 60, 28, ink.middle) +
    line(d`M${x0 + 150} ${top - 22}v-44m-9 8h18m-14 8h10`, ink.dark, 3) +
    times(rows, (j) => times(columns, (i) => balcony(p, x0 + i * cell.w + 6, top + 8 + j * cell.h)))
  );
};
