import type { PosterContext } from './context.ts';

/** What of a poster's context a subject is drawn with: it knows no sheet, so it can stand on any of them. */
export type SubjectContext = Pick<PosterContext, 'ink' | 'side' | 'tilt' | 'count' | 'chance' | 'hand' | 'clip'>;

/**
 * What a poster shows, apart from the scene around it. It is drawn within 140 of the origin each way.
 * - ground: stands or moves on ground, which the scene lays at y = 110
 * - water: floats; the waterline is y = 60, what lies below it is under water
 * - table: stands on a table, bar or counter whose edge is y = 110
 * - above: seen from above on a flat ground, may be turned any way round the origin
 * - air: hangs or flies free, no foot
 * - wall: hangs or stands before a wall or in a room, its foot (if any) at y = 110
 */
export type Subject = {
  readonly stands: 'ground' | 'water' | 'table' | 'above' | 'air' | 'wall';
  readonly draw: (p: SubjectContext) => string;
};
