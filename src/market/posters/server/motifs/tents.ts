import type { Subject, SubjectContext } from '../subject.ts';
import { d, group, line, path, rect, times } from '../svg.ts';

const floor = 118;

type Tent = {
  readonly x: number;
  readonly w: number;
  readonly h: number;
  readonly stripes: number;
  readonly cloth: string;
};

function tent({ ink }: SubjectContext, { x, w, h, stripes, cloth }: Tent): string {
  const wall = h * 0.34;
  const fold = -wall - (h - wall) * 0.3;
  const panels = times(stripes, (i) => {
    const a = -w / 2 + (w * i) / stripes;
    const b = -w / 2 + (w * (i + 1)) / stripes;
    const [fill, other] = i % 2 ? [ink.light, cloth] : [cloth, ink.light];
    return (
      rect(a, -wall, b - a + 0.5, wall, fill) +
      path(
        d`M0 ${-h}Q${a * 0.28} ${fold} ${a * 1.12} ${-wall}L${b * 1.12} ${-wall}Q${b * 0.28} ${fold} 0 ${-h}Z`,
        fill,
      ) +
      path(
        d`M${a * 1.12} ${-wall - 0.5}a${(w * 0.56) / stripes} ${(w * 0.5) / stripes} 0 0 0 ${(w * 1.12) / stripes} 0Z`,
        other,
      )
    );
  });
  const door = path(
    d`M${-w * 0.11} 0Q${-w * 0.09} ${-wall * 0.7} 0 ${-wall * 0.82}Q${w * 0.09} ${-wall * 0.7} ${w * 0.11} 0Z`,
    ink.dark,
  );
  const flag = line(d`M0 ${-h + 2}V${-h - 26}`, ink.dark, 3) + path(d`M1 ${-h - 26}l26 8l-26 8Z`, ink.accent);
  return group(d`translate(${x} ${floor + 1})`, panels + door + flag);
}

/** Festival: striped tents with their flags. */
export const tents: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink, side } = p;
    const small = tent(p, { x: side * -92, w: 118, h: 96, stripes: 6, cloth: ink.middle });
    const smaller = p.chance() < 0.6 ? tent(p, { x: side * 96, w: 108, h: 88, stripes: 6, cloth: ink.sea }) : '';
    return group(
      'translate(0 6) scale(.88)',
      small + smaller + tent(p, { x: 0, w: 206, h: 196, stripes: p.count(6, 10, 2), cloth: ink.accent }),
    );
  },
};
