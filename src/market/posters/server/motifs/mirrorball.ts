import type { Subject } from '../subject.ts';
import { circle, d, line, path, rect, times } from '../svg.ts';

const radius = 116;
const centre = 18;

/** Party: a mirrorball on its wire. */
export const mirrorball: Subject = {
  stands: 'air',
  draw: (p) => {
    const { ink } = p;
    const rows = p.count(7, 11, 2);
    const columns = rows + 2;
    // Facets lie on a sphere, lit from one side; each flickers a little with the listing.
    const x = (lat: number, lon: number): number => radius * 0.955 * Math.cos(lat) * Math.sin(lon);
    const y = (lat: number): number => centre + radius * 0.955 * Math.sin(lat);
    const facets = times(rows * columns, (k) => {
      const j = Math.floor(k / columns);
      const i = k % columns;
      const [n, s] = [(j / rows - 0.5) * Math.PI, ((j + 1) / rows - 0.5) * Math.PI];
      const [w, e] = [(i / columns - 0.5) * Math.PI, ((i + 1) / columns - 0.5) * Math.PI];
      const light = Math.cos((n + s) / 2 + 0.62) * Math.cos((w + e) / 2 + p.side * 0.62) + (p.chance() - 0.5) * 0.34;
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
      line(d`M0 -140V${centre - radius}`, ink.dark, 4) +
      rect(-12, centre - radius - 10, 24, 16, ink.dark, { rx: 2 }) +
      circle(0, centre, radius + 4, ink.dark) +
      `<g stroke="${ink.dark}" stroke-width="2.2" stroke-linejoin="round">${facets}</g>`
    );
  },
};
