/** Meanings that are added to the synonyms while the house runs (the room of wishes). Pure. */
import type { Growing } from './terms/expansion.ts';
import { addTo, nothing } from './terms/expansion.ts';
import type { Lexicon } from './query-terms.ts';
import { ownLexicon, phraseKey } from './query-terms.ts';
import { tokenize } from './tokenize.ts';

/** A meaning that was added beside the synonyms: words stand for other phrases, for a category, or for both. */
export type AddedMeaning = {
  readonly words: string;
  readonly phrases: readonly string[];
  readonly mark?: string | undefined;
};

/** The synonyms with meanings that were added: a phrase brings what it stands for itself, once, be it added as well. */
export function lexiconWith(added: readonly AddedMeaning[]): Lexicon {
  const byKey = Map.groupBy(added, ({ words }) => phraseKey(words));
  const collect = (key: string, into: Growing, seen: Set<string>): void => {
    if (seen.has(key)) return;
    seen.add(key);
    addTo(into, ownLexicon().get(key));
    for (const { phrases, mark } of byKey.get(key) ?? []) {
      if (mark !== undefined) into.marks.add(mark);
      for (const phrase of phrases) {
        into.synonyms.add(tokenize(phrase).join(' '));
        collect(phraseKey(phrase), into, seen);
      }
    }
  };
  const lexicon = new Map(ownLexicon());
  for (const key of byKey.keys()) {
    const expansion = nothing();
    collect(key, expansion, new Set());
    lexicon.set(key, expansion);
  }
  return lexicon;
}
