import type { Subject, SubjectContext } from '../subject.ts';
import { circle, group, line, path, rect, times } from '../svg.ts';
import { bust } from './parts/figure.ts';
import { wheel } from './parts/wheels.ts';

const shape = 'M-138 74V-44Q-138-66-114-66H46Q62-66 76-52L106-16Q134-10 138 18V74Q138 80 130 80H-130Q-138 80-138 74Z';

/** Three rows of seats with whoever sits in them, behind glass. */
function windows(p: SubjectContext, heads: number): string {
  const { ink } = p;
  const glass = 'M-124-52H-72V-12H-124ZM-64-52H-8V-12H-64ZM0-52H42Q52-52 60-43L86-12H0Z';
  const seats = times(heads, (i) =>
    bust(ink, [-108, -46, 26, -88, -24, 52][i] ?? 0, -12, 8, i % 2 ? ink.disc : ink.light),
  );
  return (
    path(glass, ink.dark) +
    p.clip(
      `<path d="${glass}"/>`,
      path('M-106-66H-90L-118-6H-134ZM-34-66H-14L-44-6H-64ZM40-66H54L22-6H8Z', ink.surf) + seats,
    )
  );
}

/** Van: a people carrier with three rows of windows. */
export const van: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const heads = p.count(3, 6);
    const livery = p.count(0, 2);
    const bars = p.chance() < 0.5;
    const body = [ink.light, ink.accent, ink.disc][livery] ?? ink.light;
    const below = body === ink.accent ? ink.light : ink.accent;
    return group(
      `scale(${p.side} 1)`,
      (bars ? line('M-96-74H34M-84-74V-64M22-74V-64', ink.dark, 5) + rect(-70, -90, 66, 15, ink.dark, { rx: 7 }) : '') +
        path(shape, body) +
        p.clip(
          `<path d="${shape}"/>`,
          path('M-140 22H40Q70 22 96 8L140 0V90H-140Z', below) + rect(-140, 66, 280, 16, ink.dark),
        ) +
        windows(p, heads) +
        line('M-68-58V62M-4-58V62M-68 12H-4', ink.dark, 2.6) +
        rect(-24, 16, 14, 5, ink.dark, { rx: 2 }) +
        rect(8, 16, 14, 5, ink.dark, { rx: 2 }) +
        path('M110 14Q128 14 134 30H112Q106 22 110 14Z', ink.dark) +
        circle(122, 24, 6, ink.light) +
        rect(-138, 16, 9, 22, ink.dark, { rx: 3 }) +
        path('M84-26h12v18q-12 0-12-18Z', ink.dark) +
        path('M-116 80A34 34 0 0 1-48 80ZM56 80A34 34 0 0 1 124 80Z', ink.dark) +
        wheel(ink, -82, 82, 28) +
        wheel(ink, 90, 82, 28),
    );
  },
};
