import { beaches, coast, island, land } from '#market/map/bay-coast.ts';
import { type Point, spotOf, zoomFor } from '#market/map/mercator.ts';
import { ground, mountain, palm, skyline } from '#market/posters/server/scenery.ts';
import { backdrop, seaTo } from '#market/posters/server/scenes/backdrop.ts';
import { circle, d, ellipse, group, line, path, rect, ring, roundEnds, times } from '#market/posters/server/svg.ts';
import { town } from '#market/town/town.ts';
import { viewFormat, type targets } from '../../view.ts';
import type { ViewContext } from '../context.ts';
import { outside, part, person, subject } from '../parts.ts';
import type { Drawing } from './drawing.ts';

/** Where ways lead; near is a round on the water or a walk. */
const ends: Readonly<Record<Exclude<(typeof targets)[number], 'near'>, Point>> = {
  island: [-0.1287, 38.5035],
  coves: [-0.0845, 38.5375],
  lighthouse: [-0.0505, 38.5625],
  altea: [-0.0505, 38.5985],
  poniente: [-0.1505, 38.5345],
  levante: [-0.1165, 38.5365],
  middle: [town.longitude, town.latitude],
};

const round = { ...roundEnds, 'stroke-linejoin': 'round' } as const;

/** The bay with a way on it: the coast as it is, rings of depth, a dotted line from the place to where it leads. */
export const chart: Drawing<'chart'> = (p, { east, north, to, by }) => {
  const { ink, turn, side } = p;
  const from: Point = [east / 1000 - 1, north / 1000 + 38];
  const end: Point = to === 'near' ? [from[0] + 0.012 * side, from[1] - 0.008] : ends[to];
  const span = Math.max(Math.abs(from[0] - end[0]) * 87, Math.abs(from[1] - end[1]) * 111 * 1.5, 5.4) * 1.7;
  const middle: Point = [(from[0] + end[0]) / 2, (from[1] + end[1]) / 2 - span * 0.0006];
  const view = { longitude: middle[0], latitude: middle[1], zoom: zoomFor(span, viewFormat.width, middle[1]) };
  const at = (point: Point) => {
    const { x, y } = spotOf(view, viewFormat, point);
    return { x: x + p.left, y: y + p.top };
  };
  const shape = (points: readonly Point[]): string =>
    points
      .map((point, i) => {
        const { x, y } = at(point);
        return d`${i === 0 ? 'M' : 'L'}${x} ${y}`;
      })
      .join('');
  const shore = shape(coast);
  const isle = shape(island) + 'Z';
  const depths = times(5, (i) =>
    line(shore + isle, i % 2 ? ink.surf : ink.middle, 150 - i * 30, { ...round, opacity: 0.34 }),
  );
  const [start, goal] = [at(from), at(end)];
  const [dx, dy] = [goal.x - start.x, goal.y - start.y];
  const bend = by === 'boat' ? 0.34 : 0.14;
  const out = by === 'boat' ? 1 : side;
  const [mx, my] = [
    (start.x + goal.x) / 2 + Math.abs(dy) * bend * out * (dx > 0 ? 1 : -1) * 0.4,
    (start.y + goal.y) / 2 + Math.abs(dx) * bend * (by === 'boat' ? 1 : 0.4),
  ];
  const way = d`M${start.x} ${start.y}Q${mx} ${my} ${goal.x} ${goal.y}`;
  const [cx, cy] = [-side * 178, by === 'boat' ? -96 : 104];
  const star = times(8, (i) =>
    path(i % 2 ? 'M-5-6L0-24L5-6Z' : 'M-6-8L0-38L6-8Z', i % 2 ? ink.accent : ink.dark, {
      transform: `rotate(${i * 45})`,
    }),
  );
  const landFill = p.isNight ? ink.glow : ink.sky;
  return (
    rect(p.left, p.top, p.width, p.height, ink.sea) +
    depths +
    path(shape(land) + 'Z', landFill) +
    path(isle, landFill) +
    line(shore, ink.light, 3, round) +
    line(isle, ink.light, 3, round) +
    line(beaches.map(shape).join(''), ink.disc, 6 + 3 * turn, round) +
    part(
      by,
      line(way, ink.dark, 8, { ...round, opacity: 0.5 }) +
        line(way, ink.light, 5, { ...round, 'stroke-dasharray': '1 12' }),
    ) +
    (by === 'boat'
      ? group(
          d`translate(${(start.x + 2 * mx + goal.x) / 4} ${(start.y + 2 * my + goal.y) / 4}) scale(.9)`,
          path('M-20-6H20L13 6H-13Z', ink.dark) + path('M2-9V-38L18-9ZM-2-9V-30L-14-9Z', ink.light),
        )
      : '') +
    part(
      to,
      circle(goal.x, goal.y, 12, ink.dark) +
        circle(goal.x, goal.y, 9, ink.light) +
        circle(goal.x, goal.y, 4.5, ink.accent),
    ) +
    part(
      'place',
      group(
        d`translate(${start.x} ${start.y})`,
        path('M0 0C-10-15-21-22-21-36a21 21 0 0 1 42 0C21-22 10-15 0 0Z', ink.accent, {
          stroke: ink.light,
          'stroke-width': 3,
        }) + circle(0, -36, 8.5, ink.light),
      ),
    ) +
    group(
      d`translate(${cx} ${cy})`,
      circle(0, 0, 44, ink.light) + ring(0, 0, 38, ink.dark, 2) + star + circle(0, 0, 5, ink.disc),
    )
  );
};

