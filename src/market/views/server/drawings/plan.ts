import { type Box, boxes, circle, d, line, rect, times } from '#market/posters/server/svg.ts';
import { azulejos } from '#market/posters/server/scenes/tiles.ts';
import type { ViewContext } from '../context.ts';
import { shared } from '../../shared.ts';
import { part } from '../parts.ts';
import type { Drawing } from './drawing.ts';

const wall = 5;

function bed(p: ViewContext, [x, y, w, h]: Box): string {
  const { ink } = p;
  const pillows = w > 34 ? 2 : 1;
  const each = (w - 6 - 4 * (pillows - 1)) / pillows;
  return part(
    'bed',
    rect(x, y, w, h, ink.dark, { rx: 4 }) +
      rect(x + 2, y + 2, w - 4, h - 4, ink.light, { rx: 3 }) +
      times(pillows, (i) => rect(x + 3 + i * (each + 4), y + 5, each, Math.min(13, h * 0.24), ink.disc, { rx: 3 })) +
      rect(x + 2, y + h * 0.42, w - 4, h * 0.58 - 2, ink.accent, { rx: 3 }) +
      rect(x + 2, y + h * 0.42, w - 4, 5, ink.light),
  );
}

/** The beds of one room, side by side along its upper wall, in rows where they are many. */
function beds(p: ViewContext, [x, y, w, h]: Box, count: number): string {
  const across = Math.min(count, Math.max(1, Math.floor((w - 8) / 30)));
  const rows = Math.ceil(count / across);
  const size = { w: Math.min(count === 1 ? 62 : 30, (w - 10) / across - 6), h: Math.min(68, (h - 12) / rows - 4) };
  return times(count, (i) => {
    const [column, row] = [i % across, Math.floor(i / across)];
    const gap = (w - across * size.w) / (across + 1);
    return bed(p, [x + gap + column * (size.w + gap), y + 6 + row * (size.h + 6), size.w, size.h]);
  });
}

function bath(p: ViewContext, [x, y, w, h]: Box): string {
  const { ink } = p;
  return part(
    'bath',
    p.clip(
      d`<rect x="${x}" y="${y}" width="${w}" height="${h}"/>`,
      azulejos({ ...p, left: x, right: x + w, width: w }, y, y + h, 15),
    ) +
      rect(x + 5, y + 5, Math.min(24, w * 0.42), h - 10, ink.light, { rx: 8, stroke: ink.dark, 'stroke-width': 2 }) +
      circle(x + 5 + Math.min(24, w * 0.42) / 2, y + 15, 3, ink.dark) +
      rect(x + w - 20, y + 5, 15, 12, ink.light, { rx: 3, stroke: ink.dark, 'stroke-width': 2 }),
  );
}

const sofa = ({ ink }: ViewContext, x: number, y: number, w: number): string =>
  rect(x, y, w, 26, ink.sea, { rx: 6 }) +
  rect(x + 6, y + 9, w / 2 - 8, 15, ink.surf, { rx: 4 }) +
  rect(x + w / 2 + 2, y + 9, w / 2 - 8, 15, ink.surf, { rx: 4 });

const dining = ({ ink }: ViewContext, x: number, y: number): string =>
  circle(x, y, 13.5, ink.dark) +
  circle(x, y, 12, ink.disc) +
  times(4, (i) => circle(x + Math.cos((i * Math.PI) / 2) * 20, y + Math.sin((i * Math.PI) / 2) * 20, 5, ink.accent));

/** A rug below the beds, a wardrobe along the lower wall and a chair: what every bedroom has. */
function furniture(p: ViewContext, [x, y, w, h]: Box): string {
  const { ink } = p;
  const rug = Math.min(w * 0.42, h * 0.36);
  return (
    circle(x + w / 2, y + h * 0.56, rug, p.isNight ? ink.surf : ink.disc, { opacity: 0.45 }) +
    rect(x + 8, y + h - 18, Math.min(52, w * 0.4), 13, ink.surf) +
    line(d`M${x + 8 + Math.min(52, w * 0.4) / 2} ${y + h - 18}v13`, ink.dark, 1.6) +
    circle(x + w - 16, y + h - 15, 6, ink.accent)
  );
}

