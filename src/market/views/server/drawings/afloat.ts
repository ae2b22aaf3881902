import { cove } from '#market/posters/server/scenes/water.ts';
import { circle, d, ellipse, group, line, path, rect, ring, roundEnds, times } from '#market/posters/server/svg.ts';
import type { ViewContext } from '../context.ts';
import { outside, part, person, staged, subject } from '../parts.ts';
import type { Drawing } from './drawing.ts';

const sea = (p: ViewContext, y: number): string =>
  outside(
    { ...p, disc: 'setting', at: { x: p.side * 20, y: y - 20, scale: 0.7 } },
    p.turn < 0.5 ? 'island' : 'cape',
    y,
  );

/** The deck towards the bow: as many seats as it takes guests, a sail or a disc jockey where it says so. */
export const deck: Drawing<'deck'> = (p, { seats, music, sails }) => {
  const { ink, turn, side } = p;
  const horizon = -34;
  const bow = -22;
  const edge = (t: number): number => 34 + 186 * t;
  const depth = (t: number): number => bow + 182 * t;
  const rail = [-1, 1]
    .map((way) => {
      const posts = times(5, (i) => {
        const t = 0.06 + (i / 4) ** 1.5 * 0.94;
        return d`M${way * edge(t)} ${depth(t)}v${-16 - 34 * t}`;
      });
      return line(
        posts + d`M${way * edge(0.02)} ${depth(0.02) - 16}L${way * edge(1)} ${depth(1) - 50}`,
        ink.light,
        4,
        roundEnds,
      );
    })
    .join('');
  const row = Math.ceil(seats / 2);
  const places = times(seats, (i) => {
    const way = i % 2 ? 1 : -1;
    const t = 0.3 + (0.66 * (Math.floor(i / 2) + 0.5)) / Math.max(3, row);
    const s = 0.35 + t * 0.9;
    return part(
      'seat',
      group(
        d`translate(${way * (edge(t) - 24 * s)} ${depth(t)}) scale(${String(way * s)} ${String(s)})`,
        rect(-26, -14, 40, 15, ink.accent, { rx: 5 }) +
          rect(4, -34, 12, 34, ink.disc, { rx: 5 }) +
          rect(-24, 1, 36, 10, ink.dark),
      ),
    );
  });
  const mast = sails
    ? part(
        'sails',
        rect(-4, p.top, 8, 166, ink.dark) +
          path(d`M${side * 8} ${p.top}V-8H${side * 176}Q${side * 120} -96 ${side * 60} ${p.top}Z`, ink.light) +
          path(d`M${side * 8} -30V-8H${side * 176}L${side * 168} -30Z`, ink.accent) +
          path(
            d`M${-side * 8} ${p.top}V-20L${-side * 120} -30Q${-side * 80} -90 ${-side * 50} ${p.top}Z`,
            turn < 0.5 ? ink.disc : ink.glow,
          ),
      )
    : path(d`M-236 -160H236L214 -118H-214Z`, ink.light) +
      path(d`M-236 -160H236L226 -140H-226Z`, ink.accent) +
      line('M-206-118V60M206-118V60', ink.light, 6);
  return (
    sea(p, horizon) +
    path(d`M-38 ${bow}Q0 ${bow - 22} 38 ${bow}L240 ${p.bottom}V${p.bottom + 4}H-240V${p.bottom}Z`, ink.light) +
    path(d`M-30 ${bow + 2}Q0 ${bow - 14} 30 ${bow + 2}L206 ${p.bottom}H-206Z`, p.isNight ? ink.middle : ink.glow) +
    line(
      times(9, (i) => d`M${(i - 4) * 7} ${bow}L${(i - 4) * 48} ${p.bottom}`),
      ink.dark,
      1.8,
      { opacity: 0.4 },
    ) +
    (sails ? '' : mast) +
    (music ? part('music', subject(p, 'decks', 0, 20, 0.52)) : '') +
    places +
    (sails ? mast : '') +
    rail +
    (music ? '' : path('M-34 62L0 48L34 62L0 76Z', ink.disc) + path('M-20 62L0 54L20 62L0 70Z', ink.dark))
  );
};

