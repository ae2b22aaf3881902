import { skyline } from '#market/posters/server/scenery.ts';
import { backdrop } from '#market/posters/server/scenes/backdrop.ts';
import { arcade, stage as boardsOfStage } from '#market/posters/server/scenes/rooms.ts';
import { beach, garden, oldTown, street } from '#market/posters/server/scenes/outdoors.ts';
import type { Scene } from '#market/posters/server/scenes/scene.ts';
import { azulejos } from '#market/posters/server/scenes/tiles.ts';
import { cove } from '#market/posters/server/scenes/water.ts';
import { drawings as subjects } from '#market/posters/server/drawings.ts';
import { circle, d, ellipse, group, line, path, rect, ring, roundEnds, times } from '#market/posters/server/svg.ts';
import type { ViewContext } from '../context.ts';
import { awning, crowd, part, person, plant, slats, staged, subject } from '../parts.ts';
import type { Drawing } from './drawing.ts';

/** A round clock whose hands stand at an hour, or half past it. */
function dial(p: ViewContext, x: number, y: number, r: number, hour: number, isHalf: boolean): string {
  const a = (((hour % 12) + (isHalf ? 0.5 : 0)) / 12) * 2 * Math.PI - Math.PI / 2;
  const marks = times(12, (i) => {
    const b = (i / 12) * 2 * Math.PI;
    return d`M${x + Math.cos(b) * r * 0.76} ${y + Math.sin(b) * r * 0.76}L${x + Math.cos(b) * r * 0.9} ${y + Math.sin(b) * r * 0.9}`;
  });
  return (
    circle(x, y, r + 4, p.ink.dark) +
    circle(x, y, r, p.ink.light) +
    line(marks, p.ink.dark, 2) +
    line(d`M${x} ${y}V${y + (isHalf ? 0.72 : -0.72) * r}`, p.ink.dark, 3, roundEnds) +
    line(d`M${x} ${y}L${x + Math.cos(a) * r * 0.5} ${y + Math.sin(a) * r * 0.5}`, p.ink.accent, 4.4, roundEnds)
  );
}

