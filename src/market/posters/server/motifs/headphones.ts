import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, roundEnds, times } from '../svg.ts';

const cup = ({ ink }: SubjectContext, lamp: string): string =>
  path('M-6-20Q-16-20-16-8V78Q-16 90-6 90H6V-20Z', ink.dark) +
  path('M2-26H22Q54-22 54 35Q54 92 22 96H2Z', ink.accent) +
  path('M26-25Q54-20 54 35Q54 90 26 95Q40 60 26-25Z', ink.dark, { opacity: 0.35 }) +
  rect(-2, -26, 8, 122, ink.light, { rx: 4 }) +
  circle(26, 35, 15, lamp) +
  circle(26, 35, 7, ink.light);

/** What is heard: bars of sound, as many as the night has. */
const sound = ({ ink, count, chance }: SubjectContext): string => {
  const many = count(5, 7, 2);
  const step = 112 / many;
  return times(many, (i) => {
    const high = 30 + chance() * 76;
    const x = (i - (many - 1) / 2) * step;
    return line(
      d`M${x} ${34 - high / 2}V${34 + high / 2}`,
      [ink.disc, ink.light, ink.accent][i % 3] ?? ink.disc,
      step * 0.62,
      roundEnds,
    );
  });
};

/** Silent disco: headphones with their lamps on. */
export const headphones: Subject = {
  stands: 'air',
  draw: (p) => {
    const { ink, tilt, chance } = p;
    const lamp = chance() < 0.5 ? ink.disc : ink.dark;
    const band = 'M-98 14V-26A98 98 0 0 1 98-26V14';
    return group(
      d`rotate(${tilt}) translate(0 6) scale(.95)`,
      line(band, ink.dark, 32) +
        line(band, ink.accent, 24) +
        line('M-82-26A82 82 0 0 1 82-26', ink.light, 8) +
        line('M-60-106A98 98 0 0 1 10-124', ink.light, 7, roundEnds) +
        sound(p) +
        group('translate(82 0)', cup(p, lamp)) +
        group('translate(-82 0) scale(-1 1)', cup(p, lamp)) +
        (chance() < 0.5 ? path('M-98 96Q-98 128-60 122', 'none', { stroke: ink.light, 'stroke-width': 6 }) : ''),
    );
  },
};
