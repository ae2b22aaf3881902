import { skyline } from '../scenery.ts';
import type { Subject } from '../subject.ts';
import { d, group, line, path, rect, roundEnds } from '../svg.ts';

const desk = 110;
const radius = 112;

/** Hotel: the reception bell, with the town in its shine. */
export const bell: Subject = {
  stands: 'table',
  draw: (p) => {
    const { ink } = p;
    const dome = `M${-radius} ${desk - 16}A${radius} ${radius} 0 0 1 ${radius} ${desk - 16}Z`;
    const reflection =
      path(`M40 ${desk - 140}Q120 ${desk - 60} 64 ${desk}H130V${desk - 140}Z`, ink.accent) +
      skyline(
        { ...p, left: -radius, right: radius },
        { y: desk - 15, least: 14, most: 52, fill: ink.middle, lit: ink.light },
      ) +
      line(`M-84 ${desk - 30}A84 84 0 0 1-34 ${desk - 94}`, ink.light, 9, roundEnds);
    const drawn =
      path(
        `M${-radius - 5} ${desk - 10}V${desk - 16}A${radius + 5} ${radius + 5} 0 0 1 ${radius + 5} ${desk - 16}V${desk - 10}Z`,
        ink.dark,
      ) +
      path(dome, ink.disc) +
      p.clip(`<path d="${dome}"/>`, reflection) +
      rect(-10, desk - radius - 38, 20, 26, ink.dark) +
      rect(-23, desk - radius - 48, 46, 16, ink.accent, { rx: 8 }) +
      path(
        `M${-radius - 26} ${desk}Q${-radius - 22} ${desk - 18} ${-radius} ${desk - 18}H${radius}` +
          `Q${radius + 22} ${desk - 18} ${radius + 26} ${desk}Z`,
        ink.dark,
      );
    return group(d`scale(${p.side} 1)`, drawn);
  },
};