/** The door from the street: its sign, the clock at the hour it opens, and who waits. */
export const door: Drawing<'door'> = (p, { opens, queue, rope, half }) => {
  const { ink, side, turn, size } = p;
  const front = p.isNight
    ? ([ink.middle, ink.sea, ink.sky][Math.floor(turn * 3)] ?? ink.middle)
    : ([ink.light, ink.glow, ink.sky, ink.surf][Math.floor(turn * 4)] ?? ink.light);
  const x = side * (24 + 50 * size);
  const isArched = p.window === 'arch' || p.window === 'round' || rope === 1;
  const opening = isArched ? d`M${x - 52} 112V-14a52 52 0 0 1 104 0V112Z` : d`M${x - 52} 112V-58h104V112Z`;
  const within =
    path(opening, p.isNight ? ink.disc : ink.dark) +
    (p.isNight
      ? path(isArched ? d`M${x - 34} 112V-8a34 34 0 0 1 68 0V112Z` : d`M${x - 34} 112V-36h68V112Z`, ink.accent)
      : line(d`M${x} -58V112`, ink.light, 3) + circle(x + 10, 34, 4, ink.disc));
  const panes = [-200, 122]
    .map((at) =>
      Math.abs(at + 40 - x) < 104
        ? ''
        : rect(at - 6, -52, 92, 104, ink.dark) +
          rect(at, -46, 80, 92, p.isNight ? ink.disc : ink.surf) +
          slats(at + 26, -46, 28, 92, 2, 4, ink.dark) +
          rect(at - 10, 52, 100, 8, ink.dark) +
          (rope ? '' : plant(p, at + 22, 52, 0.7) + plant(p, at + 60, 52, 0.56)),
    )
    .join('');
  const rounds = isArched
    ? line(d`M${x - 60} 112V-14a60 60 0 0 1 120 0V112`, ink.accent, 7) +
      line(
        d`M${x - 71} 112V-14a71 71 0 0 1 142 0V112`,
        ink.disc,
        4,
        p.isNight ? { 'stroke-dasharray': '1 11', ...roundEnds } : {},
      )
    : awning(p, x - 84, -84, 168, 26);
  const sign =
    group(
      d`translate(${-side * 196} -112)`,
      line(d`M${-side * 44} -26H${side * 40}`, ink.dark, 6) + line('M-20-26V-8M20-26V-8', ink.dark, 3),
    ) +
    circle(-side * 196, -76, 44, ink.dark) +
    circle(-side * 196, -76, 39, p.isNight ? ink.glow : ink.light) +
    p.clip(d`<circle cx="${-side * 196}" cy="-76" r="38"/>`, subject(p, p.motif, -side * 196, -74, 0.23));
  const shirts = [ink.accent, ink.light, ink.disc, ink.surf];
  const row = times(queue, (i) =>
    part(
      'guest',
      ellipse(x - side * (92 + i * 36), 143, 20, 4, ink.dark, { opacity: 0.35 }) +
        person(
          p,
          x - side * (92 + i * 36),
          142,
          0.98 + ((i * 7) % 3) * 0.05,
          shirts[i % 4] ?? ink.light,
          i % 2 ? ink.dark : p.isNight ? ink.middle : ink.sea,
        ),
    ),
  );
  const post = (at: number): string =>
    rect(at - 3, 92, 6, 56, ink.disc) + circle(at, 88, 7, ink.disc) + ellipse(at, 149, 13, 4, ink.disc);
  const velvet = rope
    ? part(
        'rope',
        line(
          d`M${x - side * 70} 96Q${x - side * 112} 128 ${x - side * 154} 96Q${x - side * 196} 128 ${x - side * 238} 96`,
          ink.accent,
          9,
        ) +
          post(x - side * 70) +
          post(x - side * 154) +
          post(x - side * 238),
      )
    : '';
  return (
    rect(p.left, p.top, p.width, p.height, front) +
    (size < 0.4
      ? times(9, (i) => rect(p.left, p.top + i * 34, p.width, 2.4, ink.dark, { opacity: 0.16 }))
      : azulejos(p, 60, 112, 26)) +
    rect(p.left, p.top, p.width, 16, ink.dark) +
    rect(p.left, p.top + 16, p.width, 6, ink.light) +
    panes +
    rounds +
    within +
    rect(p.left, 112, p.width, 12, ink.light) +
    rect(p.left, 122, p.width, 40, p.isNight ? ink.dark : ink.middle) +
    (p.isNight ? path(d`M${x - 52} 112H${x + 52}L${x + 100} 160H${x - 100}Z`, ink.disc, { opacity: 0.45 }) : '') +
    sign +
    (opens ? part('clock', dial(p, x, isArched ? -116 : -122, 25, opens, half === 1)) : '') +
    row +
    velvet
  );
};

