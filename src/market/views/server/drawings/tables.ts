import { cloth, tavern, terrace as mirador } from '#market/posters/server/scenes/tables.ts';
import { gingham } from '#market/posters/server/scenes/flats.ts';
import { drawings as subjects } from '#market/posters/server/drawings.ts';
import { parasol } from '#market/posters/server/scenery.ts';
import { azulejos } from '#market/posters/server/scenes/tiles.ts';
import {
  boxes,
  type Box,
  circle,
  d,
  ellipse,
  group,
  line,
  path,
  rect,
  roundEnds,
  times,
} from '#market/posters/server/svg.ts';
import type { ViewContext } from '../context.ts';
import { boards, outside, palms, pane, part, pendant, person, plant, staged, subject } from '../parts.ts';
import type { Drawing } from './drawing.ts';

const fork = (p: ViewContext, x: number, y: number): string =>
  line(d`M${x} ${y - 46}V${y + 52}`, p.ink.dark, 6, roundEnds) +
  line(d`M${x - 9} ${y - 52}v20q0 10 9 10t9 -10v-20M${x} ${y - 52}v20`, p.ink.dark, 3.6, roundEnds);
const knife = (p: ViewContext, x: number, y: number): string =>
  line(d`M${x} ${y}V${y + 52}`, p.ink.dark, 7, roundEnds) + path(d`M${x - 4} ${y}V${y - 56}q14 10 12 56Z`, p.ink.dark);

const glassFromAbove = (p: ViewContext, x: number, y: number, drink: string): string =>
  circle(x, y, 24, p.ink.dark, { opacity: 0.25 }) +
  circle(x - 2, y - 3, 23, p.ink.light) +
  circle(x - 2, y - 3, 17, drink) +
  circle(x - 7, y - 8, 4, p.ink.light);

/** What it serves, laid for as many. */
export const plate: Drawing<'plate'> = (p, { guests }) => {
  const { ink, motif, side, turn } = p;
  if (subjects[motif].stands !== 'above') {
    const at = { x: -side * 66, y: 0, scale: 0.84 };
    const served = staged(p, p.pick([mirador, cloth, tavern]), at);
    const glass = (x: number, s: number): string =>
      group(
        d`translate(${x} 92) scale(${String(s)})`,
        path('M-24-96H24Q30-52 6-40V-8H22V0H-22V-8H-6V-40Q-30-52-24-96Z', ink.light) +
          path('M-22-78H22Q22-52 0-47Q-22-52-22-78Z', turn < 0.5 ? ink.accent : ink.disc) +
          path('M10-96H24Q30-52 6-40V-8H22V0H10V-44Q24-60 10-96Z', ink.dark, { opacity: 0.3 }),
      );
    return served + times(Math.min(2, guests), (i) => part('place', glass(side * (110 + i * 66), 0.9 - i * 0.14)));
  }
  const places = times(guests, (i) => {
    const way = i % 2 ? 1 : -1;
    return part(
      'place',
      group(
        d`translate(${way * 178} ${guests > 2 ? (i < 2 ? -74 : 78) : 0})`,
        circle(4, 5, 46, ink.dark, { opacity: 0.25 }) +
          circle(0, 0, 46, ink.light) +
          circle(0, 0, 31, ink.glow) +
          group('scale(.62)', way > 0 ? fork(p, -96, 0) : knife(p, 96, 0)),
      ),
    );
  });
  const at = { x: 0, y: 0, scale: 0.96 };
  return (
    (gingham.ground?.({ ...p, at }) ?? '') +
    places +
    subject(p, motif, 0, 0, 0.9) +
    glassFromAbove(p, side * 112, guests > 2 ? 4 : -112, ink.disc)
  );
};

const shelf = (p: ViewContext, y: number): string => rect(-206, y, 412, 7, p.ink.dark);
const bottle = (x: number, y: number, h: number, w: number, fill: string, label: string): string =>
  path(
    d`M${x - w / 2} ${y}V${y - h * 0.58}Q${x - w / 2} ${y - h * 0.68} ${x - w * 0.18} ${y - h * 0.74}V${y - h}h${w * 0.36}V${y - h * 0.74}Q${x + w / 2} ${y - h * 0.68} ${x + w / 2} ${y - h * 0.58}V${y}Z`,
    fill,
  ) + rect(x - w / 2, y - h * 0.42, w, h * 0.22, label);

