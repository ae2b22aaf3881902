import { seedOf } from '#market/posters/poster.ts';
import { drawings as subjects } from '#market/posters/server/drawings.ts';
import { deck as boardsFromAbove, shore, tiledFloor } from '#market/posters/server/scenes/flats.ts';
import { beach, coastRoad, garden, oldTown, promenade, street } from '#market/posters/server/scenes/outdoors.ts';
import { arcade, room, stripes } from '#market/posters/server/scenes/rooms.ts';
import type { Scene } from '#market/posters/server/scenes/scene.ts';
import { barWindow, tavern } from '#market/posters/server/scenes/tables.ts';
import { openSea, bay, surfline } from '#market/posters/server/scenes/water.ts';
import { circle, d, ellipse, group, line, path, rect, ring, roundEnds, times } from '#market/posters/server/svg.ts';
import type { viewKinds } from '../../view.ts';
import type { ViewContext } from '../context.ts';
import { part, staged } from '../parts.ts';
import type { Drawing } from './drawing.ts';

type Item = keyof (typeof viewKinds)['kit'];

/** Each thing within 50 units of its origin, as it hangs on a board. */
const items: Readonly<Record<Item, (p: ViewContext) => string>> = {
  helmet: ({ ink }) =>
    path('M-46 16Q-50-42 0-44Q50-42 46 16Q0 2-46 16Z', ink.accent) +
    path('M-20-38Q-28-14-26 6M0-44V2M20-38Q28-14 26 6', 'none', { stroke: ink.dark, 'stroke-width': 5 }) +
    line('M-34 12Q-20 40-4 44M34 12Q20 40-4 44', ink.dark, 4, roundEnds) +
    rect(-9, 38, 14, 9, ink.light, { rx: 3 }),
  lock: ({ ink }) =>
    line('M-26 4V-16a26 26 0 0 1 52 0V4', ink.dark, 11) +
    rect(-38, 0, 76, 48, ink.disc, { rx: 8 }) +
    circle(0, 20, 8, ink.dark) +
    rect(-3.4, 22, 7, 15, ink.dark),
  seat: ({ ink }) =>
    path('M-34-46Q0-56 34-46L38 10Q0 22-38 10Z', ink.accent) +
    path('M-22-38Q0-44 22-38L25 4Q0 11-25 4Z', ink.light) +
    rect(-42, 8, 84, 18, ink.dark, { rx: 8 }) +
    line('M-14-36L-6 14M14-36L6 14', ink.dark, 5) +
    rect(-8, 8, 16, 12, ink.disc, { rx: 3 }) +
    line('M-26 26V46M26 26V46', ink.dark, 8, roundEnds),
  jacket: ({ ink }) =>
    path('M-36-38L-14-48Q0-30 14-48L36-38L32 46H-32Z', ink.accent) +
    path('M-14-48Q0-30 14-48L8 46H-8Z', ink.light) +
    rect(-35, -6, 70, 9, ink.dark) +
    rect(-34, 20, 68, 9, ink.dark) +
    rect(-9, -9, 18, 15, ink.disc, { rx: 3 }) +
    rect(-9, 17, 18, 15, ink.disc, { rx: 3 }),
  mask: ({ ink }) =>
    line('M44-6V-34Q44-48 34-48', ink.disc, 9, roundEnds) +
    line('M44-10V26Q40 40 22 36', ink.disc, 9, roundEnds) +
    path('M-46-22Q-6-36 34-22Q40 20 12 22Q2 20-6 10Q-14 20-24 22Q-52 20-46-22Z', ink.dark) +
    path('M-39-16Q-6-27 27-16Q30 12 10 14Q2 12-6 0Q-14 12-22 14Q-42 12-39-16Z', ink.surf) +
    path('M-32-14L-16-17L-28 8Z', ink.light),
  key: ({ ink }) =>
    ring(0, -24, 19, ink.dark, 8) +
    rect(-5, -6, 10, 52, ink.disc) +
    path('M5 24H22V32H5ZM5 36H18V44H5Z', ink.disc) +
    circle(0, -24, 9, ink.accent),
};

/** Everything that comes along, hung on a board; of each as many as there are. */
export const kit: Drawing<'kit'> = (p, parts) => {
  const { ink, turn, size } = p;
  const all = (Object.keys(items) as Item[]).flatMap((item) => Array.from({ length: parts[item] }, () => item));
  const columns = all.length <= 4 ? all.length : Math.ceil(all.length / 2);
  const rows = all.length <= 4 ? 1 : 2;
  const [w, h] = [424 / Math.max(1, columns), 250 / rows];
  const s = Math.min(1.7, (w - 16) / 108, (h - 26) / 104);
  const hung = all.map((item, i) => {
    const inRow = i < columns ? columns : all.length - columns;
    const x = ((i % columns) - (inRow - 1) / 2) * w;
    const y = (Math.floor(i / columns) - (rows - 1) / 2) * h + 8;
    return part(
      item,
      circle(x, y - 50 * s - 8, 6, ink.dark) +
        circle(x, y - 50 * s - 8, 3, ink.light) +
        group(d`translate(${x + 5} ${y + 6}) scale(${String(s)})`, fadeOf(p)) +
        group(d`translate(${x} ${y}) scale(${String(s)})`, items[item](p)),
    );
  });
  const holes = times(9, (i) =>
    line(d`M${-210} ${-128 + i * 32}H214`, ink.dark, 4, { ...roundEnds, 'stroke-dasharray': '0 32', opacity: 0.28 }),
  );
  return (
    rect(p.left, p.top, p.width, p.height, p.isNight ? ink.sea : ink.middle) +
    times(13, (i) => rect(p.left + i * 40, p.top, 3, p.height, ink.dark, { opacity: 0.2 })) +
    rect(-226, -144, 452, 292, ink.dark, { opacity: 0.25, rx: 8 }) +
    rect(-230, -148, 452, 290, p.isNight ? ink.middle : turn < 0.5 ? ink.glow : ink.sky, { rx: 8 }) +
    holes +
    (size < 0.5
      ? circle(0, 0, 122, p.isNight ? ink.glow : ink.light)
      : rect(-200, -66, 400, 132, p.isNight ? ink.glow : ink.light, { rx: 66 })) +
    hung.join('')
  );
};

const fadeOf = ({ ink }: ViewContext): string => ellipse(0, 0, 44, 44, ink.dark, { opacity: 0.18 });

const scenesAt: Readonly<
  Record<'room' | 'sand' | 'water' | 'street' | 'garden' | 'bar', readonly [Scene, ...Scene[]]>
> = {
  room: [room, stripes, arcade],
  sand: [beach],
  water: [openSea, bay, surfline],
  street: [street, oldTown, promenade],
  garden: [garden, coastRoad],
  bar: [barWindow, tavern],
};

/** Where something lies that is seen from above. */
const fromAbove = { sand: shore, water: boardsFromAbove } as const;

/** What it is about, where it happens. */
export const scene: Drawing<'scene'> = (p, { at }) => {
  const { stands } = subjects[p.motif];
  // What floats is shown afloat wherever it is sold or let.
  const fitting = p.pick(scenesAt[stands === 'water' ? 'water' : at]);
  const drawn = stands === 'above' ? (at === 'sand' || at === 'water' ? fromAbove[at] : tiledFloor) : fitting;
  const shift = ((seedOf(p.motif + at) % 7) - 3) * 14 * p.side;
  return part(at, staged(p, drawn, { x: shift + p.shift.x * 46, y: -8, scale: 0.84 + 0.12 * p.size }));
};
