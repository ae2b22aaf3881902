import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, roundEnds, times } from '../svg.ts';

type Ink = SubjectContext['ink'];

const face = 'M-68-62Q-34-48 0-58Q34-48 68-62Q78 44 0 86Q-78 44-68-62Z';

const half = (ink: Ink, clip: SubjectContext['clip'], fill: string): string =>
  path(face, ink.dark, { transform: 'translate(5 6)' }) +
  path(face, fill) +
  clip(`<path d="${face}"/>`, path('M24-70Q44 20 4 90H90V-70Z', ink.dark, { opacity: 0.24 }));

const lashes = (ink: Ink): string =>
  line('M-50-24L-60-34M-42-32L-48-44M-30-35L-31-48M50-24L60-34M42-32L48-44M30-35L31-48', ink.dark, 4.4, roundEnds);

const laughing = (p: SubjectContext, drag: boolean): string => {
  const { ink } = p;
  return (
    half(ink, p.clip, ink.light) +
    path('M-50-18Q-30-42-10-18Q-30-26-50-18ZM10-18Q30-42 50-18Q30-26 10-18Z', ink.dark) +
    path('M-44 14Q0 34 44 14Q36 64 0 66Q-36 64-44 14Z', ink.dark) +
    path('M-26 48Q0 36 26 48Q14 64 0 64Q-14 64-26 48Z', ink.accent) +
    path('M0-14L9 10H-9Z', ink.dark, { opacity: 0.3 }) +
    circle(-44, 6, 10, ink.accent) +
    circle(44, 6, 10, ink.accent) +
    (drag ? lashes(ink) : line('M-54-36Q-34-52-12-36M12-36Q34-52 54-36', ink.dark, 5, roundEnds))
  );
};

const weeping = (p: SubjectContext): string => {
  const { ink } = p;
  return (
    half(ink, p.clip, ink.accent) +
    path('M-52-8Q-30-30-12-22Q-20-2-52-8ZM52-8Q30-30 12-22Q20-2 52-8Z', ink.dark) +
    path('M-36 58Q-30 20 0 20Q30 20 36 58Q0 36-36 58Z', ink.dark) +
    line('M-52-28Q-32-34-14-44M52-28Q32-34 14-44', ink.dark, 5, roundEnds) +
    path('M38 4Q50 24 38 30Q26 24 38 4Z', ink.light)
  );
};

const plumes = ({ ink, count }: SubjectContext): string => {
  const many = count(3, 5);
  return times(many, (i) =>
    path('M0 0Q-26-44-4-84Q22-52 0 0Z', i % 2 ? ink.disc : ink.accent, {
      transform: d`translate(-52 -14) rotate(${-40 + (i * 72) / (many - 1)}) scale(1.35)`,
    }),
  );
};

/** Theatre and drag: a laughing mask before a weeping one. */
export const masks: Subject = {
  stands: 'air',
  draw: (p) => {
    const { ink, side, tilt, chance } = p;
    const drag = chance() < 0.5;
    return group(
      `scale(${side} 1)`,
      path('M104-60Q140-40 126 0T138 70L118 62Q104 30 112 4T96-44Z', ink.disc) +
        group(d`translate(52 -24) rotate(${14 + tilt / 2})`, weeping(p)) +
        (drag ? plumes(p) : '') +
        path('M-106-8Q-136 24-114 52T-122 118L-100 112Q-92 74-100 50T-88 16Z', ink.disc) +
        group(d`translate(-40 34) rotate(${-10 + tilt / 2}) scale(1.12)`, laughing(p, drag)) +
        (drag ? ellipse(-12, 64, 3.4, 3.4, ink.dark) : ''),
    );
  },
};