/** The dance floor, under beams or a ball of mirrors. */
export const floor: Drawing<'floor'> = (p, { light }) => {
  const { ink, turn, side } = p;
  const colours = [ink.disc, ink.accent, ink.surf, ink.glow];
  const beam = (from: number, to: number, w: number, i: number): string =>
    path(d`M${from - 5} -150L${to - w} 110H${to + w}L${from + 5} -150Z`, colours[i % 4] ?? ink.glow, { opacity: 0.5 });
  const beams = times(6, (i) =>
    beam(-190 + i * 76, (-1) ** i * (40 + 30 * i) * (0.5 + turn) * side, 26 + 10 * turn, i),
  );
  const [y, horizon] = [-70, 44];
  const tiles = times(5, (j) =>
    times(16, (k) => {
      const i = k - 8;
      const [y0, y1] = [horizon + 118 * (j / 5) ** 1.5, horizon + 118 * ((j + 1) / 5) ** 1.5];
      const [s0, s1] = [30 + j * 12, 42 + j * 12];
      return (i + j) & 1 ? d`M${i * s0} ${y0}L${(i + 1) * s0} ${y0}L${(i + 1) * s1} ${y1}L${i * s1} ${y1}Z` : '';
    }),
  );
  const wall = p.moment === 'noon' ? ink.sea : ink.dark;
  const ball = part(
    'ball',
    rect(-1.5, p.top, 3, 44, ink.light) +
      circle(0, y, 46, ink.disc) +
      times(5, (i) =>
        ellipse(0, y, 46 * Math.abs(Math.cos((i * Math.PI) / 5)), 46, 'none', { stroke: ink.dark, 'stroke-width': 2 }),
      ) +
      times(5, (i) => {
        const h = -30 + i * 15;
        const r = Math.sqrt(46 * 46 - h * h);
        return line(d`M${-r} ${y + h}H${r}`, ink.dark, 2);
      }) +
      rect(-22, y - 24, 13, 13, ink.light) +
      rect(12, y + 4, 11, 12, ink.accent) +
      rect(-12, y + 20, 12, 10, ink.surf),
  );
  const rays = times(14, (i) =>
    i % 2
      ? ''
      : d`M0 ${y}L${Math.cos((i / 14) * 2 * Math.PI + turn) * 420} ${y + Math.sin((i / 14) * 2 * Math.PI + turn) * 420}L${Math.cos(((i + 0.7) / 14) * 2 * Math.PI + turn) * 420} ${y + Math.sin(((i + 0.7) / 14) * 2 * Math.PI + turn) * 420}Z`,
  );
  return (
    rect(p.left, p.top, p.width, p.height, wall) +
    (light === 'ball'
      ? path(rays, p.isNight ? ink.glow : ink.middle)
      : circle(0, 20, 150, p.isNight ? ink.glow : ink.middle)) +
    rect(p.left, horizon, p.width, 120, ink.middle) +
    path(tiles, ink.light, { opacity: 0.9 }) +
    rect(-96, 10, 192, 44, ink.dark) +
    subject(p, 'decks', 0, -8, 0.6) +
    (light === 'ball'
      ? ball
      : rect(p.left, -152, p.width, 7, ink.light) +
        times(6, (i) => rect(-200 + i * 76, -150, 20, 18, ink.light)) +
        part('beams', beams)) +
    crowd(p, 66, p.isNight ? ink.dark : ink.dark)
  );
};

/** Tables with service: a long sofa, a low table, a bottle on ice. */
export const lounge: Drawing<'lounge'> = (p, { seats }) => {
  const { ink, turn } = p;
  const w = 400 / Math.max(1, seats);
  const cushions = times(seats, (i) =>
    part(
      'seat',
      rect(-200 + i * w + 2, -20, w - 4, 66, ink.accent, { rx: 14 }) +
        rect(-200 + i * w + 2, 40, w - 4, 34, ink.accent, { rx: 9 }) +
        rect(-200 + i * w + 2, 40, w - 4, 6, ink.dark, { opacity: 0.3 }) +
        times(2, (k) => circle(-200 + (i + 0.33 + k * 0.34) * w, 6, 3, ink.dark)),
    ),
  );
  const curtain = times(13, (i) => rect(p.left + i * 40, p.top, 20, 210, ink.dark, { opacity: 0.28 }));
  const bucket =
    path('M-32 46L-25 92H25L32 46Z', ink.light) +
    path('M12 46L8 92H25L32 46Z', ink.dark, { opacity: 0.3 }) +
    group(
      'rotate(16)',
      path('M0 60V0Q0-14 10-20V-52H22V-20Q32-14 32 0V60Z', ink.dark) +
        rect(4, 10, 24, 20, ink.disc) +
        rect(9, -54, 14, 14, ink.disc),
    ) +
    rect(-36, 42, 72, 9, ink.light, { rx: 4 });
  const flute = (x: number): string =>
    path(d`M${x - 9} 30h18q0 36 -7 38v26h9v5h-22v-5h9V68q-7 -2 -7 -38Z`, ink.light) +
    path(d`M${x - 8} 42h16q-1 22 -6 24h-4q-5 -2 -6 -24Z`, ink.disc);
  return (
    rect(p.left, p.top, p.width, p.height, turn < 0.5 ? ink.sea : ink.middle) +
    curtain +
    circle(0, -70, 92, ink.disc) +
    circle(0, -70, 74, ink.glow) +
    subject(p, p.motif, 0, -70, 0.44) +
    rect(p.left, 70, p.width, 90, ink.dark) +
    rect(-214, -34, 428, 100, ink.middle, { rx: 18 }) +
    cushions +
    rect(-224, 8, 30, 82, ink.accent, { rx: 12 }) +
    rect(194, 8, 30, 82, ink.accent, { rx: 12 }) +
    ellipse(0, 130, 176, 22, ink.light) +
    ellipse(0, 126, 176, 22, ink.glow) +
    group('translate(-26 34)', bucket) +
    flute(62) +
    flute(98) +
    flute(-108)
  );
};

