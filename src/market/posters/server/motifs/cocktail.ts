import type { Composition, PosterContext } from '../context.ts';
import { ground, halo, sky } from '../scenery.ts';
import { circle, d, group, line, path, rect, times } from '../svg.ts';

function bottles(p: PosterContext, shelf: number): string {
  const fills = [p.ink.middle, p.ink.glow, p.ink.surf];
  let text = '';
  for (let x = p.left + 14, i = 0; x < p.right - 20; i++) {
    const w = 26 + p.hand() * 14;
    const h = 96 + p.hand() * 74;
    // The middle belongs to the glass.
    if (Math.abs(x + w / 2) > 78) {
      text +=
        path(
          d`M${x} ${shelf}V${shelf - h * 0.62}q0 ${-h * 0.1} ${w * 0.34} ${-h * 0.14}V${shelf - h}h${w * 0.32}` +
            d`V${shelf - h * 0.76}q${w * 0.34} ${h * 0.04} ${w * 0.34} ${h * 0.14}V${shelf}Z`,
          fills[i % 3] ?? p.ink.glow,
        ) + rect(x + 4, shelf - h * 0.42, w - 8, h * 0.2, p.ink.light);
    }
    x += w + 8;
  }
  return text;
}

const citrus = ({ ink }: PosterContext): string =>
  circle(54, -112, 44, ink.disc) +
  circle(54, -112, 36, ink.light) +
  circle(54, -112, 32, ink.disc) +
  times(8, (q) => group(`translate(54 -112) rotate(${q * 45})`, line('M0-5V-31', ink.light, 3.2)));

const glass = (p: PosterContext): string => {
  const { ink } = p;
  return (
    citrus(p) +
    line('M-14-150L18 70', ink.dark, 7) +
    path('M-72-96H72Q84-10 36 34Q14 48 8 58V128H-8V58Q-14 48-36 34Q-84-10-72-96Z', ink.light, { opacity: 0.92 }) +
    path('M-70-58Q-34-72 0-58T70-58Q72-6 32 26Q14 40 0 42Q-14 40-32 26Q-72-6-70-58Z', ink.accent) +
    path('M20 34Q72-4 70-58Q52-66 40-62Q48-8 20 34Z', ink.middle, { opacity: 0.5 }) +
    group('translate(-26 -34) rotate(18)', rect(-18, -18, 36, 36, ink.light, { rx: 6, opacity: 0.75 })) +
    group('translate(20 -20) rotate(-22)', rect(-17, -17, 34, 34, ink.light, { rx: 6, opacity: 0.6 })) +
    path('M-56 132Q0 112 56 132V138H-56Z', ink.light)
  );
};

/** Bar: a glass with a citrus disc before the bottles. */
export const cocktail: Composition = (p) => {
  const { ink } = p;
  const shelf = p.bottom - 78;
  // A low sheet has no room for the whole glass: it stands smaller on the same counter.
  const size = p.height < 400 ? 0.78 : 1;
  let slats = '';
  for (let x = p.left; x < p.right; x += 34) slats += rect(x, shelf + 26, 17, 52, ink.middle, { opacity: 0.5 });
  return (
    sky(p) +
    halo(0, -40, 88, 4, 40, ink.glow) +
    bottles(p, shelf) +
    ground(p, shelf, ink.dark) +
    rect(p.left, shelf, p.width, 9, ink.accent) +
    slats +
    group(d`translate(0 ${shelf}) scale(${String(p.side * size)} ${String(size)}) translate(0 -138)`, glass(p))
  );
};
