import type { Subject, SubjectContext } from '../subject.ts';
import { circle, group, line, path, rect, roundEnds, times } from '../svg.ts';
import { wheel } from './parts/wheels.ts';

const body = ({ ink }: SubjectContext): string =>
  path(
    'M-132 70V-22Q-132-66-90-68H66Q92-68 104-40L116-2Q132 8 132 30V70Q132 80 122 80H-122Q-132 80-132 70Z',
    ink.accent,
  ) +
  path('M-132-8V-22Q-132-66-90-68H66Q92-68 104-40L114-8Z', ink.light) +
  path('M-132-8H114L116-2Q122 2 126 10H-132Z', ink.dark) +
  path('M62-58H70Q86-58 96-36L102-14H62Z', ink.dark) +
  path('M68-52H72Q82-50 90-32L95-20H68Z', ink.surf) +
  rect(-120, -54, 48, 34, ink.dark, { rx: 6 }) +
  rect(-66, -54, 58, 34, ink.dark, { rx: 6 }) +
  rect(-2, -54, 54, 34, ink.dark, { rx: 6 }) +
  line('M-4 14V74M58 14V74M-66 14H58', ink.middle, 3) +
  rect(40, 26, 13, 5, ink.light) +
  circle(118, 32, 12, ink.light) +
  circle(119, 32, 7, ink.disc) +
  rect(-138, 66, 276, 11, ink.light, { rx: 5 });

const roof = ({ ink }: SubjectContext, load: number): string => {
  const rack = line('M-108-78H60M-96-78V-68M-24-78V-68M48-78V-68', ink.dark, 5, roundEnds);
  if (load === 0)
    return (
      path('M-104-68L-78-112Q-76-116-70-116H34L50-68Z', ink.disc) +
      path('M-104-68L-78-112L-58-68Z', ink.light) +
      rect(-40, -106, 54, 22, ink.dark, { rx: 4 })
    );
  if (load === 1)
    return (
      rack +
      path('M-138-86Q-40-112 96-92Q0-72-138-86Z', ink.disc) +
      line('M-122-88Q-30-98 76-92', ink.light, 5, roundEnds)
    );
  return (
    rack +
    rect(-96, -112, 58, 32, ink.middle, { rx: 4 }) +
    rect(-34, -104, 46, 24, ink.disc, { rx: 4 }) +
    line('M-80-112V-80M-54-112V-80', ink.light, 4) +
    line('M18-88H52', ink.accent, 15, roundEnds)
  );
};

/** Camper van: two colours and a loaded roof. */
export const camperVan: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const load = p.count(0, 2);
    const curtains = p.chance() < 0.5;
    const lit = p.count(0, 2);
    const pane = (i: number): string =>
      rect(-115 + i * 59 - (i ? 5 : 0), -49, i ? 48 : 38, 24, i === lit ? ink.disc : ink.surf, { rx: 3 }) +
      (curtains ? path(`M${-115 + i * 59 - (i ? 5 : 0)}-49h15q-2 16-15 20Z`, ink.accent) : '');
    return group(
      `scale(${p.side} 1)`,
      roof(p, load) +
        body(p) +
        times(3, pane) +
        path('M-114 80A36 36 0 0 1-42 80ZM48 80A36 36 0 0 1 120 80Z', ink.dark) +
        wheel(ink, -78, 80, 30) +
        wheel(ink, 84, 80, 30),
    );
  },
};
