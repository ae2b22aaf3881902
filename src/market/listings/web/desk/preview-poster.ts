import { readChosen } from '#market/posters/chosen-poster.ts';
import type { WornPoster } from '#market/posters/contract.ts';
import type { Motif } from '#market/posters/poster.ts';

type Kept = { readonly poster: WornPoster; readonly chosenPoster: string | null };

/** The poster that a form's card shows: the one chosen in it, else what the listing wears by its words, else its category's. */
export function previewPoster(chosen: string, record: Kept | undefined, motif: Motif): WornPoster {
  const byWords = record?.chosenPoster === null ? record.poster : { motif, seed: 0 };
  return readChosen(chosen) ?? byWords;
}
