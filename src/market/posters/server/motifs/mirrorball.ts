import type { Composition } from '../context.ts';
import { skyline, sky } from '../scenery.ts';
import { circle, d, group, line, path, rect, times } from '../svg.ts';

const centre = -38;
const radius = 108;
const rows = 9;
const columns = 11;

/** Party: a mirrorball with rays and confetti over the skyline. */
export const mirrorball: Composition = (p) => {
  const { ink } = p;
  const rays = p.count(9, 13, 2);
  const turn = 0.5 + (p.tilt * Math.PI) / 180;

  const beams = times(rays, (i) => {
    const a = (i / rays) * Math.PI * 2 + turn;
    const b = a + Math.PI / rays;
    const far = 600;
    return path(
      d`M0 ${centre}L${Math.cos(a) * far} ${centre + Math.sin(a) * far}L${Math.cos(b) * far} ${centre + Math.sin(b) * far}Z`,
      ink.glow,
    );
  });

  const scraps = [ink.accent, ink.light, ink.disc, ink.surf];
  const confetti = times(rays * 2, (i) => {
    const a = (i / (rays * 2)) * Math.PI * 2 + turn + 0.06;
    const far = 142 + ((i * 53) % 4) * 30 + (i % 2) * 16;
    const fill = scraps[i % 4] ?? ink.light;
    const scrap =
      i % 3 === 0
        ? circle(0, 0, 4.5, fill)
        : i % 3 === 1
          ? rect(-3, -8, 6, 16, fill)
          : path('M-8 0A8 8 0 0 1 8 0Z', fill);
    return group(d`translate(${Math.cos(a) * far} ${centre + Math.sin(a) * far}) rotate(${p.hand() * 360})`, scrap);
  });

  // Facets lie on a sphere, lit from the upper left; each flickers a little with the listing.
  const x = (lat: number, lon: number): number => radius * 0.955 * Math.cos(lat) * Math.sin(lon);
  const y = (lat: number): number => centre + radius * 0.955 * Math.sin(lat);
  const facets = times(rows * columns, (k) => {
    const j = Math.floor(k / columns);
    const i = k % columns;
    const [n, s] = [(j / rows - 0.5) * Math.PI, ((j + 1) / rows - 0.5) * Math.PI];
    const [w, e] = [(i / columns - 0.5) * Math.PI, ((i + 1) / columns - 0.5) * Math.PI];
    const light = Math.cos((n + s) / 2 + 0.62) * Math.cos((w + e) / 2 + 0.62) + (p.chance() - 0.5) * 0.34;
    const fill =
      light > 0.93
        ? ink.light
        : light > 0.7
          ? ink.disc
          : light > 0.42
            ? ink.accent
            : light > 0.1
              ? ink.middle
              : ink.sea;
    return path(d`M${x(n, w)} ${y(n)}L${x(n, e)} ${y(n)}L${x(s, e)} ${y(s)}L${x(s, w)} ${y(s)}Z`, fill);
  });

  return (
    sky(p) +
    beams +
    confetti +
    line(d`M0 ${p.top}V${centre - radius}`, ink.dark, 3) +
    rect(-11, centre - radius - 9, 22, 14, ink.dark, { rx: 2 }) +
    circle(0, centre, radius, ink.dark) +
    `<g stroke="${ink.dark}" stroke-width="2.2" stroke-linejoin="round">${facets}</g>` +
    skyline(p, { y: p.bottom + 2, least: 18, most: 78, fill: ink.dark, lit: ink.disc })
  );
};
