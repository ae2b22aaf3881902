import type { Subject, SubjectContext } from '../subject.ts';
import { circle, group, line, path, rect, roundEnds, times } from '../svg.ts';
import { bust } from './parts/figure.ts';

const hull = ({ ink }: SubjectContext, tube: string): string =>
  path('M-122 44H118Q96 74 56 78H-108Z', ink.dark) +
  path('M-132 26Q-134 52-112 52H64Q116 50 138 8Q112 4 96 20Q84 30 60 30H-116Q-130 24-132 26Z', tube) +
  path('M-131 36Q-128 52-112 52H64Q116 50 138 8Q118 40 62 42H-112Q-126 42-131 36Z', ink.dark, { opacity: 0.28 }) +
  line('M-92 31V51M-34 31V51M24 31V51M78 27L84 47', ink.light, 4);

const console = ({ ink }: SubjectContext): string =>
  path('M4 30L10-12H38L44 30Z', ink.light) +
  path('M12-14L22-42H34L40-14Z', ink.surf) +
  line('M12-14L22-42', ink.dark, 4, roundEnds) +
  rect(-124, 0, 26, 34, ink.dark, { rx: 5 }) +
  rect(-118, 34, 10, 40, ink.dark) +
  rect(-120, 6, 18, 7, ink.accent, { rx: 2 });

/** A fast inflatable with people aboard. */
export const speedboat: Subject = {
  stands: 'water',
  draw: (p) => {
    const { ink } = p;
    const guests = p.count(2, 4);
    const tube = p.chance() < 0.5 ? ink.accent : ink.disc;
    const hasArch = p.chance() < 0.5;
    return group(
      `scale(${p.side} 1) rotate(-5)`,
      times(guests, (i) => bust(ink, -84 + i * 26, 32, 10, i % 2 ? ink.light : ink.disc)) +
        (hasArch
          ? line('M-96 30V-52H-70V30', ink.dark, 5, roundEnds) +
            circle(-84, -58, 5, ink.light) +
            path('M-96-50l-34-12l2 24Z', tube)
          : line('M-118 4V-52', ink.dark, 4, roundEnds) + path('M-116-52l-24 8l24 8Z', tube)) +
        console(p) +
        bust(ink, 28 - 42, 22, 11, ink.light) +
        hull(p, tube) +
        path('M134 62Q110 56 96 72Q76 62 58 76Q26 64 0 78Q-32 66-62 78Q-96 66-138 80V90H136Z', ink.light) +
        line('M-136 62H-104M-138 100H-60M-20 102H70', ink.light, 5, roundEnds),
    );
  },
};
