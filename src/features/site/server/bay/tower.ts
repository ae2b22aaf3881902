import { boxes, type Box, d, path, rect } from '#market/posters/server/svg.ts';
import { mix } from './inks.ts';
import type { Moment } from './moment.ts';
import type { BayPalette, Row, Stone } from './palettes.ts';

export type TowerStyle = 'intempo' | 'bali' | 'slab' | 'round' | 'slant' | 'fin' | 'box';
export type Tower = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly style: TowerStyle;
  readonly row: Row;
};

/** What a style is built from; `pane` hangs one window, and chance decides who is in. */
type Site = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly top: number;
  readonly stone: Stone;
  readonly shadeWidth: number;
  readonly faceWidth: number;
  readonly gold: BayPalette['gold'];
  readonly random: () => number;
  readonly pane: (x: number, y: number, w: number, h: number) => void;
};

function grid(
  { pane }: Site,
  rows: readonly [from: number, to: number, step: number],
  columns: readonly [from: number, to: number, step: number],
  w: number,
  h: number,
): void {
  for (let y = rows[0]; y < rows[1]; y += rows[2])
    for (let x = columns[0]; x < columns[1]; x += columns[2]) pane(x, y, w, h);
}

/** Twin slabs joined by an inverted cone. */
function intempo(site: Site): string {
  const { x, y, w, h, top, stone, gold, pane } = site;
  const gap = w * 0.3;
  const a = (w - gap) / 2;
  const [rim, waist, tip] = [top + h * 0.1, top + h * 0.3, top + h * 0.34];
  const foot = top + h * 0.46;
  for (const left of [x, x + a + gap]) {
    for (let wy = top + 9; wy < y - 8; wy += 10) {
      for (let k = 0; k < 3; k++) pane(left + 4 + (k * (a * 0.66 - 6)) / 3, wy, (a * 0.66 - 8) / 3 - 1, 5);
    }
  }
  return (
    path(
      d`M${x} ${y}V${top}H${x + a}V${rim}L${x + a + gap / 2} ${tip}L${x + a + gap} ${rim}V${top}H${x + w}V${y}` +
        d`H${x + a + gap}V${waist}L${x + w / 2} ${foot}L${x + a} ${waist}V${y}Z`,
      stone.face,
    ) +
    rect(x + a * 0.66, top, a * 0.34, h, stone.shade) +
    rect(x + a + gap + a * 0.66, top, a * 0.34, h, stone.shade) +
    path(d`M${x + a} ${rim}L${x + w / 2} ${tip}V${foot}L${x + a} ${waist}Z`, gold.face) +
    path(d`M${x + a + gap} ${rim}L${x + w / 2} ${tip}V${foot}L${x + a + gap} ${waist}Z`, gold.shade)
  );
}

/** A stepped hotel with a rounded crown. */
function bali({ x, y, w, h, top, stone, pane }: Site): string {
  for (let wy = top + w * 0.3; wy < y - 8; wy += 9.5) {
    const inset = wy > top + h * 0.32 ? w * 0.03 : wy > top + h * 0.14 ? w * 0.19 : w * 0.33;
    for (let wx = x + inset + 3; wx < x + w * 0.53; wx += 8) pane(wx, wy, 5, 5);
  }
  const crown = w * 0.22;
  const right = d`A${crown} ${crown} 0 0 1 ${x + w * 0.74} ${top + w * 0.2}V${top + h * 0.16}H${x + w * 0.88}V${top + h * 0.36}H${x + w}V${y}Z`;
  return (
    path(
      d`M${x} ${y}V${top + h * 0.3}H${x + w * 0.16}V${top + h * 0.12}H${x + w * 0.3}V${top + w * 0.2}` + right,
      stone.face,
    ) +
    path(d`M${x + w * 0.56} ${y}V${top - 1}` + right, stone.shade) +
    rect(x + w * 0.5, top - h * 0.05, 3, h * 0.06, stone.face)
  );
}

