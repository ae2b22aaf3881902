import type { Subject, SubjectContext } from '../subject.ts';
import { circle, ellipse, group, line, path, rect, roundEnds, times } from '../svg.ts';

function ball({ ink, clip }: SubjectContext): string {
  const dimples = times(22, (i) => {
    const row = Math.floor(i / 5);
    return circle(48 + (i % 5) * 15 + (row % 2) * 7, 46 + row * 13, 3.6, ink.middle);
  });
  return (
    circle(82, 72, 37, ink.dark) +
    circle(82, 72, 34, ink.light) +
    clip(
      '<circle cx="82" cy="72" r="34"/>',
      dimples + path('M40 96Q82 116 124 60V120H40Z', ink.dark, { opacity: 0.25 }),
    )
  );
}

/** Golf: the flag, the hole and the ball on the green. */
export const golf: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const stripes = p.count(0, 3);
    const isSwallow = p.chance() < 0.5;
    const cloth = isSwallow ? 'M-36-134H86L62-98L86-62H-36Z' : 'M-36-134L98-98L-36-60Z';
    const club =
      line('M-76 96L-126-96', ink.dark, 7, roundEnds) +
      line('M-76 96L-122-82', ink.light, 3) +
      line('M-118-66L-126-96', ink.dark, 11, roundEnds) +
      path('M-84 88L-72 84L-66 92Q-40 96-34 108H-80Z', ink.light) +
      path('M-80 108L-82 98Q-56 100-34 108Z', ink.dark);
    return group(
      `scale(${p.side} 1)`,
      path('M-138 110Q-110 78 0 78T138 110Z', ink.surf) +
        path('M-138 110Q-60 94 40 98T138 110Z', ink.middle) +
        ellipse(-34, 92, 34, 8, ink.dark) +
        line('M-36 92V-134', ink.dark, 9) +
        line('M-37 92V-134', ink.light, 4) +
        p.clip(
          `<path d="${cloth}"/>`,
          rect(-36, -134, 140, 80, ink.accent) +
            times(stripes, (i) => rect(-16 + i * 28, -134, 13, 80, i % 2 ? ink.disc : ink.light)),
        ) +
        circle(-36, -132, 7, ink.disc) +
        (p.chance() < 0.6 ? club : '') +
        ball(p),
    );
  },
};
