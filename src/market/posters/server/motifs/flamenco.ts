import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, times } from '../svg.ts';
import { bare } from './parts/worker.ts';

type Tier = readonly [
  left: number,
  right: number,
  top: number,
  hemLeft: number,
  hemRight: number,
  hem: number,
  folds: number,
];

/** From the lowest up, so each ruffle falls over the next. */
const tiers: readonly Tier[] = [
  [-52, 48, 52, -134, 92, 93, 9],
  [-40, 38, 22, -88, 70, 66, 7],
  [-26, 28, -12, -52, 50, 34, 5],
];

function ruffle([left, right, top, hemLeft, hemRight, hem, folds]: Tier): string {
  const span = (hemRight - hemLeft) / folds;
  return (
    d`M${left} ${top}Q${left - 4} ${hem - 22} ${hemLeft} ${hem}` +
    times(folds, () => d`a${span / 2} ${span * 0.46} 0 0 0 ${span} 0`) +
    d`Q${right + 8} ${hem - 22} ${right} ${top}Z`
  );
}

const skirt = ({ ink, chance }: SubjectContext): string => {
  const dotted = chance() < 0.5;
  return tiers
    .map((tier, row) => {
      const [, , , hemLeft, hemRight, hem, folds] = tier;
      const step = (hemRight - hemLeft) / folds;
      const marks = times(folds - 1, (i) =>
        dotted
          ? circle(hemLeft + step * (i + 1), hem - 8, 4.6, ink.light)
          : line(d`M${hemLeft + step * (i + 1)} ${hem}l${(folds / 2 - i - 1) * 4} -17`, ink.dark, 2.6),
      );
      return (
        group('translate(0 6)', path(ruffle(tier), ink.dark)) +
        path(ruffle(tier), row === 1 ? ink.disc : ink.accent) +
        marks
      );
    })
    .join('');
};

const fan = ({ ink, count }: SubjectContext): string => {
  const blades = count(6, 8);
  const at = (i: number): string => {
    const a = (-172 + (i * 136) / blades) * (Math.PI / 180);
    return d`${Math.cos(a) * 56} ${Math.sin(a) * 56}`;
  };
  return (
    times(blades, (i) => path(`M0 0L${at(i)}L${at(i + 1)}Z`, i % 2 ? ink.light : ink.disc)) +
    path(`M0 0L${at(0)}L${at(0.25)}Z`, ink.dark)
  );
};

const body = ({ ink }: SubjectContext): string =>
  bare(
    ink,
    'M14-76Q46-76 60-102Q62-128 30-142Q22-142 24-134Q46-120 44-104Q36-90 12-60Z',
    'M-16-68Q-52-50-80-72L-90-90Q-88-98-82-94L-70-82Q-50-70-20-82Z',
    'M-4-90H12L16-74Q4-66-10-72Z',
  ) +
  path('M-24-76Q0-66 20-78Q32-50 14-24Q20-14 29-8L-27-8Q-16-18-14-26Q-34-52-24-76Z', ink.accent) +
  path('M4-70Q16-74 20-78Q32-50 14-24Q20-14 29-8H10Q16-40 4-70Z', ink.dark, { opacity: 0.35 }) +
  path('M-6-90H12L15-76Q4-66-10-73Z', ink.light);

const head = ({ ink }: SubjectContext): string =>
  circle(-14, -106, 11, ink.dark) +
  bare(ink, 'M-9-100a15 18 0 0 1 30 0a15 18 0 0 1 -30 0Z') +
  path('M-12-96Q-14-122 8-120Q22-118 20-108Q6-110 2-100Q-2-90-12-96Z', ink.dark) +
  circle(-10, -119, 8, ink.disc) +
  circle(-10, -119, 3, ink.accent);

/** Flamenco: a dancer with her fan, the ruffles turning after her. */
export const flamenco: Subject = {
  stands: 'ground',
  draw: (p) =>
    group(
      d`scale(${p.side} 1)`,
      path('M58 104H84Q92 104 92 110H58Z', p.ink.dark) +
        group('translate(-84 -84)', fan(p)) +
        skirt(p) +
        body(p) +
        head(p),
    ),
};
