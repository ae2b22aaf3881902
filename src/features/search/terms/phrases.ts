/** Whole phrases that the first letters of a search may begin: things, days, places, and the two together. Pure. */
import { landmarks } from '#market/town/landmarks.ts';
import type { Language } from '#kit/shared/messages.ts';
import { languages } from '#kit/shared/messages.ts';
import { phraseKey } from '../query-terms.ts';
import { rankCorrections } from './spelling.ts';
import { messages } from '../suggestions-messages.ts';
import { tokenize } from '../tokenize.ts';

type Phrase = { readonly text: string; readonly words: readonly string[]; readonly key: string };
type Phrases = { readonly things: readonly Phrase[]; readonly more: readonly Phrase[] };

const phraseOf = (text: string): Phrase => ({ text, words: tokenize(text), key: phraseKey(text) });

/** What is searched, and what is said of it: when, where, for whom, with what. In their order: the earlier is offered first. */
function phrasesIn(language: Language): Phrases {
  const said = Object.entries(messages[language]);
  const beginning = (start: string) => said.filter(([key]) => key.startsWith(start)).map(([, text]) => phraseOf(text));
  return {
    things: beginning('thing.'),
    more: [...beginning('more.'), ...landmarks.map(({ near }) => phraseOf(near[language]))],
  };
}

const known: ReadonlyMap<Language, Phrases> = new Map(languages.map((language) => [language, phrasesIn(language)]));
const phrasesOf = (language: Language): Phrases => known.get(language) ?? { things: [], more: [] };

/** Whether typed words begin a phrase, at its first word or at a later one. */
function begins(typed: readonly string[], { words }: Phrase, isAtStart = false): boolean {
  const last = typed.length - 1;
  const fits = (from: number) =>
    typed.every((word, i) => (i === last ? words[from + i]?.startsWith(word) : words[from + i] === word));
  return isAtStart ? fits(0) : words.some((_, from) => fits(from));
}

/** Of what fits, what begins so comes before what has a later word so. */
const beginning = (typed: readonly string[], some: readonly Phrase[]): readonly Phrase[] => {
  const fitting = some.filter((one) => begins(typed, one));
  return fitting.toSorted((a, b) => Number(begins(typed, b, true)) - Number(begins(typed, a, true)));
};

/** A thing that is written whole, and what of the rest begins something said of it: "techno sat" is Saturday, and its night. */
function both(typed: readonly string[], { things, more }: Phrases): readonly string[] {
  for (let length = typed.length; length > 0; length -= 1) {
    const key = phraseKey(typed.slice(0, length).join(' '));
    const thing = things.find((one) => one.key === key);
    if (thing === undefined) continue;
    const rest = typed.slice(length);
    const said = rest.length === 0 ? more : beginning(rest, more);
    return said.map(({ text }) => `${thing.text} ${text}`);
  }
  return [];
}

/** Phrases of this language that may be meant, the likeliest first; whether they find anything is another question. */
export function phrasesBeginning(typed: readonly string[], language: Language): readonly string[] {
  const phrases = phrasesOf(language);
  const alone = [...beginning(typed, phrases.things), ...beginning(typed, phrases.more)].map(({ text }) => text);
  return [...new Set([...alone, ...both(typed, phrases)])];
}

/** Phrases with a word that a mistyped one was meant to be, the nearest first. */
export function phrasesMeant(typed: readonly string[], language: Language): readonly string[] {
  const { things, more } = phrasesOf(language);
  const words = [...things, ...more].flatMap((one) => one.words).filter((word) => word.length > 3);
  const last = typed.at(-1) ?? '';
  return rankCorrections(last, words).flatMap((word) => phrasesBeginning([...typed.slice(0, -1), word], language));
}