const stages = {
  room: [boardsOfStage, arcade],
  sand: [beach],
  street: [oldTown, street],
  garden: [garden],
} as const;

/** What is on, and its audience where there is one. */
export const stage: Drawing<'stage'> = (p, { crowd: hasCrowd, at }) => {
  const place = { x: -p.side * 30 * p.turn, y: -38, scale: 0.76 };
  const stands = subjects[p.motif].stands;
  const scene = p.pick<Scene>(stages[at]);
  return (
    part(at, staged(p, stands === 'water' ? cove : scene, place)) +
    (hasCrowd ? part('crowd', crowd(p, 94, p.ink.dark)) : '')
  );
};

/** Its hours on a dial of twelve: from when to when, twice where there is a pause between. */
export const clock: Drawing<'clock'> = (p, { from, to, again, until, shift }) => {
  const { ink, side } = p;
  const [x, y, r] = [-side * 20, -14, 108];
  const quarter = (q: number): number => (((q - 1) / 48) * 2 - 0.5) * Math.PI;
  const round = shift ? 48 : 96;
  const arc = (a: number, b: number, fill: string): string => {
    if (a === 0 || b === 0) return '';
    const turned = ((b - a + round) % round || round) / 48;
    const steps = Math.ceil(turned * 4);
    const at = (i: number): string => {
      const angle = quarter(a) + (Math.min(1, turned) * 2 * Math.PI * i) / steps;
      return d`${x + Math.cos(angle) * 93} ${y + Math.sin(angle) * 93}`;
    };
    const shape = `M${at(0)}${times(steps, (i) => `A93 93 0 0 1 ${at(i + 1)}`)}`;
    return part('hours', line(shape, fill, 22, turned < 1 ? roundEnds : {}));
  };
  const marks = times(12, (i) => {
    const a = (i / 12) * 2 * Math.PI;
    const long = i % 3 ? 8 : 14;
    return d`M${x + Math.cos(a) * 70} ${y + Math.sin(a) * 70}L${x + Math.cos(a) * (70 - long)} ${y + Math.sin(a) * (70 - long)}`;
  });
  const hand = (q: number, long: number, w: number, fill: string): string =>
    line(d`M${x} ${y}L${x + Math.cos(quarter(q)) * long} ${y + Math.sin(quarter(q)) * long}`, fill, w, roundEnds);
  const minute = (((from - 1) % 4) / 4) * 2 * Math.PI - Math.PI / 2;
  return (
    backdrop({ ...p, horizon: 120, disc: 'side', sky: p.sky === 'plain' ? 'rays' : p.sky }) +
    skyline(p, { y: 162, least: 26, most: 120, fill: ink.middle, opacity: 0.8 }) +
    skyline(p, { y: 162, least: 14, most: 64, fill: ink.sea, lit: p.isNight ? ink.disc : ink.glow }) +
    circle(x + 6, y + 9, r + 14, ink.dark, { opacity: 0.25 }) +
    circle(x, y, r + 14, ink.dark) +
    circle(x, y, r + 8, ink.light) +
    ring(x, y, 93, ink.glow, 26) +
    circle(x, y, 79, ink.light) +
    arc(from, to, ink.accent) +
    arc(again, until, ink.surf) +
    line(marks, ink.dark, 4, roundEnds) +
    hand(from, 44, 9, ink.dark) +
    line(d`M${x} ${y}L${x + Math.cos(minute) * 62} ${y + Math.sin(minute) * 62}`, ink.dark, 5, roundEnds) +
    circle(x, y, 9, ink.accent) +
    subject(p, p.motif, side * 166, 62, 0.46)
  );
};