function shelves(p: ViewContext, keeps: 'bottles' | 'kitchen' | 'keys' | 'goods'): string {
  const { ink } = p;
  const fills = [ink.accent, ink.disc, ink.surf, ink.light, ink.sea];
  const fillOf = (i: number): string => fills[i % fills.length] ?? ink.light;
  if (keeps === 'keys') {
    return (
      rect(-150, -120, 300, 132, ink.dark, { rx: 4 }) +
      times(15, (i) => {
        const [x, y] = [-126 + (i % 5) * 58, -108 + Math.floor(i / 5) * 42];
        return (
          rect(x, y, 46, 34, ink.middle) +
          (p.chance() < 0.7
            ? circle(x + 23, y + 8, 4, ink.disc) +
              line(d`M${x + 23} ${y + 10}v12`, ink.disc, 3) +
              rect(x + 16, y + 19, 14, 11, fillOf(i), { rx: 3 })
            : '')
        );
      })
    );
  }
  if (keeps === 'kitchen') {
    const pans = times(5, (i) => {
      const [x, r] = [-150 + i * 70, 20 + ((i * 7) % 3) * 5];
      return (
        line(d`M${x} -118v${34 - r * 0.4}`, ink.dark, 4) +
        circle(x, -78 + r * 0.6, r, ink.dark) +
        circle(x, -78 + r * 0.6, r * 0.7, fillOf(i + 1))
      );
    });
    return (
      rect(-216, -126, 432, 8, ink.dark) +
      pans +
      rect(-216, -24, 432, 7, ink.dark) +
      times(
        6,
        (i) =>
          ellipse(-176 + i * 70, -28, 26, 5, ink.light) +
          (i % 2
            ? path(d`M${-194 + i * 70} -31q18 -26 36 0Z`, fillOf(i))
            : ellipse(-176 + i * 70, -33, 26, 5, ink.light)),
      ) +
      (p.isNight ? '' : '')
    );
  }
  const rows = [-76, -12];
  return rows
    .map(
      (y, row) =>
        shelf(p, y) +
        times(keeps === 'bottles' ? 13 : 9, (i) => {
          const step = keeps === 'bottles' ? 31 : 45;
          const x = -188 + i * step;
          if (keeps === 'bottles')
            return bottle(x, y, 40 + ((i * 7 + row * 5) % 4) * 6, 17, fillOf(i + row * 2), fillOf(i + 2 + row));
          return (i + row) % 3 === 0
            ? circle(x, y - 19, 19, fillOf(i + row)) + circle(x, y - 19, 8, ink.light)
            : (i + row) % 3 === 1
              ? rect(x - 17, y - 44, 34, 44, fillOf(i + row), { rx: 3 }) + rect(x - 17, y - 30, 34, 10, ink.light)
              : path(d`M${x - 20} ${y}l5 -34h30l5 34Z`, fillOf(i + row)) +
                line(d`M${x - 8} ${y - 34}q8 -16 16 0`, ink.dark, 3);
        }),
    )
    .join('');
}

/** The counter, with what is kept behind it and who stands there. */
export const counter: Drawing<'counter'> = (p, { keeps }) => {
  const { ink, side, turn, size } = p;
  const wall = p.isNight ? ink.sky : turn < 0.5 ? ink.glow : ink.sky;
  const front: Box[] = [];
  for (let x = p.left + 10; x < p.right; x += 34 + Math.round(turn * 2) * 10) front.push([x, 92, 12, 70]);
  const stool = (x: number): string =>
    rect(x - 26, 96, 52, 11, ink.accent, { rx: 5 }) +
    line(d`M${x - 14} 106L${x - 20} 160M${x + 14} 106L${x + 20} 160M${x - 17} 136H${x + 17}`, ink.dark, 5);
  const worker = group(
    d`translate(${side * 84} 64)`,
    path('M-44 20V-22Q-40-46-14-48H14Q40-46 44-22V20Z', keeps === 'kitchen' ? ink.light : ink.accent) +
      path('M-20-46H20L24 20H-24Z', keeps === 'kitchen' ? ink.accent : ink.dark) +
      rect(-8, -60, 16, 14, ink.middle) +
      ellipse(0, -76, 19, 22, ink.middle) +
      (keeps === 'kitchen'
        ? path('M-22-88V-112Q-34-132-12-132Q0-142 12-132Q34-132 22-112V-88Z', ink.light)
        : path('M-20-76Q-24-102 0-102Q24-102 20-76Q12-92-4-90Q-18-90-20-76Z', ink.dark)),
  );
  const onTop =
    keeps === 'keys'
      ? path(d`M${-side * 60 - 26} 60a26 24 0 0 1 52 0Z`, ink.disc) +
        rect(-side * 60 - 32, 60, 64, 6, ink.dark) +
        circle(-side * 60, 33, 4, ink.dark)
      : keeps === 'goods'
        ? rect(-side * 90 - 40, 18, 80, 48, ink.dark, { rx: 4 }) +
          rect(-side * 90 - 30, 24, 60, 18, ink.disc) +
          times(6, (i) => rect(-side * 90 - 30 + (i % 3) * 22, 46 + Math.floor(i / 3) * 9, 16, 6, ink.light))
        : '';
  return (
    rect(p.left, p.top, p.width, p.height, wall) +
    (size < 0.5 ? azulejos(p, 12, 70, 29) : circle(-side * 40, -40, 140, wall === ink.glow ? ink.sky : ink.glow)) +
    part(keeps, shelves(p, keeps)) +
    pendant(p, -150, -118, 20) +
    pendant(p, 150, -118, 20) +
    worker +
    onTop +
    rect(p.left, 66, p.width, 100, p.isNight ? ink.dark : ink.sea) +
    rect(p.left, 66, p.width, 13, ink.light) +
    boxes(front, ink.middle, { opacity: 0.6 }) +
    (keeps === 'bottles' || keeps === 'kitchen'
      ? (keeps === 'bottles'
          ? subject(p, 'cocktail', -side * 70, 34, 0.3)
          : ellipse(-side * 60, 64, 40, 6, ink.light) + path(d`M${-side * 60 - 30} 60q30 -40 60 0Z`, ink.disc)) +
        stool(-150) +
        stool(-30) +
        stool(90) +
        stool(206)
      : '')
  );
};