function slab(site: Site): string {
  const { x, y, w, h, top, stone, faceWidth, shadeWidth } = site;
  const ledges: Box[] = [];
  for (let wy = top + 8; wy < y - 8; wy += 11) ledges.push([x, wy + 6, faceWidth, 2.2]);
  grid(site, [top + 8, y - 8, 11], [x + 4, x + faceWidth - 7, 11], 7.5, 5.4);
  return (
    rect(x, top, w, h, stone.face) +
    rect(x + faceWidth, top, shadeWidth, h, stone.shade) +
    rect(x + faceWidth * 0.2, top - 9, faceWidth * 0.4, 9, stone.face) +
    boxes(ledges, stone.shade)
  );
}

function round(site: Site): string {
  const { x, y, w, top, stone } = site;
  const r = w / 2;
  const right = d`A${r} ${r} 0 0 1 ${x + w} ${top + r}V${y}Z`;
  grid(site, [top + w * 0.5, y - 8, 10], [x + 5, x + w * 0.62, 8.4], 5.4, 5.4);
  return (
    path(d`M${x} ${y}V${top + r}` + right, stone.face) +
    path(d`M${x + w * 0.66} ${y}V${top + w * 0.03}` + right, stone.shade)
  );
}

function slant(site: Site): string {
  const { x, y, w, top, stone, faceWidth, shadeWidth } = site;
  grid(site, [top + w * 0.5 + 6, y - 8, 10.5], [x + 4, x + faceWidth - 6, 9], 5.6, 6);
  return (
    path(d`M${x} ${y}V${top + w * 0.5}L${x + w} ${top}V${y}Z`, stone.face) +
    path(d`M${x + faceWidth} ${y}V${top + shadeWidth * 0.5}L${x + w} ${top}V${y}Z`, stone.shade)
  );
}

function fin({ x, y, w, h, top, stone, faceWidth, shadeWidth, random, pane }: Site): string {
  const fins: Box[] = [];
  for (let wx = x + 7; wx < x + faceWidth - 3; wx += 9) fins.push([wx, top + h * 0.18, 3.2, h]);
  for (let wy = top + h * 0.2; wy < y - 8; wy += 12) {
    for (let wx = x + 6; wx < x + faceWidth - 6; wx += 9) if (random() < 0.5) pane(wx, wy, 5.2, 6.4);
  }
  return (
    path(d`M${x} ${y}V${top + h * 0.2}Q${x} ${top} ${x + w * 0.6} ${top}H${x + w}V${y}Z`, stone.face) +
    rect(x + faceWidth, top, shadeWidth, h, stone.shade) +
    boxes(fins, stone.dark, { opacity: 0.55 })
  );
}

function box(site: Site): string {
  const { x, y, w, h, top, stone, faceWidth, shadeWidth } = site;
  grid(site, [top + 8, y - 8, 10], [x + 4, x + faceWidth - 5, 8], 4.8, 5.4);
  return rect(x, top, w, h, stone.face) + rect(x + faceWidth, top, shadeWidth, h, stone.shade);
}

const styles: Readonly<Record<TowerStyle, (site: Site) => string>> = { intempo, bali, slab, round, slant, fin, box };

/** One tower; the moment says who has a lamp on. */
export function tower({ x, y, w, h, style, row }: Tower, moment: Moment, random: () => number): string {
  const { palette, faded } = moment;
  const stone = palette.towers[row];
  const lamps = palette.lamps.map((lamp) => mix(lamp, stone.dark, faded));
  const panes = new Map<string, Box[]>([stone.dark, ...lamps].map((fill) => [fill, []]));
  const shadeWidth = Math.max(6, w * 0.26);
  const body = styles[style]({
    x,
    y,
    w,
    h,
    stone,
    shadeWidth,
    random,
    top: y - h,
    faceWidth: w - shadeWidth,
    gold: palette.gold,
    pane: (px, py, pw, ph) => {
      const lamp = moment.lamp(random(), x, (y - py) / h);
      const fill = lamp === undefined ? stone.dark : lamps[lamp];
      panes.get(fill ?? stone.dark)?.push([px, py, Math.max(2, pw), ph]);
    },
  });
  return body + [...panes].map(([fill, list]) => boxes(list, fill)).join('');
}
