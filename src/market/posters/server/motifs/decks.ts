import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, rect, roundEnds, times } from '../svg.ts';
import { bare } from './parts/worker.ts';

type Ink = SubjectContext['ink'];

const player = (ink: Ink, grooves: number): string =>
  ellipse(0, 3, 58, 28, ink.accent) +
  ellipse(0, 0, 56, 26, ink.dark) +
  times(grooves, (i) =>
    ellipse(0, 0, 48 - i * 9, 22 - i * 4, 'none', { stroke: ink.light, 'stroke-width': 1.8, opacity: 0.6 }),
  ) +
  ellipse(0, 0, 20, 9, ink.disc) +
  ellipse(0, 0, 4, 2, ink.dark) +
  line('M54-22Q52 4 30 10', ink.light, 5, roundEnds);

const desk = (p: SubjectContext): string => {
  const { ink, count } = p;
  const grooves = count(2, 3);
  return (
    path('M-120 22H120L140 88H-140Z', ink.light) +
    path('M-140 86H140V110H-140Z', ink.dark) +
    group('translate(-80 54)', player(ink, grooves)) +
    group('translate(80 54)', player(ink, grooves)) +
    path('M-22 22H22L26 88H-26Z', ink.dark) +
    times(3, (i) => circle(-12 + i * 12, 34, 4, i === 1 ? ink.accent : ink.light)) +
    times(
      3,
      (i) =>
        rect(-14 + i * 12, 44, 3.4, 34, ink.light) +
        rect(-18 + i * 12, 50 + ((i * 13 + count(0, 2) * 7) % 22), 11, 7, ink.accent),
    ) +
    times(12, (i) => rect(-130 + i * 22, 96, 14, 5, i % 3 ? ink.middle : ink.disc))
  );
};

/** The disc jockey behind the desk: one hand on the record, one in the air. */
const jockey = ({ ink, chance }: SubjectContext): string =>
  path('M-46 30Q-52-34-40-46Q0-62 40-46Q50-30 46 30Z', ink.accent) +
  path('M16-54Q36-50 42-44Q50-30 46 30H20Z', ink.dark, { opacity: 0.35 }) +
  bare(
    ink,
    'M26-44Q44-50 54-32L84-82L92-128Q100-138 110-128L106-76Q84-24 58-4Q36-4 26-44Z',
    'M-30-48Q-58-42-66-10L-88 34L-108 46Q-104 60-90 54L-68 46L-40 2Z',
    'M-25-88a25 30 0 0 1 50 0a25 30 0 0 1 -50 0Z',
  ) +
  path('M26-46Q46-52 58-34L70-54L88-40Q74-14 58-2Q36-2 26-46Z', ink.accent) +
  line('M100-122L94-134M103-124L108-134', ink.light, 8, roundEnds) +
  path('M-28-50Q-56-46-64-16L-72 2L-46 14L-30-20Z', ink.accent) +
  rect(-11, -66, 22, 22, ink.light) +
  ellipse(0, -88, 25, 30, ink.light) +
  (chance() < 0.5
    ? path('M-25-84Q-22-60 0-57Q22-60 25-84Q16-69 0-71Q-16-69-25-84Z', ink.dark)
    : path('M-24-92Q-16-88 22-94V-84Q14-78 4-86Q-6-76-20-82Z', ink.dark)) +
  path('M-27-96Q-30-122 0-122Q30-122 27-96Q0-112-27-96Z', ink.dark) +
  line('M-27-88Q-30-128 0-128Q30-128 27-88', ink.accent, 7) +
  rect(-35, -102, 14, 30, ink.accent, { rx: 7 }) +
  rect(21, -102, 14, 30, ink.accent, { rx: 7 });

/** DJ: two turntables, a mixer, and the one who plays them. */
export const decks: Subject = {
  stands: 'table',
  draw: (p) =>
    group(
      d`scale(${p.side} 1)`,
      jockey(p) + desk(p) + group('translate(-86 50)', path('M-20-10Q-4-18 10-8Q18 2 6 6Q-14 8-20-10Z', p.ink.light)),
    ),
};
