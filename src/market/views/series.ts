/** From what a listing says to its series of views. Pure. */
import { inks } from '#market/posters/motifs.ts';
import { inkOf, type Poster, seeds } from '#market/posters/poster.ts';
import { isDrawable, type Sight, type View } from './view.ts';

/** A series has so many views at least, as far as there is anything to show, and at most. */
const least = 3;
const most = 5;

type Told = Sight | undefined | false;

/**
 * The views of one listing, in inks of which no two neighbours are alike, beginning with the poster's neighbour. What the
 * press cannot draw as it is said is left out; what is `spare` is shown only where little is told.
 */
export function seriesOf(
  { motif, seed }: Pick<Poster, 'motif' | 'seed'>,
  told: readonly Told[],
  spare: readonly Told[],
): View[] {
  const shown = drawable(told).slice(0, most);
  const filled = [...shown, ...drawable(spare).slice(0, Math.max(0, least - shown.length))];
  const first = inks.indexOf(inkOf(motif, seed));
  return filled.map((sight, i) => ({
    ...sight,
    motif,
    // Views show what is said of a listing, not where it is.
    seed: seed % seeds,
    ink: inks[(first + 2 * (i + 1)) % inks.length] ?? inks[0],
  }));
}

const drawable = (told: readonly Told[]): Sight[] =>
  told.filter((sight) => sight !== undefined && sight !== false).filter(isDrawable);
