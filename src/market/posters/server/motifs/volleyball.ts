import type { Composition, PosterContext } from '../context.ts';
import { calm, ground, halo, sky } from '../scenery.ts';
import { circle, d, ellipse, group, line, path, rect, ring, times } from '../svg.ts';

const y = -62;
const radius = 98;
const horizon = 70;

function ball(p: PosterContext): string {
  const { ink } = p;
  const panels = [ink.disc, ink.light, ink.accent].map((fill, k) =>
    group(`rotate(${k * 120})`, path('M0 0C26-30 30-76 6-120L160-160L200 120L104 60C66 62 28 40 0 0Z', fill)),
  );
  const seams = times(3, (k) =>
    group(
      `rotate(${k * 120})`,
      line('M0 0C26-30 30-76 6-120', ink.dark, 5) +
        line('M32 18C66-16 72-62 46-112M64 40C96 6 108-36 88-80', ink.dark, 4.4),
    ),
  );
  return p.clip(`<circle r="${radius}"/>`, panels.join('') + seams) + ring(0, 0, radius, ink.dark, 5);
}

function net(p: PosterContext): string {
  const { ink } = p;
  const [top, low] = [38, 128];
  const half = Math.max(14, Math.ceil(p.width / 36));
  let mesh = '';
  for (let i = -half; i <= half; i++) mesh += d`M${i * 18} ${top}V${low}`;
  for (let at = top; at <= low; at += 15) mesh += d`M${p.left} ${at}H${p.right}`;
  return (
    line(mesh, ink.dark, 1.8) +
    rect(p.left, top - 9, p.width, 13, ink.light) +
    rect(p.left, top - 9, p.width, 3, ink.accent) +
    rect(p.left, low - 3, p.width, 6, ink.light)
  );
}

/** Sports: the volleyball stands over the net as the sun does. */
export const volleyball: Composition = (p) => {
  const { ink } = p;
  const x = p.side * 26;
  const post = -p.side * 150;
  return (
    sky(p) +
    halo(x, y, radius, 4, 36, ink.glow) +
    rect(p.left, horizon, p.width, 54, ink.sea) +
    calm(p, horizon, horizon + 54, 8) +
    ground(p, horizon + 50, ink.glow) +
    ground(p, horizon + 52, ink.sky) +
    ellipse(x + 18, horizon + 92, 86, 12, ink.middle, { opacity: 0.6 }) +
    group(d`translate(${x} ${y}) rotate(${15 + p.tilt})`, ball(p)) +
    net(p) +
    rect(post - 6, -6, 12, p.bottom + 6, ink.dark) +
    circle(post, -8, 8, ink.accent)
  );
};
