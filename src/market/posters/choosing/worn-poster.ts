/** The poster that something wears: the one that was chosen for it, else the motif its words name, and a seed of its own; with where it is. */
import { LRUCache } from 'lru-cache';
import { readChosen } from '../chosen-poster.ts';
import type { WornPoster } from '../contract.ts';
import { chosenPlace, placeAt, placed } from '../lettered-places.ts';
import { seedOf, type Motif } from '../poster.ts';
import { chooseMotif, textsOf, type Look, type Looks, type Written } from './choose-motif.ts';

type Something<Category extends string> = Written & {
  readonly id: string;
  readonly category: Category;
  readonly chosenPoster?: string | null;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
  readonly location?: string;
};

export function wornPoster<Category extends string>(thing: Something<Category>, looks: Looks<Category>): WornPoster {
  const place = placeAt(thing);
  const chosen = readChosen(thing.chosenPoster ?? null);
  if (chosen) return { motif: chosen.motif, seed: placed(chosen.seed, chosenPlace(place)) };
  return { motif: rememberedMotif(thing, looks[thing.category]), seed: placed(seedOf(thing.id), place) };
}

/** Reading what is written of a listing costs more than the rest of its card, and lists show the same ones at every call. */
const motifs = new LRUCache<string, Motif>({ max: 5_000 });

/** The motif that these very words have under this look; looks that are equal in what they say have the same. */
function rememberedMotif(written: Written, look: Look): Motif {
  const key = JSON.stringify([look.motif, look.families, textsOf(written.title), textsOf(written.description)]);
  const known = motifs.get(key);
  if (known !== undefined) return known;
  const motif = chooseMotif(written, look);
  motifs.set(key, motif);
  return motif;
}
