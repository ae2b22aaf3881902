/** What makes a meaning one: phrases that a search looks for, and no way back to the words. Pure; no browser loads it. */
import { longestPhrase, phraseKey } from '#features/search/query-terms.ts';
import { tokenize } from '#features/search/tokenize.ts';
import { phrasesOf } from './rules.ts';

export const maxPhrases = 10;

/** Whether it has no more words than a search looks for as one phrase. */
export const isPhrase = (text: string): boolean => {
  const words = tokenize(text).length;
  return words > 0 && words <= longestPhrase;
};

type Meaning = { readonly words: string; readonly meaning: string | null };

/** Whether what words mean leads back to them, by itself or through other synonyms. */
export function leadsBack({ words, meaning }: Meaning, others: readonly Meaning[]): boolean {
  const aim = phraseKey(words);
  const seen = new Set<string>();
  const reaches = (phrase: string): boolean => {
    const key = phraseKey(phrase);
    if (key === aim) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return others
      .filter((other) => phraseKey(other.words) === key)
      .some((other) => phrasesOf(other.meaning).some(reaches));
  };
  return phrasesOf(meaning).some(reaches);
}
