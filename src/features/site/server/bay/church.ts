import { d, group, path, rect, times } from '#market/posters/server/svg.ts';
import type { BayPalette } from './palettes.ts';

/** Sant Jaume with its blue domes, on the headland between the beaches. */
export function church(x: number, y: number, scale: number, { rock, wall, dome }: BayPalette): string {
  const headland =
    path('M-150 92Q-132 40-96 34L-70 8H96L118 30Q150 40 196 92Z', rock.face) +
    path('M96 8L118 30Q150 40 196 92H120L88 40Z', rock.shade);
  const nave =
    rect(-66, -34, 60, 42, wall.face) +
    rect(-66, -34, 14, 42, wall.shade) +
    rect(-2, -22, 92, 30, wall.face) +
    rect(66, -22, 24, 30, wall.shade);
  const domes =
    path('M-66-34A30 26 0 0 1-6-34Z', dome) +
    rect(-38, -72, 4, 14, dome) +
    path('M8-22A22 20 0 0 1 52-22Z', dome) +
    rect(-84, -62, 20, 70, wall.face) +
    path('M-86-62L-74-84L-62-62Z', dome) +
    rect(-78, -52, 8, 13, dome);
  const openings =
    times(4, (i) => path(`M${6 + i * 20} 8V-6a5 5 0 0 1 10 0V8Z`, dome)) +
    rect(-52, -20, 9, 14, dome) +
    rect(-30, -20, 9, 14, dome);
  const balustrade = path('M-72 8H98V14H-72Z', wall.face) + times(12, (i) => rect(-68 + i * 14, 0, 3, 9, wall.face));
  return group(d`translate(${x} ${y}) scale(${String(scale)})`, headland + nave + domes + openings + balustrade);
}
