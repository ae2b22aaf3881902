import type { Subject, SubjectContext } from '../subject.ts';
import { boxes, type Box, circle, d, group, line, path, rect, roundEnds, times } from '../svg.ts';

const crenels = (x: number, y: number, wide: number, count: number): Box[] =>
  Array.from({ length: count }, (_, i) => [x + (i * wide) / (count - 0.5), y - 12, wide / (2 * count - 1), 13]);

function tower({ ink }: SubjectContext, x: number, top: number, wide: number, fill: string): string {
  return (
    path(d`M${x} 104L${x + 5} ${top}H${x + wide - 5}L${x + wide} 104Z`, fill) +
    boxes(crenels(x + 5, top, wide - 10, 4), fill) +
    path(d`M${x + wide * 0.66} 104L${x + wide * 0.64} ${top}H${x + wide - 5}L${x + wide} 104Z`, ink.dark, {
      opacity: 0.22,
    }) +
    rect(x + wide / 2 - 5, top + 20, 10, 16, ink.dark, { rx: 5 })
  );
}

/** Sand that is built with: towers, a gate, a flag, a bucket and a spade. */
export const sandcastle: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const sand = p.chance() < 0.5 ? ink.disc : ink.accent;
    const flag = sand === ink.accent ? ink.disc : ink.accent;
    const isHigh = p.chance() < 0.5;
    const top = isHigh ? -84 : -62;
    return group(
      `scale(${p.side} 1)`,
      line(d`M-2 ${top - 10}V${top - 56}`, ink.dark, 5, roundEnds) +
        path(d`M0 ${top - 54}l44 14l-44 14Z`, flag) +
        tower(p, -36, top, 70, sand) +
        tower(p, -98, -22, 58, sand) +
        tower(p, 36, isHigh ? -34 : -14, 58, sand) +
        path('M-50 104V34H44V104Z', sand) +
        boxes(crenels(-50, 34, 94, 6), sand) +
        path('M-24 104V74A20 20 0 0 1 18 74V104Z', ink.dark) +
        times(p.count(3, 5), (i) => circle(-86 + i * 40, 62 + (i % 2) * 20, 5, ink.light)) +
        path('M-122 106Q-60 94 0 100T116 106V112H-122Z', sand) +
        path('M92 66H136L130 110H98Z', ink.sea) +
        path('M92 66H136L134 78H94Z', ink.light) +
        line('M94 66Q114 36 134 66', ink.dark, 4) +
        line('M-126 40L-112 88', ink.dark, 6, roundEnds) +
        path('M-122 80L-100 74L-92 104Q-104 112-114 108Z', ink.sea) +
        line('M-136 42L-116 36', ink.dark, 6, roundEnds),
    );
  },
};
