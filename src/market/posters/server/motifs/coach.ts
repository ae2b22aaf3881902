import type { Subject, SubjectContext } from '../subject.ts';
import { circle, group, line, path, rect, times } from '../svg.ts';
import { bust } from './parts/figure.ts';
import { wheel } from './parts/wheels.ts';

const shape = 'M-138 78V-66Q-138-92-114-92H108Q124-92 130-70L138-4V78Q138 84 130 84H-130Q-138 84-138 78Z';

/** A mountain, a sun or a stripe along the side. */
function livery({ ink, clip }: SubjectContext, kind: number): string {
  const sign = [
    path('M-150 84L-70-2L-40 26L-6-14L70 84Z', ink.accent) + path('M-6-14L20 19L2 24L-14 14L-24 20Z', ink.light),
    circle(-60, 66, 62, ink.disc) + circle(-60, 66, 44, ink.accent),
    path('M-150 62Q-60-10 20 34T150 20V44Q80 70 10 54T-150 84Z', ink.accent) +
      path('M-150 84Q-60 20 20 54T150 44V56Q80 84 10 70T-150 100Z', ink.disc),
  ][kind];
  return clip(`<path d="${shape}"/>`, path(shape, ink.light) + (sign ?? '') + rect(-140, -92, 280, 12, ink.accent));
}

/** Excursion: a coach with wide windows. */
export const coach: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const kind = p.count(0, 2);
    const heads = p.count(3, 5);
    const luggage = p.chance() < 0.5;
    const seats = times(heads, (i) => {
      const x = -106 + i * 38;
      return bust(ink, x, -8, 10, i % 2 ? ink.disc : ink.light);
    });
    return group(
      `scale(${p.side} 1)`,
      (luggage ? rect(-60, -104, 96, 14, ink.dark, { rx: 6 }) : rect(-96, -102, 60, 12, ink.dark, { rx: 5 })) +
        livery(p, kind) +
        path('M-126-70H62V-8H-126Z', ink.dark) +
        p.clip(
          '<path d="M-126-70H62V-8H-126Z"/>',
          path('M-90-70H-50L-86-8H-126ZM10-70H30L-6-8H-26Z', ink.surf) + seats,
        ) +
        line('M-80-70V-8M-34-70V-8M12-70V-8', ink.light, 4) +
        path('M100-72H116Q122-72 124-62L134-6H100Z', ink.dark) +
        path('M106-66H114Q117-66 119-58L122-40L106-22Z', ink.surf) +
        rect(68, -70, 26, 148, ink.dark, { rx: 4 }) +
        rect(73, -64, 16, 62, ink.surf) +
        rect(73, 6, 16, 64, ink.middle) +
        line('M124-88Q140-86 136-60', ink.dark, 6) +
        rect(131, -64, 8, 26, ink.dark, { rx: 4 }) +
        rect(122, 42, 16, 14, ink.disc, { rx: 5 }) +
        path('M-114 84A34 34 0 0 1-46 84ZM8 84A34 34 0 0 1 64 84Z', ink.dark) +
        rect(-138, 74, 28, 6, ink.accent) +
        wheel(ink, -80, 82, 28) +
        wheel(ink, 36, 82, 28),
    );
  },
};
