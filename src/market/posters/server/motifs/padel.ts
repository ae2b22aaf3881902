import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, rect, roundEnds, times } from '../svg.ts';

/** A padel racket has no strings: its face is a plate with holes. */
function racket({ ink, clip }: SubjectContext, face: string, back: string, halves: boolean): string {
  const holes = times(23, (i) => {
    const row = Math.floor((i + 1) / 5);
    const x = ((i + 1) % 5) * 22 - 44;
    return circle(x, -92 + row * 22, 5.5, ink.dark);
  });
  return (
    path('M-13-6L-26-34H26L13-6Z', ink.dark) +
    rect(-11, -12, 22, 84, ink.dark, { rx: 8 }) +
    times(4, (i) => line(d`M-11 ${14 + i * 15}L11 ${6 + i * 15}`, ink.light, 4)) +
    ellipse(0, -58, 74, 78, ink.dark) +
    ellipse(0, -58, 67, 71, ink.light) +
    ellipse(0, -58, 62, 66, face) +
    clip(
      '<ellipse cx="0" cy="-58" rx="62" ry="66"/>',
      (halves ? rect(0, -130, 70, 140, back) : path('M-70-70L70-20V20H-70Z', back)) + holes,
    )
  );
}

const net = ({ ink }: SubjectContext): string =>
  line(times(13, (i) => `M${-114 + i * 19} 62V108`) + times(3, (i) => `M-126 ${72 + i * 14}H126`), ink.dark, 2) +
  path('M-128 50Q0 60 128 50V62Q0 72-128 62Z', ink.light) +
  rect(-6, 56, 12, 52, ink.light) +
  [-132, 124].map((x) => rect(x, 42, 9, 68, ink.dark) + circle(x + 4.5, 42, 6, ink.accent)).join('');

/** Padel: a racket and a ball over the net. */
export const padel: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const halves = p.chance() < 0.5;
    const isSwapped = p.chance() < 0.5;
    const streaks = p.count(2, 3);
    const [face, back] = isSwapped ? [ink.middle, ink.accent] : [ink.accent, ink.middle];
    return group(
      `scale(${p.side} 1)`,
      net(p) +
        group(d`translate(-22 14) rotate(${-32 + p.tilt / 2})`, racket(p, face, back, halves)) +
        times(streaks, (i) =>
          line(
            d`M${54 - i * 6} ${-20 + i * 22}Q${84 - i * 2} ${-34 + i * 20} ${94} ${-56 + i * 18}`,
            ink.light,
            5,
            roundEnds,
          ),
        ) +
        circle(104, -92, 31, ink.dark) +
        circle(104, -92, 27, ink.disc) +
        p.clip('<circle cx="104" cy="-92" r="27"/>', line('M78-116Q106-104 92-62M122-124Q112-92 136-82', ink.light, 5)),
    );
  },
};