/** The wheel, the bow, the sea; a skipper where one comes with it. */
export const helm: Drawing<'helm'> = (p, { skipper }) => {
  const { ink, side, turn } = p;
  const x = skipper ? side * 64 : 0;
  const spokes = 6 + 2 * Math.floor(turn * 2);
  const wheel =
    times(spokes, (i) =>
      line('M0 0V-88', ink.dark, 9, { transform: `rotate(${(i * 360) / spokes + 12 * side})`, ...roundEnds }),
    ) +
    ring(0, 0, 62, ink.dark, 15) +
    ring(0, 0, 62, ink.accent, 9) +
    circle(0, 0, 18, ink.dark) +
    circle(0, 0, 11, ink.disc);
  const dial = (at: number, needle: number): string =>
    circle(at, 92, 19, ink.dark) +
    circle(at, 92, 15, ink.light) +
    line(d`M${at} 92L${at + 10 * Math.cos(needle)} ${92 - 10 * Math.sin(needle)}`, ink.accent, 3, roundEnds);
  return (
    sea(p, -20) +
    path('M-150 160L-46 26Q0 0 46 26L150 160Z', ink.light) +
    path('M-118 160L-36 40Q0 20 36 40L118 160Z', p.isNight ? ink.middle : ink.glow) +
    line('M-46 26V-12Q0-34 46-12V26M-98 92V44L-46-12M98 92V44L46-12', ink.light, 4, roundEnds) +
    rect(p.left, 110, p.width, 60, ink.dark) +
    path('M-240 116Q0 76 240 116V128H-240Z', ink.middle) +
    dial(-x * 0.7 - 60 * side, 2.2) +
    dial(-x * 0.7 - 108 * side, 0.7) +
    group(d`translate(${x} 84)`, wheel) +
    (skipper
      ? part(
          'skipper',
          person(p, x + side * 84, 176, 2.15, ink.light) +
            path(d`M${x + side * 84 - 24} -16h48q4 -22 -24 -24t-24 24Z`, ink.light) +
            path(d`M${x + side * 84 - 26} -18h52v8h-52Z`, ink.dark) +
            line(d`M${x + side * 54} 36Q${x + side * 30} 60 ${x + side * 40} 78`, ink.light, 17, roundEnds),
        )
      : '')
  );
};

/** A cabin with its berths, lit through portholes. */
export const cabin: Drawing<'cabin'> = (p, { berths }) => {
  const { ink, turn } = p;
  const hole = (x: number): string =>
    circle(x, -62, 44, ink.light) +
    p.clip(
      d`<circle cx="${x}" cy="-62" r="35"/>`,
      outside({ ...p, disc: 'setting', at: { x, y: -70, scale: 0.4 } }, 'sea', -52),
    ) +
    ring(x, -62, 35, ink.dark, 3);
  const w = Math.min(190, 420 / Math.max(1, berths) - 16);
  const start = -((w + 16) * berths - 16) / 2;
  const berth = (i: number): string => {
    const x = start + i * (w + 16);
    return part(
      'berth',
      rect(x, 40, w, 84, ink.dark, { rx: 10 }) +
        rect(x + 6, 26, w - 12, 40, ink.light, { rx: 12 }) +
        rect(x + w * 0.14, 16, w * 0.72, 30, ink.disc, { rx: 13 }) +
        rect(x + 4, 58, w - 8, 56, ink.accent, { rx: 8 }) +
        rect(x + 4, 58, w - 8, 9, ink.light),
    );
  };
  return (
    rect(p.left, p.top, p.width, p.height, p.isNight ? ink.middle : ink.glow) +
    times(7, (i) => rect(p.left, p.top + i * 30, p.width, 3, ink.dark, { opacity: 0.22 })) +
    path('M-240-160H-190Q-216 0-240 30ZM240-160H190Q216 0 240 30Z', ink.dark) +
    (turn < 0.5 ? hole(-112) + hole(0) + hole(112) : hole(-80) + hole(80)) +
    rect(p.left, 108, p.width, 60, ink.sea) +
    rect(p.left, 104, p.width, 8, ink.light) +
    times(berths, berth) +
    rect(-34, p.top, 68, 9, ink.dark) +
    path('M-24-151H24L34-136H-34Z', ink.disc)
  );
};

const swimmer = (p: ViewContext, x: number, y: number, s: number): string =>
  group(
    d`translate(${x} ${y}) scale(${String(s)})`,
    ellipse(0, 12, 46, 8, p.ink.surf) +
      path('M-16 12V-6a16 17 0 0 1 32 0V12Z', p.ink.middle) +
      path('M-17-8a17 17 0 0 1 34 0Z', p.ink.dark) +
      rect(-15, -6, 30, 13, p.ink.light, { rx: 5 }) +
      rect(-11, -3, 22, 8, p.ink.disc, { rx: 3 }) +
      line('M18 6V-26', p.ink.accent, 6, roundEnds) +
      ellipse(0, 12, 34, 4, p.ink.light, { opacity: 0.8 }),
  );

/** A stop in a cove: the boat at anchor, and as many heads with masks in the water. */
export const swim: Drawing<'swim'> = (p, { masks }) =>
  staged(p, cove, { x: -p.side * 70, y: -26, scale: 0.72 }) +
  times(masks, (i) =>
    part('mask', swimmer(p, p.side * (60 + i * 78) - 40 * p.side, 92 + (i % 2) * 30, 0.86 + (i % 2) * 0.24)),
  );
