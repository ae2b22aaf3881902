import type { Composition, PosterContext } from '../context.ts';
import { ground, skyline, sky } from '../scenery.ts';
import { circle, d, group, line, path, rect, roundEnds, times } from '../svg.ts';

const desk = 86;
const radius = 112;

function rays({ ink }: PosterContext): string {
  const count = 13;
  const half = 0.075;
  const at = (a: number, far: number): string => d`${Math.cos(a) * far} ${desk + Math.sin(a) * far}`;
  return times(count, (i) => {
    const a = Math.PI + ((i + 0.5) / count) * Math.PI;
    return path(`M${at(a - half, 150)}L${at(a - half, 520)}L${at(a + half, 520)}L${at(a + half, 150)}Z`, ink.glow);
  });
}

const key = ({ ink, side }: PosterContext): string =>
  group(
    `translate(${side * -18} ${desk + 52}) rotate(${side * -8}) scale(${side} 1)`,
    circle(-84, 0, 22, ink.light) +
      circle(-84, 0, 10, ink.sea) +
      rect(-64, -5, 104, 11, ink.light) +
      rect(14, 4, 9, 18, ink.light) +
      rect(30, 4, 9, 14, ink.light) +
      line('M-106 4Q-124 26-100 34', ink.dark, 3),
  ) +
  group(
    `translate(${side * 118} ${desk + 54}) rotate(${side * 14})`,
    rect(-34, -20, 68, 40, ink.accent, { rx: 20 }) +
      circle(side * -20, 0, 5, ink.sea) +
      [-6, 4, 14].map((x) => rect(x, -9, 5, 18, ink.light)).join(''),
  );

/** Hotel: the reception bell as sunrise. */
export const bell: Composition = (p) => {
  const { ink } = p;
  const dome = `M${-radius} ${desk - 16}A${radius} ${radius} 0 0 1 ${radius} ${desk - 16}Z`;
  const reflection =
    path(`M40 ${desk - 140}Q120 ${desk - 60} 64 ${desk}H130V${desk - 140}Z`, ink.accent) +
    skyline(p, { y: desk - 15, least: 14, most: 52, fill: ink.middle, lit: ink.light }) +
    line(`M-84 ${desk - 30}A84 84 0 0 1-34 ${desk - 94}`, ink.light, 9, roundEnds);
  return (
    sky(p) +
    rays(p) +
    circle(0, desk - 6, radius + 22, ink.glow) +
    path(dome, ink.disc) +
    p.clip(`<path d="${dome}"/>`, reflection) +
    rect(-10, desk - radius - 38, 20, 26, ink.dark) +
    rect(-23, desk - radius - 48, 46, 16, ink.accent, { rx: 8 }) +
    path(
      `M${-radius - 26} ${desk}Q${-radius - 22} ${desk - 18} ${-radius} ${desk - 18}H${radius}` +
        `Q${radius + 22} ${desk - 18} ${radius + 26} ${desk}Z`,
      ink.dark,
    ) +
    ground(p, desk, ink.sea) +
    rect(p.left, desk, p.width, 10, ink.light) +
    key(p)
  );
};
