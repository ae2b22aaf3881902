import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, roundEnds, times } from '../svg.ts';
import { note, pair } from './parts/note.ts';
import { fist, sleeve } from './parts/worker.ts';

const mic = ({ ink, clip }: SubjectContext): string =>
  path('M-22-40H22L14 124Q0 134-14 124Z', ink.dark) +
  path('M6-40H22L14 124Q8 128 2 129Z', ink.middle) +
  circle(0, -84, 46, ink.disc) +
  clip(
    '<circle cx="0" cy="-84" r="46"/>',
    times(5, (i) =>
      line(d`M${-60 + i * 20} -134L${-20 + i * 20} -34M${60 - i * 20} -134L${20 - i * 20} -34`, ink.dark, 3),
    ) + path('M14-140Q40-84 10-30H60V-140Z', ink.dark, { opacity: 0.3 }),
  ) +
  rect(-48, -74, 96, 13, ink.light, { rx: 5 }) +
  path('M-30-60H30L22-38H-22Z', ink.accent);

const rays = ({ ink, count }: SubjectContext): string => {
  const many = count(5, 7);
  return times(many, (i) =>
    line('M0-58V-74', i % 2 ? ink.light : ink.accent, 8, {
      transform: d`translate(0 -84) rotate(${-84 + (i * 140) / (many - 1)})`,
      ...roundEnds,
    }),
  );
};

/** Karaoke: a fist round the microphone, and the song. */
export const karaoke: Subject = {
  stands: 'air',
  draw: (p) => {
    const { ink, side, tilt, chance } = p;
    const notes = chance() < 0.5 ? [pair, note] : [note, pair];
    return group(
      `scale(${side} 1)`,
      group('translate(66 58) rotate(46)', sleeve(ink, 66, ink.accent, chance() < 0.5 ? ink.dark : ink.disc)) +
        group(
          d`translate(0 16) scale(.93) rotate(${-10 + tilt / 2})`,
          rays(p) + mic(p) + group('translate(6 36)', fist(ink)),
        ) +
        group('translate(-98 -6) rotate(-8)', notes[0]?.(ink.accent) ?? '') +
        group('translate(-84 84) scale(.8) rotate(10)', notes[1]?.(ink.disc) ?? '') +
        group('translate(104 -62) rotate(12)', notes[1]?.(ink.light) ?? ''),
    );
  },
};
