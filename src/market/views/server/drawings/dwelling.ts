import { palm, parasol } from '#market/posters/server/scenery.ts';
import { azulejos } from '#market/posters/server/scenes/tiles.ts';
import {
  type Box,
  boxes,
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
import { awning, boards, outside, palms, pane, part, plant, slats } from '../parts.ts';
import type { Drawing } from './drawing.ts';

/** What lies at the foot of the house: near to the ground palms and the promenade, higher up roofs, above all the beach from afar. */
function below(p: ViewContext, storey: number, isBySea: boolean): string {
  const { ink, turn } = p;
  if (storey === 1 || (storey === 0 && !isBySea)) return '';
  if (storey > 12 && isBySea) {
    const sand = d`M${p.left} ${p.bottom}V${70}Q${-60} ${56 + 20 * turn} ${60} ${84}T${p.right} ${78}V${p.bottom}Z`;
    const dots = times(4, (row) =>
      line(d`M${p.left + 20 + row * 9} ${106 + row * 14}H${p.right}`, row % 2 ? ink.accent : ink.light, 7, {
        ...roundEnds,
        'stroke-dasharray': '0 26',
      }),
    );
    return path(sand, ink.light, { transform: 'translate(0 -7)' }) + path(sand, p.isNight ? ink.glow : ink.sky) + dots;
  }
  if (storey > 5) {
    const roofs: Box[] = Array.from({ length: 9 }, (_, i) => [p.left + i * 56, 96 + 26 * p.hand(), 50, 90]);
    return (
      boxes(roofs, ink.middle) +
      times(9, (i) => rect(p.left + 8 + i * 56, 92 + 10 * p.hand(), 18, 12, i % 2 ? ink.accent : ink.light))
    );
  }
  return (
    rect(p.left, 104, p.width, 60, ink.light) +
    path(
      times(7, (i) => d`M${p.left + i * 80} 116q20 -16 40 0t40 0v12q-20 16 -40 0t-40 0Z`),
      ink.accent,
    ) +
    palms(p, 112, 120)
  );
}

function rail(p: ViewContext, isTerrace: boolean): string {
  const { ink, left, width, bottom } = p;
  if (isTerrace) {
    const balusters = times(19, (i) => d`M${left + 6 + i * 26} 104h8l4 16l-3 22h-10l-3 -22Z`);
    return (
      rect(left, 140, width, 20, ink.light) +
      path(balusters, ink.light) +
      rect(left, 94, width, 12, ink.light) +
      rect(left, 105, width, 3, ink.dark, { opacity: 0.4 })
    );
  }
  return (
    rect(left, 88, width, 6, ink.dark) +
    slats(left + 4, 92, width - 8, 60, 31, 3.4, ink.dark) +
    rect(left, bottom - 12, width, 12, ink.light)
  );
}

const coffee = (p: ViewContext, x: number): string =>
  rect(x - 3, 104, 6, 60, p.ink.dark) +
  ellipse(x, 104, 54, 9, p.ink.dark) +
  ellipse(x, 101, 54, 9, p.ink.accent) +
  path(d`M${x - 24} 78h26q0 20 -13 20t-13 -20Z`, p.ink.light) +
  line(d`M${x + 2} 82q10 0 6 8q-2 5 -8 4`, p.ink.light, 3) +
  path(d`M${x + 14} 98V70h16v28Z`, p.ink.disc) +
  path(d`M${x + 12} 70h20v-5h-20Z`, p.ink.light);

/** What is seen from the balcony, the terrace or a window, from as high as the home is. */
export const outlook: Drawing<'outlook'> = (p, { from, sees, storey }) => {
  const { ink, side, turn } = p;
  const isBySea = sees !== 'town' && sees !== 'hills';
  const horizon = isBySea ? (storey > 12 ? 10 : storey > 5 ? 20 : 34) : storey > 5 ? 10 : -26;
  const seen =
    part(
      sees,
      outside(
        { ...p, disc: p.disc === 'great' ? 'setting' : p.disc, at: { x: side * 30, y: -10, scale: 0.8 } },
        sees,
        horizon,
      ),
    ) + below(p, storey, isBySea);
  if (from === 'window') {
    const shutter = (x: number, way: 1 | -1): string =>
      rect(x, -132, 62, 226, ink.accent) +
      slats(x + 6, -122, 50, 206, 2, 4, ink.dark) +
      times(14, (i) => rect(x + 10, -120 + i * 15, 42, 6, way > 0 ? ink.dark : ink.middle, { opacity: 0.35 }));
    const wall = d`M${p.left} ${p.top}H${p.right}V${p.bottom}H${p.left}ZM-128 -132V94H128V-132Z`;
    return (
      seen +
      path(wall, p.isNight ? ink.middle : ink.light, { 'fill-rule': 'evenodd' }) +
      shutter(-196, 1) +
      shutter(134, -1) +
      line('M-128-132V94H128V-132ZM0-132V94', ink.dark, 7) +
      rect(-216, 94, 432, 16, p.isNight ? ink.light : ink.middle) +
      plant(p, side * 84, 95, 0.9) +
      plant(p, side * 40, 95, 0.66)
    );
  }
  const isTerrace = from === 'terrace';
  const top = isTerrace ? '' : awning(p, p.left, p.top, p.width, 30 + 14 * turn, turn < 0.5 ? ink.accent : ink.sea);
  return part(
    from,
    seen +
      top +
      rail(p, isTerrace) +
      coffee(p, -side * 130) +
      plant(p, side * 196, p.bottom, 1.25) +
      (isTerrace ? plant(p, side * 150, p.bottom, 0.9) : ''),
  );
};

function bedFront(p: ViewContext, x: number, w: number): string {
  const { ink } = p;
  const pillows = w > 130 ? 2 : 1;
  const each = (w - 20) / pillows - 8;
  return part(
    'bed',
    path(d`M${x} 112V16q0 -16 16 -16h${w - 32}q16 0 16 16V112Z`, ink.dark) +
      rect(x + 8, 10, w - 16, 60, ink.middle, { rx: 8 }) +
      times(
        pillows,
        (i) =>
          rect(x + 10 + i * (each + 8), 36, each, 34, ink.light, { rx: 12 }) +
          rect(x + 10 + i * (each + 8) + each * 0.2, 50, each * 0.6, 24, ink.disc, { rx: 8 }),
      ) +
      path(d`M${x - 4} 118V76q0 -12 14 -12h${w - 20}q14 0 14 12V118Z`, ink.light) +
      path(d`M${x - 4} 128V92q${w / 4} -10 ${w / 2 + 4} 0t${w / 2 + 4} -2V128Z`, ink.accent) +
      rect(x + w * 0.2, 91, 10, 37, ink.disc) +
      rect(x + w * 0.7, 89, 10, 39, ink.disc) +
      rect(x + 4, 128, 8, 10, ink.dark) +
      rect(x + w - 12, 128, 8, 10, ink.dark),
  );
}

function bunk(p: ViewContext, x: number, w: number): string {
  const { ink } = p;
  const one = (y: number): string =>
    part(
      'bed',
      rect(x + 6, y - 22, w - 12, 26, ink.light, { rx: 6 }) +
        rect(x + 12, y - 32, 44, 22, ink.disc, { rx: 9 }) +
        rect(x + w * 0.4, y - 24, w * 0.6 - 6, 28, ink.accent, { rx: 5 }) +
        rect(x, y + 2, w, 12, ink.dark),
    );
  return (
    rect(x, -96, 9, 234, ink.dark) +
    rect(x + w - 9, -96, 9, 234, ink.dark) +
    one(-28) +
    one(86) +
    line(d`M${x + w - 44} 138V-60M${x + w - 20} 138V-60`, ink.light, 5) +
    times(6, (i) => rect(x + w - 44, -40 + i * 30, 26, 5, ink.light))
  );
}

/** A bedroom with the very number of its beds. */
export const bedroom: Drawing<'bedroom'> = (p, { beds, bunks, sees, cooled }) => {
  const { ink, side, turn, size } = p;
  const wall = [ink.sky, ink.glow, p.isNight ? ink.middle : ink.light][Math.floor(turn * 3)] ?? ink.sky;
  const floor =
    size < 0.5 ? boards(p, 104, p.isNight ? ink.sea : ink.middle, ink.dark) : azulejos(p, 104, p.bottom, 28);
  const width = beds === 1 ? 172 : beds === 2 ? 126 : 340 / Math.max(1, beds) - 14;
  const total = beds * width + (beds - 1) * 22;
  const start = beds > 2 ? -total / 2 : -side * 34 - total / 2;
  const lamp = (x: number): string =>
    rect(x - 18, 66, 36, 62, ink.dark, { rx: 3 }) +
    rect(x - 14, 72, 28, 22, ink.accent) +
    rect(x - 2, 40, 4, 28, ink.dark) +
    path(d`M${x - 11} 20h22l9 22h-40Z`, p.isNight ? ink.disc : ink.light) +
    (p.isNight ? circle(x, 34, 52, ink.glow, { opacity: 0.3 }) : '');
  const bunkAt = -side * 40 - 105;
  return (
    rect(p.left, p.top, p.width, p.height, wall) +
    circle(start + total / 2, -20, 128, wall === ink.glow ? ink.sky : ink.glow) +
    pane(p, beds > 2 && !bunks ? [-70, -130, 140, 92] : [side * 150 - 62, -122, 124, 122], sees) +
    (cooled
      ? part(
          'cooled',
          rect(-side * 160 - 44, -142, 88, 24, ink.light, { rx: 5, stroke: ink.dark, 'stroke-width': 2 }) +
            rect(-side * 160 - 36, -126, 72, 3, ink.dark),
        )
      : '') +
    rect(p.left, 94, p.width, 10, ink.light) +
    floor +
    ellipse(start + total / 2, 138, Math.min(220, total * 0.62), 12, ink.dark, { opacity: 0.22 }) +
    (bunks && beds === 2 ? bunk(p, bunkAt, 210) : times(beds, (i) => bedFront(p, start + i * (width + 22), width))) +
    (beds > 2 ? '' : lamp(bunks ? bunkAt + (side > 0 ? -34 : 244) : side > 0 ? start - 34 : start + total + 34)) +
    plant(p, side * 206, 132, 0.9)
  );
};

const lounger = (p: ViewContext, x: number, y: number, way: 1 | -1): string =>
  group(
    d`translate(${x} ${y}) scale(${way} 1)`,
    path('M-44-4H18L44-34L52-30L28 4H-44Z', p.ink.light) +
      path('M-44-4H18L24-11H-40Z', p.ink.accent) +
      line('M-36 2V14M22 2V14', p.ink.dark, 4),
  );

/** The terrace, with a pool only where there is one. */
export const terrace: Drawing<'terrace'> = (p, { pool, sees, hammock }) => {
  const { ink, side, turn } = p;
  const cloth = { cloth: turn < 0.5 ? ink.accent : ink.sea, stripe: ink.light, pole: ink.dark };
  const water = pool
    ? part(
        'pool',
        path('M-214 160L-150 74H176L240 160Z', ink.light) +
          path('M-196 160L-140 82H166L224 160Z', ink.sea) +
          path('M-140 82H166L173 91H-147Z', ink.dark, { opacity: 0.35 }) +
          times(7, (i) =>
            line(d`M${-130 + ((i * 97) % 230)} ${102 + i * 8}q12 -9 24 0t24 0t24 0`, ink.surf, 3.6, roundEnds),
          ) +
          line(
            d`M${side * 120 - 12} 106V66q0 -12 10 -12M${side * 120 + 14} 106V66q0 -12 10 -12`,
            ink.light,
            4.5,
            roundEnds,
          ) +
          circle(-side * 60, 124, 20, ink.accent) +
          circle(-side * 60, 124, 9, ink.surf),
      )
    : '';
  const tiles = azulejos({ ...p, size: (p.size + 0.3) % 1 }, 60, p.bottom, 34);
  const swing =
    hammock &&
    part(
      'hammock',
      line(d`M${side * 60} 62V-76M${side * 214} 62V-70`, ink.dark, 9) +
        path(d`M${side * 60} -20Q${side * 137} 74 ${side * 214} -16Q${side * 137} 44 ${side * 60} -20Z`, ink.accent) +
        path(d`M${side * 60} -20Q${side * 137} 60 ${side * 214} -16Q${side * 137} 30 ${side * 60} -20Z`, ink.disc),
    );
  const table =
    rect(-4, 66, 8, 54, ink.dark) +
    ellipse(0, 66, 62, 10, ink.dark) +
    ellipse(0, 63, 62, 10, ink.light) +
    path('M-26 62V40h12v22ZM14 62V46h16v16Z', ink.disc) +
    rect(-100, 92, 44, 8, ink.accent) +
    line('M-96 100V128M-60 100V128M-98 92L-106 52', ink.dark, 5) +
    rect(56, 92, 44, 8, ink.accent) +
    line('M60 100V128M96 100V128M98 92L106 52', ink.dark, 5);
  return (
    outside({ ...p, disc: 'setting', at: { x: -side * 60, y: -30, scale: 0.8 } }, sees, 6) +
    palm(-side * 206, 60, 190, side * 14, ink.dark) +
    (swing ? palm(side * 226, 60, 150, -side * 8, ink.dark) : '') +
    rect(p.left, 34, p.width, 10, ink.light) +
    slats(p.left + 6, 42, p.width - 12, 20, 26, 6, ink.light) +
    tiles +
    water +
    (pool ? lounger(p, -side * 150, 74, side) : table) +
    (swing || parasol(side * (pool ? 150 : 0), -44, pool ? 62 : 96, side * 5, 7, cloth, pool ? 1.9 : 1.2)) +
    plant(p, side * 212, 118, 1.1)
  );
};