const promenade = (p: ViewContext, horizon: number): string => {
  const fills = [
    p.ink.light,
    p.ink.accent,
    p.ink.light,
    p.isNight ? p.ink.middle : p.ink.disc,
    p.ink.light,
    p.ink.accent,
  ];
  return times(6, (i) => {
    const y = horizon + 34 + i * i * 5.4;
    const w = 26 + i * 16;
    return path(
      d`M${p.left - 20} ${y}${times(22, (k) => d`q${w / 2} ${(k % 2 ? 1 : -1) * (4 + i * 4)} ${w} 0`)}V${p.bottom}H${p.left - 20}Z`,
      fills[i] ?? p.ink.light,
    );
  });
};

/** The way ahead as whoever rides or drives sees it. */
export const ride: Drawing<'ride'> = (p, { over, sees, basket }) => {
  const { ink, side, turn } = p;
  const isLand = sees === 'hills' || sees === 'town';
  const horizon = over === 'wheel' ? -36 : -18;
  const far = outside(
    { ...p, disc: 'setting', at: { x: -side * 60, y: horizon - 26, scale: 0.8 } },
    sees,
    horizon - (isLand ? 34 : 0),
  );
  const bend = side * (40 + 60 * turn);
  const road =
    isLand || over === 'wheel'
      ? ground(p, horizon + 30, p.isNight ? ink.surf : ink.glow) +
        path(
          d`M${bend} ${horizon + 30}C${bend * 0.4} ${horizon + 60} -150 90 -230 ${p.bottom}H230C150 90 ${bend * 0.4 + 40} ${horizon + 60} ${bend + 9} ${horizon + 30}Z`,
          ink.dark,
        ) +
        line(d`M${bend + 4} ${horizon + 34}C${bend * 0.4 + 20} ${horizon + 66} 0 90 0 ${p.bottom}`, ink.light, 4, {
          'stroke-dasharray': '16 12',
        })
      : promenade(p, horizon);
  if (over === 'bow') {
    return (
      far +
      times(5, (i) => line(d`M${p.left} ${horizon + 40 + i * 26}${times(9, () => 'q27-12 54 0')}`, ink.surf, 3 + i)) +
      path('M-92 160Q-60 40 0 12Q60 40 92 160Z', ink.light) +
      path('M-58 160Q-36 64 0 40Q36 64 58 160Z', ink.accent) +
      line('M-104 112Q-60 84-34 96M104 112Q60 84 34 96', ink.dark, 13, roundEnds) +
      line('M-124 116L-96 108M124 116L96 108', ink.middle, 17, roundEnds) +
      rect(-36, 86, 72, 26, ink.dark, { rx: 10 }) +
      rect(-24, 91, 48, 14, ink.disc, { rx: 5 }) +
      path('M-240 160Q-180 100-92 128L-110 160ZM240 160Q180 100 92 128L110 160Z', ink.light)
    );
  }
  if (over === 'wheel') {
    return (
      p.clip(
        `<path d="M-226-108Q0-146 226-108L240 70H-240Z"/>`,
        far + road + palm(side * 190, 60, 130, -side * 9, ink.dark),
      ) +
      path('M-240-160H240V160H-240ZM-220-104Q0-140 220-104L232 66H-232Z', ink.dark, { 'fill-rule': 'evenodd' }) +
      rect(-44, -136, 88, 30, ink.middle, { rx: 12 }) +
      rect(-38, -131, 76, 20, ink.glow, { rx: 8 }) +
      path('M-240 66H240V160H-240Z', ink.sea) +
      rect(p.left, 62, p.width, 9, ink.accent) +
      group(
        'translate(-84 150)',
        ring(0, 0, 88, ink.dark, 17) +
          ring(0, 0, 88, ink.middle, 9) +
          path('M-84 4Q0-30 84 4L30 30H-30Z', ink.dark) +
          circle(0, 10, 21, ink.accent) +
          circle(0, 10, 12, ink.light),
      ) +
      circle(-120, 96, 17, ink.light) +
      circle(-48, 96, 17, ink.light) +
      line('M-120 96l10-9M-48 96l-9-10', ink.accent, 3.4, roundEnds) +
      rect(74, 90, 130, 48, ink.dark, { rx: 8 }) +
      rect(82, 98, 114, 32, ink.surf, { rx: 4 }) +
      times(4, (i) => line(d`M${92 + i * 26} 114h14`, ink.light, 4, roundEnds))
    );
  }
  return (
    far +
    road +
    palm(-side * 200, 60, 150, side * 12, ink.dark) +
    palm(side * 216, 30, 96, -side * 7, ink.dark) +
    line('M0 160V96', ink.dark, 20) +
    line('M-150 122Q-118 74-54 88Q0 100 54 88Q118 74 150 122', ink.light, 13, round) +
    line('M-150 122Q-118 74-54 88Q0 100 54 88Q118 74 150 122', ink.dark, 8, round) +
    line('M-176 138L-146 118M176 138L146 118', ink.accent, 19, roundEnds) +
    line('M-128 92Q-150 84-176 96M128 92Q150 84 176 96', ink.dark, 5, roundEnds) +
    circle(side * 84, 74, 19, ink.dark) +
    circle(side * 84, 72, 17, ink.disc) +
    circle(side * 84 - 5, 66, 5, ink.light) +
    (basket
      ? part(
          'basket',
          rect(-44, 92, 88, 54, ink.light, { rx: 6 }) +
            times(5, (i) => rect(-44, 100 + i * 10, 88, 3, ink.middle)) +
            circle(-18, 90, 15, ink.accent) +
            circle(8, 84, 17, ink.disc) +
            circle(28, 92, 11, ink.surf),
        )
      : '')
  );
};

