/** The film's clock: what the drawing and the page agree on. Seconds of one loop; the storyboard is the brand's. */

/** One loop. */
export const filmSeconds = 10;
export const filmRate = 24;
/** Full night stands here, so night pages begin here. */
export const nightStart = 6;

/** The copy on the bay: the ink of an hour, and how far it has gone to its extreme (black by day, white by night). */
export type CopyInk = { readonly ink: 'day' | 'night'; readonly turn: number };

/** How far `seconds` has come from one instant to another: 0 before, 1 after. */
export const between = (seconds: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (seconds - from) / (to - from)));

/**
 * The copy's ink at an instant of the film. A sky that passes from light to dark passes every tone between, and letters
 * that faded along with it would vanish in it. So the letters go to black, the sky holds for three frames the one dusk
 * on which black and white read equally well, there the letters turn over at once, and settle in the other hour's ink.
 * The sky may be a frame early or late: the turn stands inside the hold.
 */
export function copyInkAt(seconds: number): CopyInk {
  const t = ((seconds % filmSeconds) + filmSeconds) % filmSeconds;
  if (t >= 3.82 && t < 9.11) return { ink: 'night', turn: 1 - between(t, 3.92, 4) + between(t, 9, 9.04) };
  return { ink: 'day', turn: t < 5 ? between(t, 3.7, 3.75) : 1 - between(t, 9.21, 9.3) };
}