function kitchen(p: ViewContext, [x, y, w, h]: Box): string {
  const { ink } = p;
  return part(
    'kitchen',
    rect(x, y + h - 24, w, 24, p.isNight ? ink.sea : ink.middle) +
      rect(x + w - 24, y, 24, h, p.isNight ? ink.sea : ink.middle) +
      times(4, (i) => circle(x + w - 17 + (i % 2) * 10, y + 12 + Math.floor(i / 2) * 10, 4, ink.dark)) +
      rect(x + 10, y + h - 19, 26, 14, ink.light, { rx: 3 }) +
      circle(x + 23, y + h - 12, 3, ink.dark) +
      (w < 80 ? '' : dining(p, x + w / 2 - 14, y + h / 2 - 14)),
  );
}

function ground(p: ViewContext): string {
  const { ink, turn } = p;
  const step = 20 + Math.round(turn * 3) * 6;
  const dots = times(Math.ceil(p.height / step), (i) =>
    line(d`M${p.left + (i % 2) * (step / 2)} ${p.top + i * step}H${p.right}`, ink.glow, step * 0.3, {
      'stroke-linecap': 'round',
      'stroke-dasharray': `0 ${step}`,
    }),
  );
  return rect(p.left, p.top, p.width, p.height, ink.sky) + dots;
}

function outdoors(p: ViewContext, [x, y, w, h]: Box, hasPool: boolean): string {
  const { ink } = p;
  const gaps: Box[] = [];
  for (let at = x + 12; at < x + w; at += 12) gaps.push([at, y, 1.6, h]);
  const pool = hasPool
    ? part(
        'pool',
        rect(x + w * 0.36, y + 7, w * 0.6, h - 14, ink.light, { rx: 12 }) +
          rect(x + w * 0.36 + 4, y + 11, w * 0.6 - 8, h - 22, ink.sea, { rx: 9 }) +
          times(3, (i) =>
            line(d`M${x + w * 0.42 + i * 62} ${y + h / 2 + (i % 2) * 6 - 2}q8 -7 16 0t16 0`, ink.surf, 3),
          ),
      )
    : '';
  const seats =
    circle(x + w * 0.16, y + h / 2, 11, ink.light) +
    circle(x + w * 0.16 - 20, y + h / 2, 6, ink.accent) +
    circle(x + w * 0.16 + 20, y + h / 2, 6, ink.accent) +
    (hasPool
      ? ''
      : rect(x + w * 0.6, y + 8, 46, h - 16, ink.disc, { rx: 4 }) +
        rect(x + w * 0.6, y + 8, 12, h - 16, ink.light, { rx: 4 }));
  return part('outside', rect(x, y, w, h, ink.glow) + boxes(gaps, ink.middle, { opacity: 0.5 }) + seats + pool);
}

/** One room for everything: beds on a great round rug, a sofa before its own, a desk and a wardrobe. */
function studio(p: ViewContext, [x, y, w, h]: Box, count: number): string {
  const { ink } = p;
  return (
    p.clip(
      d`<rect x="${x}" y="${y}" width="${w}" height="${h}"/>`,
      circle(x + w * 0.5, y + 44, 92, ink.glow) + circle(x + w * 0.2, y + h - 20, 62, ink.sky),
    ) +
    rect(x + 2, y + h * 0.2, 22, h * 0.32, ink.middle) +
    line(d`M${x + 13} ${y + h * 0.2 + 4}v${h * 0.32 - 8}`, ink.dark, 2) +
    beds(p, [x + w * 0.2, y, w * 0.6, h * 0.56], count) +
    sofa(p, x + w * 0.2 - 42, y + h - 38, 84) +
    circle(x + w * 0.2, y + h - 58, 11, ink.light) +
    rect(x + w * 0.62, y + h - 30, 78, 24, ink.middle, { rx: 3 }) +
    circle(x + w * 0.62 + 39, y + h - 42, 9, ink.accent) +
    rect(x + w * 0.62 + 10, y + h - 25, 22, 13, ink.light)
  );
}