/** The way home: on foot below the lamps, or with the coach or tram that is said to go. */
export const home: Drawing<'home'> = (p, { by, late }) => {
  const { ink, side, turn } = p;
  const q = { ...p, horizon: 26, disc: 'side' as const };
  const lamp = (x: number, h: number): string =>
    (p.isNight ? path(d`M${x} ${90 - h}L${x - h * 0.34} 96H${x + h * 0.34}Z`, ink.disc, { opacity: 0.26 }) : '') +
    rect(x - 2, 90 - h, 4, h + 4, ink.dark) +
    circle(x, 90 - h, 8, ink.light);
  const far =
    by === 'foot' && turn < 0.5
      ? backdrop(q) + mountain(q, 27, 74, -side * 90) + seaTo(q, 90)
      : backdrop(q) +
        skyline(p, { y: 66, least: 40, most: 150, fill: ink.middle, opacity: 0.8 }) +
        skyline(p, { y: 92, least: 34, most: 104, fill: ink.sea, lit: p.isNight ? ink.disc : ink.glow });
  const street =
    rect(p.left, 90, p.width, 12, ink.light) +
    rect(p.left, 100, p.width, 60, ink.dark) +
    line(d`M${p.left + 10} 136H${p.right}`, ink.light, 4, { 'stroke-dasharray': '30 22' });
  const shadow = (x: number, s: number): string =>
    ellipse(x + side * 22 * s, 142, 44 * s, 5, ink.sea, { opacity: 0.7 });
  const walkers =
    [0, 1]
      .map(
        (i) =>
          shadow(side * (28 + i * 46), 1) +
          person(p, side * (28 + i * 46), 142, 1.2 - i * 0.08, i ? ink.disc : ink.accent, ink.middle),
      )
      .join('') +
    shadow(-side * 96, 1.1) +
    person(p, -side * 96, 146, 1.16, ink.light, ink.middle);
  return (
    far +
    lamp(-side * 170, 128) +
    lamp(side * 150, 150) +
    street +
    part(
      by,
      by === 'foot'
        ? walkers
        : subject(p, by, -side * 30, 52, 0.8) +
            person(p, side * 150, 132, 1, ink.accent, ink.middle) +
            person(p, side * 184, 134, 1.04, ink.light, ink.middle),
    ) +
    (late ? part('late', circle(side * 200, -122, 5, ink.light) + circle(side * 168, -138, 3, ink.light)) : '')
  );
};
