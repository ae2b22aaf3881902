/** What a term says beside what it names: anything at all, that somebody has never done it, or when it is heard. Pure. */
import { lazily } from '#kit/shared/lazily.ts';
import { soundNames } from '../vocabulary/concepts/thesaurus.ts';
import type { QueryTerm } from '../query-terms.ts';
import { keysOf, namesCategories, namesKind } from '../query-terms.ts';
import { phraseKey, singular } from '../tokenize.ts';

/** Whether somebody says that they have never done it. */
export const isLevel = ({ words, synonyms }: QueryTerm): boolean =>
  words.some((word) => singular(word) === 'beginner') || synonyms.includes('beginner');

/** "Things to do" beside what they are for, such as rain or children: what serves that need not be an event. */
export const asksAnything = (term: QueryTerm): boolean =>
  namesCategories(term) && !namesKind(term) && term.marks.length > maxCategories;
const maxCategories = 6;

/** What stands beside a genre and says no more than it does: "noche de reggaeton", "salsa party", "música house". */
const heads: ReadonlySet<string> = new Set(
  'night, noche, nacht, nuit, soiree, abend, avond, evening, party, fiesta, feest, fete, music, musica, musik, muziek, musique, session, sesion, event, evento, show'
    .split(', ')
    .map(phraseKey),
);
const sounds = lazily(() => new Set(soundNames().map(phraseKey)));

export const isHead = ({ words }: QueryTerm): boolean => words.length === 1 && heads.has(phraseKey(words.join('')));

export const isSound = (term: QueryTerm): boolean =>
  !isHead(term) && keysOf(term.words).some((key) => sounds().has(key));