/** The home from above: as many bedrooms, beds and baths as it says, and nothing that it does not say. */
export const plan: Drawing<'plan'> = (p, { bedrooms, beds: count, baths, kitchen: hasKitchen, outside, pool }) => {
  const { ink, side } = p;
  const yard = outside === 'none' ? 0 : pool ? 62 : 38;
  const [x, y, w, h] = [-206, -138, 412, 276 - yard];
  const above = bedrooms === 0 ? 0 : bedrooms <= 3 ? bedrooms : Math.ceil(bedrooms / 2);
  const below = bedrooms - above;
  const sleeping = shared(count, Math.max(1, bedrooms));
  const upper = bedrooms === 0 ? 0 : h * 0.48;
  // Three and more stand in two rows.
  const bathRows = baths > 2 ? 2 : 1;
  const bathColumns = Math.ceil(baths / bathRows);
  const bathW = Math.min(bathRows > 1 ? 62 : 78, 200 / Math.max(1, bathColumns));
  const wet = bathColumns * bathW;
  const roomW = below > 0 ? ((w - wet) * 0.64) / below : 0;
  const base = y + upper;
  const lowerH = h - upper;
  const livingX = x + below * roomW;
  const livingW = w - below * roomW - wet;
  const kitchenW = hasKitchen ? Math.min(110, livingW * 0.42) : 0;
  const lines: string[] = [];
  const room = (box: Box, i: number): string => {
    const [rx, ry, rw, rh] = box;
    lines.push(d`M${rx} ${ry}h${rw}v${rh}h${-rw}Z`);
    const floors = p.isNight ? [ink.glow, ink.middle, ink.sky] : [ink.glow, ink.light, ink.sky];
    const floor = floors[i % 3] ?? ink.glow;
    return part('bedroom', rect(rx, ry, rw, rh, floor) + furniture(p, box)) + beds(p, box, sleeping[i] ?? 0);
  };
  const upperRooms = times(above, (i) => room([x + (i * w) / above, y, w / above, upper], i));
  const lowerRooms = times(below, (i) => room([x + i * roomW, base, roomW, lowerH], above + i));
  const bathH = Math.min(lowerH, 96 * bathRows) / bathRows;
  const bathRooms = times(baths, (i) => {
    const [column, row] = [i % bathColumns, Math.floor(i / bathColumns)];
    const box: Box = [x + w - wet + column * bathW, base + row * bathH, bathW, bathH];
    lines.push(d`M${box[0]} ${box[1]}h${box[2]}v${box[3]}h${-box[2]}Z`);
    return bath(p, box);
  });
  const isStudio = bedrooms === 0;
  const living =
    rect(x, base, w, lowerH, p.isNight ? ink.middle : ink.light) +
    (isStudio
      ? studio(p, [x, y, livingW - kitchenW, h], count)
      : circle(livingX + (livingW - kitchenW) / 2, base + lowerH * 0.5, Math.min(36, livingW * 0.16), ink.glow) +
        sofa(
          p,
          livingX + (livingW - kitchenW) / 2 - Math.min(38, livingW * 0.2),
          base + lowerH - 38,
          Math.min(76, livingW * 0.4),
        ));
  const doors = line(
    times(above, (i) => d`M${x + ((i + 0.5) * w) / above - 11} ${base}h22`) +
      d`M${x + w - wet} ${base + bathH * 0.62}v18`,
    ink.light,
    wall + 2,
  );
  const home =
    rect(x - 9, y - 9, w + 18, h + yard + 18, ink.dark, { opacity: 0.22, rx: 4, transform: 'translate(7 8)' }) +
    rect(x - 6, y - 6, w + 12, h + 12, ink.dark) +
    living +
    (hasKitchen ? kitchen(p, [livingX + livingW - kitchenW, base + 4, kitchenW - 4, lowerH - 8]) : '') +
    upperRooms +
    lowerRooms +
    bathRooms +
    line(lines.join(''), ink.dark, wall) +
    doors +
    (yard
      ? rect(x - 6, y + h + 3, w + 12, yard + 3, ink.dark) + outdoors(p, [x, y + h + 3, w, yard - 3], pool === 1)
      : '') +
    line(
      d`M${livingX + livingW * 0.3} ${y + h + 2}h${Math.min(70, livingW * 0.4)}`,
      yard ? ink.surf : ink.glow,
      wall + 3,
    );
  return ground(p) + `<g transform="scale(${side} 1)">${home}</g>`;
};
