import type { Composition, PosterContext } from '../context.ts';
import { calm, disc, ground, sky } from '../scenery.ts';
import { circle, d, group, line, path, rect, roundEnds, times } from '../svg.ts';

const floor = 118;

type Tent = {
  readonly x: number;
  readonly w: number;
  readonly h: number;
  readonly stripes: number;
  readonly cloth: string;
};

function tent({ ink }: PosterContext, { x, w, h, stripes, cloth }: Tent): string {
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

const pennants = ({ ink }: PosterContext): readonly string[] => [ink.disc, ink.accent, ink.light, ink.surf];

function bunting(p: PosterContext, y: number, sag: number, shift: number): string {
  const count = Math.max(14, Math.round(p.width / 34));
  const flags = times(count, (i) => {
    const u = (i + 0.5) / count;
    const fill = pennants(p)[(i + shift) % 4] ?? p.ink.light;
    return path(d`M${p.left + p.width * u - 9} ${y + sag * 4 * u * (1 - u)}h18l-9 22Z`, fill);
  });
  return line(d`M${p.left} ${y}Q0 ${y + sag * 2} ${p.right} ${y}`, p.ink.dark, 2.4) + flags;
}

function crowd(p: PosterContext): string {
  const { dark, light } = p.ink;
  let text = '';
  for (let x = p.left - 8, i = 0; x < p.right + 20; i++) {
    const w = 26 + p.hand() * 10;
    const head = p.bottom - 14 - p.hand() * 12;
    text += circle(x + w * 0.5, head, w * 0.4, dark) + rect(x, head + 5, w, 40, dark, { rx: 12 });
    if (i % 4 === 2) text += line(d`M${x + 4} ${p.bottom}L${x} ${head - 28 - p.hand() * 12}`, dark, 7, roundEnds);
    if (i % 5 === 1 && p.height > 400) {
      text +=
        line(d`M${x + w} ${p.bottom}V${head - 44}`, dark, 3) +
        path(d`M${x + w} ${head - 46}l22 7l-22 8Z`, pennants(p)[i % 4] ?? light);
    }
    x += w * 0.84;
  }
  return text;
}

/** Festival: striped tents, bunting and the crowd on the shore. */
export const tents: Composition = (p) => {
  const { ink } = p;
  const shore = floor + (p.bottom - floor) * 0.52;
  return (
    sky(p) +
    disc(p, p.side * 84, -70, 54) +
    ground(p, floor, ink.sea) +
    calm(p, floor + 4, p.bottom, 10) +
    tent(p, { x: -128, w: 118, h: 96, stripes: 6, cloth: ink.middle }) +
    tent(p, { x: 132, w: 108, h: 88, stripes: 6, cloth: ink.middle }) +
    tent(p, { x: 0, w: 206, h: 196, stripes: p.count(8, 10, 2), cloth: ink.accent }) +
    bunting(p, p.top + 16, 26, 0) +
    bunting(p, p.top + 44, 40, 2) +
    path(
      d`M${p.left} ${shore}q${p.width / 4} -30 ${p.width / 2} 0t${p.width / 2} 0V${p.bottom}H${p.left}Z`,
      ink.middle,
    ) +
    crowd(p)
  );
};
