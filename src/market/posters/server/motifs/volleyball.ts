import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, rect, ring, times } from '../svg.ts';

const radius = 94;

function ball(p: SubjectContext): string {
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

function net({ ink }: SubjectContext): string {
  const [left, right, top, low] = [-126, 126, 38, 94];
  const across = times(5, (i) => d`M${left} ${top + i * 14}H${right}`);
  return (
    line(times(15, (i) => d`M${left + i * 18} ${top}V${low}`) + across, ink.dark, 1.8) +
    rect(left, top - 9, right - left, 13, ink.light) +
    rect(left, top - 9, right - left, 3, ink.accent) +
    rect(left, low - 3, right - left, 6, ink.light) +
    [left - 8, right - 2].map((x) => rect(x, 14, 10, 96, ink.dark) + circle(x + 5, 12, 7, ink.accent)).join('')
  );
}

/** Sports: the volleyball stands over the net as the sun does. */
export const volleyball: Subject = {
  stands: 'ground',
  draw: (p) =>
    ellipse(p.side * 22, 112, 70, 8, p.ink.dark, { opacity: 0.24 }) +
    group(d`translate(${p.side * 14} -44) rotate(${15 + p.tilt + p.count(0, 2) * 40})`, ball(p)) +
    net(p),
};
