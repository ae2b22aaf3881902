import type { Composition, PosterContext } from '../context.ts';
import { glint, ground, halo, sky } from '../scenery.ts';
import { circle, d, group, line, path, rect, ring, times } from '../svg.ts';

const horizon = 64;
const centre = horizon - 50;
const radius = 146;

function disk(p: PosterContext): string {
  const { ink } = p;
  const grooves = times(9, (i) =>
    ring(0, centre, radius - 8 - i * 8.4, ink.middle, i % 3 === 2 ? 3 : 1.4, { opacity: 0.8 }),
  );
  const first = -2.4 + (p.tilt * Math.PI) / 180;
  const shine = [first, first + Math.PI].map((a) => {
    const b = a + 0.34;
    return path(
      d`M0 ${centre}L${Math.cos(a) * radius} ${centre + Math.sin(a) * radius}` +
        d`A${radius} ${radius} 0 0 1 ${Math.cos(b) * radius} ${centre + Math.sin(b) * radius}Z`,
      ink.middle,
      { opacity: 0.45 },
    );
  });
  return (
    circle(0, centre, radius, ink.dark) +
    grooves +
    shine.join('') +
    circle(0, centre, 56, ink.disc) +
    circle(0, centre, 45, ink.accent) +
    path(d`M-45 ${centre}A45 45 0 0 0 45 ${centre}Z`, ink.disc) +
    circle(0, centre, 6, ink.dark)
  );
}

const arm = ({ ink, side }: PosterContext): string =>
  group(
    `scale(${side} 1)`,
    circle(150, -112, 24, ink.light) +
      circle(150, -112, 11, ink.accent) +
      line('M150-112L156-20L104 22', ink.light, 9, { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }) +
      group('translate(98 27) rotate(-39)', rect(-18, -11, 34, 22, ink.accent, { rx: 4 })),
  );

const levels = (p: PosterContext): string =>
  times(7, (i) => {
    const h = 14 + ((i * 29 + Math.floor(p.hand() * 40)) % 46);
    const x = p.right - 22 - i * 15;
    return rect(p.side > 0 ? -x - 7 : x, p.bottom - 20 - h, 7, h, p.ink.accent, { opacity: 0.95 });
  });

/** Club: a record setting into the sea. */
export const record: Composition = (p) => {
  const { ink } = p;
  return (
    sky(p) +
    halo(0, centre, radius, 4, 38, ink.glow) +
    disk(p) +
    ground(p, horizon, ink.sea) +
    p.clip(
      d`<rect x="${p.left}" y="${horizon}" width="${p.width}" height="${p.bottom - horizon}"/>`,
      glint(0, horizon, p.bottom, radius * 0.98, ink.dark) + glint(0, horizon + 6, horizon + 80, 44, ink.disc),
    ) +
    arm(p) +
    levels(p)
  );
};