function table(p: ViewContext, x: number, y: number, s: number, cloth: string): string {
  const { ink } = p;
  const chair = (way: 1 | -1): string =>
    group(
      `scale(${way} 1)`,
      line('M58-46L66-8L64 30M66-8H34V30', ink.dark, 5, { ...roundEnds, 'stroke-linejoin': 'round' }) +
        rect(34, -12, 34, 7, ink.accent, { rx: 3 }),
    );
  return group(
    d`translate(${x} ${y}) scale(${String(s)})`,
    chair(1) +
      chair(-1) +
      rect(-4, -30, 8, 58, ink.dark) +
      rect(-20, 26, 40, 6, ink.dark, { rx: 3 }) +
      path('M-44-34H44L38-8Q26-14 19-6Q8-14 0-6Q-8-14-19-6Q-26-14-38-8Z', cloth) +
      rect(-46, -38, 92, 7, ink.light, { rx: 3 }) +
      path('M-20-38V-54h10v16ZM10-38q-9-8-7-20h14q2 12-7 20Z', ink.disc),
  );
}

/** Its tables: under a roof, or out of doors where it says so. */
export const tables: Drawing<'tables'> = (p, { under, sees, sand }) => {
  const { ink, side, turn } = p;
  const cloths = [ink.accent, ink.sea, ink.disc];
  const clothOf = (i: number): string => cloths[(i + Math.floor(turn * 3)) % 3] ?? ink.accent;
  const set = (x: number, y: number, s: number, i: number): string =>
    table(p, x, y, s, p.isNight ? ink.surf : clothOf(i));
  if (under === 'sky') {
    const shade = (x: number, y: number, s: number, i: number): string =>
      parasol(x, y - 84 * s, 74 * s, 0, 7, { cloth: clothOf(i), stripe: ink.light, pole: ink.dark }, 1.1);
    const places = [
      [-150, 84, 0.86],
      [0, 78, 0.8],
      [150, 88, 0.9],
      [side * 76, 130, 1.1],
    ] as const;
    return (
      outside({ ...p, disc: 'setting', at: { x: -side * 30, y: -20, scale: 0.9 } }, sees, 0) +
      (sand
        ? palms(p, 46, 130) +
          path(d`M${p.left} 40q60 -14 120 0t120 0t120 0t120 0V160H${p.left}Z`, p.isNight ? ink.glow : ink.sky)
        : azulejos(p, 60, p.bottom, 32)) +
      part('sky', places.map(([x, y, s], i) => shade(x, y, s, i) + set(x, y, s, i)).join(''))
    );
  }
  return (
    rect(p.left, p.top, p.width, p.height, turn < 0.5 ? ink.sky : ink.glow) +
    azulejos(p, 4, 66, 31) +
    rect(p.left, 0, p.width, 6, ink.dark) +
    pane(p, [side * 116 - 60, -128, 120, 96], sees) +
    subject(p, p.motif, -side * 116, -66, 0.4) +
    rect(-side * 116 - 66, -132, 132, 132, 'none', { stroke: ink.dark, 'stroke-width': 7 }) +
    boards(p, 66, p.isNight ? ink.sea : ink.middle, ink.dark) +
    part(
      'roof',
      pendant(p, -150, -40, 24) +
        pendant(p, 20, -54, 24) +
        pendant(p, 176, -40, 24) +
        set(-150, 100, 1, 0) +
        set(20, 92, 0.94, 1) +
        set(176, 104, 1.04, 2),
    ) +
    plant(p, -side * 226, 92, 1) +
    (turn > 0.6 ? person(p, -66, 132, 1.24, ink.light) : '')
  );
};
