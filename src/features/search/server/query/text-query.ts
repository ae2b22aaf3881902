/** Turns terms into a text query: stems in English and in Spanish without stop words, synonyms, and marks of entries. */
import { listingKinds } from '#market/listings/listing-kinds.ts';
import type { QueryTerm } from '../../query-terms.ts';
import { isOfGroup } from '../../terms/groups.ts';
import { isNameOfKind } from '../../vocabulary/kind-names.ts';
import { isHelped, isServed, isTrouble } from '../../vocabulary/leanings.ts';
import { keysOf, markOf, namesCategories } from '../../query-terms.ts';
import { seldomMeant } from '../../vocabulary/related-kinds.ts';
import { isSoft } from '../../vocabulary/soft-words.ts';
import { categoryNames } from '../../vocabulary/synonyms.ts';
import { asksAnything, isHead, isLevel, isSound } from '../../terms/told-terms.ts';
import type { Stems } from './stems.ts';

/** What is looked for, in the language of PostgreSQL's text search. */
export type TextQuery = {
  /** All that was meant, or for a wider search any of it. */
  readonly filter: string;
  /** Each part by itself: what has more of them, and in better places, ranks higher. */
  readonly ranking: string;
  /**
   * Each thing that was asked for by its own word, which is in whatever the filter leaves where nothing else is meant by
   * it; and by what it is a kind of, which names say unless it is a mark of the document only.
   */
  readonly literal: readonly { readonly word: string; readonly isInAll: boolean; readonly isSoft: boolean }[];
  readonly kinds: readonly { readonly mark: string; readonly isNamed: boolean }[];
  /** The words of the same meaning, of each thing that has some. */
  readonly synonyms: readonly string[];
  /** All that serves an occasion. */
  readonly occasion?: string | undefined;
  /** Of these what serves it best, and the marks of kinds where people look for it first. */
  readonly best?: string | undefined;
  readonly leans?: string | undefined;
  /** Whether somebody goes out: a place to sleep is no answer then, whatever it has. */
  readonly isOut?: boolean;
  /** Whether a group looks for a place to stay: a stag do, a birthday, a team. */
  readonly isForGroup?: boolean;
  /** Whether something to eat or drink is looked for, and no kind of thing beside it. */
  readonly isOfTable?: boolean;
  /** Marks of the kinds that were named, and of those like them. */
  readonly like?: string | undefined;
  /** Marks of kinds that are only like what was asked for. */
  readonly related?: string | undefined;
  /** What was asked for beside kinds of things. */
  readonly others?: string | undefined;
  /** What is near each thing that was asked for by its meaning; and whether it is looked for by that alone. */
  readonly nearby?: readonly string[];
  readonly nearRanking?: string | undefined;
  readonly isByMeaning?: boolean;
  /** What is for who has never done it. */
  readonly level?: string | undefined;
  /** What is of a kind that was named, and seldom what its name is said for. */
  readonly seldom?: string | undefined;
  /** What somebody said they do not want: what has it comes last, or what is called or described so is left out. */
  readonly unwanted?: string | undefined;
  readonly leavesOut?: boolean;
  /** The mark of a title that is exactly this. */
  readonly exactTitle: string;
};

const unwantedIn = (terms: readonly QueryTerm[]): readonly QueryTerm[] => terms[0]?.beside?.unwanted ?? [];

/**
 * What has something that is not wanted: its words and, where it is called by a name of its kind, all of that kind. "No
 * hostel" is no "no hotel", of an occasion too much would be left out, and who wants no noise wants what is quiet.
 */
function unwantedOf(terms: readonly QueryTerm[], stems: Stems): string | undefined {
  const said = unwantedIn(terms).filter(({ isOccasion }) => !isOccasion);
  return joined(
    said.flatMap((term) => [
      ...[ownWords(term, stems), ...(isHelped(keysOf(term.words)) ? [] : synonymsIn(term.synonyms, stems))].filter(
        present,
      ),
      ...(isNameOfKind(term.words) ? term.marks.map(quoted) : []),
    ]),
    '|',
  );
}

/** Of "rent a car" campers; not where anything else tells what it should be like. */
function seldomIn(terms: readonly QueryTerm[]): readonly string[] {
  const names = terms.flatMap(({ marks }) =>
    marks.length === 1 ? (seldomMeant[(marks[0] ?? '').slice(1)] ?? []) : [],
  );
  const words = names.flatMap((some) => some.split(', '));
  return terms.some((term) => term.words.some((word) => words.includes(word))) ? [] : words;
}

/** Every word that these terms need the stem of. */
export function wordsOf(terms: readonly QueryTerm[]): string[] {
  const said = [...terms, ...unwantedIn(terms)].flatMap(({ words, synonyms, lacks }) => [
    ...words,
    ...[...synonyms, ...lacks].flatMap((phrase) => phrase.split(' ')),
  ]);
  return [...said, ...seldomIn(terms)];
}

export const quoted = (mark: string) => `'${mark}'`;
/** A part that is said twice is looked for once. */
export function joined(parts: readonly string[], by: '&' | '|'): string | undefined {
  const different = [...new Set(parts)];
  return different.length > 1 ? `(${different.join(` ${by} `)})` : different[0];
}
export const present = (part: string | undefined): part is string => part !== undefined;

/**
 * What was typed, where it says something by itself: of "where can I park" one word would be left, and so of "by the sea",
 * which a title is found by.
 */
function ownWords({ words, synonyms, marks, isOccasion, isAbroad }: QueryTerm, stems: Stems): string | undefined {
  if (isAbroad && synonyms.length + marks.length > 0) return undefined;
  const own = phraseIn(words, stems);
  const isKnown = words.length > 1 && synonyms.length + marks.length > 0;
  const isOneLeft = isKnown && words.length > 2 && words.filter((word) => stems.has(word)).length === 1;
  if (!isOneLeft) return own;
  return isOccasion ? own?.replaceAll(/'([^'=:][^':]*)'/g, "'$1':A") : undefined;
}

/** Between two words of a phrase so many others may stand: "market, then a cook". */
const maxBetween = 2;

/** The words one after the other, as far apart as they were said. */
function phraseIn(words: readonly string[], stems: Stems): string | undefined {
  const said = words.flatMap((word, place) => {
    const stem = stems.get(word);
    return stem === undefined ? [] : [{ stem, place }];
  });
  const [first, second] = said;
  if (first === undefined || second === undefined) return first?.stem;
  const apart = second.place - first.place;
  if (said.length === 2)
    return `(${Array.from({ length: maxBetween + 1 }, (_, more) => `${first.stem} <${apart + more}> ${second.stem}`).join(' | ')})`;
  const chain = said.map(({ stem, place }, i) => (i === 0 ? stem : `<${place - (said[i - 1]?.place ?? 0)}> ${stem}`));
  return `(${chain.join(' ')})`;
}

/** Of "stand up" and "by the sea" one word would be left, which says something else. */
export const synonymsIn = (synonyms: readonly string[], stems: Stems): readonly (string | undefined)[] =>
  synonyms
    .map((phrase) => phrase.split(' '))
    .filter((words) => words.length === 1 || words.filter((word) => stems.has(word)).length > 1)
    .map((words) => phraseIn(words, stems));

/** Categories are marks of the names as well (migration 0004). */
const isOfCategory = (mark: string) => listingKinds.some((kind) => mark.startsWith(`=${kind}/`));

const stays = ['=rentals/apartment', '=rentals/villa', '=businesses/hotel'];
const isOfStay = (mark: string) => stays.includes(mark);

export const anyJob = Object.keys(categoryNames.jobs).map((category) => quoted(markOf.category('jobs', category)));

/** Work that does not speak of something; of nothing else is it said. */
function withoutAny(lacks: readonly string[], stems: Stems): string {
  const said = lacks.map((phrase) => phraseIn(phrase.split(' '), stems)).filter(present);
  return `(${joined(anyJob, '|')} & !${joined(said, '|')})`;
}

/** What a term can be matched by; nothing when it is made of stop words. */
export function alternativesOf(term: QueryTerm, stems: Stems): string[] {
  const { synonyms, marks, lacks } = term;
  if (lacks.length > 0) return [withoutAny(lacks, stems)];
  return [ownWords(term, stems), ...synonymsIn(synonyms, stems), ...marks.map(quoted)].filter(present);
}

/** Of these phrases those that find what their single words don't find: the index looks up every word that is left. */
export function findingAll(phrases: readonly string[], stems: Stems): readonly string[] {
  const alone = new Set(phrases.map((phrase) => stems.get(phrase)).filter(present));
  const isFoundAnyway = (phrase: string) =>
    phrase.includes(' ') && phrase.split(' ').some((word) => alone.has(stems.get(word) ?? ''));
  return phrases.filter((phrase) => !isFoundAnyway(phrase));
}

/** The same as `alternativesOf` for who only looks whether one is there. */
export function findersOf(term: QueryTerm, stems: Stems): string[] {
  const [word] = term.words.length === 1 && ownWords(term, stems) !== undefined ? term.words : [];
  const own = word === undefined ? [] : [word];
  const left = new Set(findingAll([...own, ...term.synonyms], stems));
  return alternativesOf({ ...term, synonyms: term.synonyms.filter((phrase) => left.has(phrase)) }, stems);
}

/** Of a query what names or describes: it counts more than what is told besides (D in the document). */
export const described = (query: string): string => query.replaceAll(/'([^'=:][^':]*)'(?!:)/g, "'$1':ABC");

/** Whether a term narrows nothing: what is part of any wish, or praises. */
export const isIdleTerm = ({ words, marks, synonyms }: QueryTerm): boolean =>
  marks.length === 0 && synonyms.length === 0 && words.every(isSoft);

/** The mark of a title that is what was typed, or all of it but the kind that it is of: "Marea Baja club". */
function exactTitleOf(terms: readonly QueryTerm[]): string {
  const whole = quoted(markOf.title(terms[0]?.beside?.typed ?? terms.flatMap(({ words }) => words)));
  const kinds = terms.filter((term) => namesCategories(term) && !term.isOccasion);
  const name = terms.filter((term) => !kinds.includes(term)).flatMap(({ words }) => words);
  const marks = joined(
    kinds.flatMap((term) => term.marks.map(quoted)),
    '|',
  );
  return marks === undefined || name.length === 0 ? whole : `(${whole} | (${quoted(markOf.title(name))} & ${marks}))`;
}

/** Undefined when nothing is left to look for. */
export function textQueryOf(terms: readonly QueryTerm[], stems: Stems, mode: 'all' | 'any'): TextQuery | undefined {
  const heavy = terms.filter((term) => !isIdleTerm(term));
  const troubles = heavy.filter(({ words }) => isTrouble(keysOf(words)));
  const named = heavy.filter((term) => !asksAnything(term));
  // Beside a thing that is named an occasion orders.
  const hasThing = named.some((term) => namesCategories(term) && !term.isOccasion);
  // Who has never done a thing wants that thing: what is for beginners comes first, and need not say so.
  const isOfSound = named.some(isSound);
  const isOrder = (term: QueryTerm) =>
    (hasThing && term.isOccasion) || (named.length > 1 && isLevel(term)) || (isOfSound && isHead(term));
  const telling = troubles.length > 0 ? troubles : named.filter((term) => !isOrder(term));
  const asked = telling.length > 0 ? telling : heavy.length > 0 ? heavy : terms;
  const parts = asked.map((term) => joined(findersOf(term, stems), '|')).filter(present);
  const filter = joined(parts, mode === 'all' ? '&' : '|');
  if (filter === undefined) return undefined;
  const alternatives = terms.filter(({ lacks }) => lacks.length === 0).map((term) => alternativesOf(term, stems));
  const literal = terms.flatMap((term) => {
    const word = ownWords(term, stems);
    return word === undefined || term.lacks.length > 0
      ? []
      : [
          {
            word,
            isInAll: mode === 'all' && asked.includes(term) && alternativesOf(term, stems).length === 1,
            isSoft: term.marks.length === 0 && term.words.every(isSoft),
          },
        ];
  });
  const kinds = terms.flatMap(({ marks }) => {
    const mark = joined(marks.map(quoted), '|');
    return mark === undefined ? [] : [{ mark, isNamed: marks.every(isOfCategory) }];
  });
  const said = terms.filter(({ isOccasion }) => !isOccasion);
  const synonyms = said.map((term) => joined(synonymsIn(term.synonyms, stems).filter(present), '|')).filter(present);
  const occasion = joined(
    terms.filter(({ isOccasion }) => isOccasion).flatMap((term) => synonymsIn(term.synonyms, stems).filter(present)),
    '|',
  );
  const best = joined(
    terms.flatMap((term) => synonymsIn(term.best, stems).filter(present)),
    '|',
  );
  const leans = joined(
    terms.flatMap((term) => term.leans.map(quoted)),
    '|',
  );
  const exactTitle = exactTitleOf(terms);
  return {
    filter,
    ranking: [exactTitle, ...alternatives.flat()].join(' | '),
    literal,
    kinds,
    synonyms,
    occasion,
    best,
    leans,
    isOut:
      (occasion !== undefined || isOfSound) &&
      !terms.some(({ marks, leans: places }) => [...marks, ...places].some(isOfStay)),
    isOfTable: !hasThing && terms.some((term) => isServed(keysOf(term.words))),
    isForGroup: terms.some(isOfGroup) && terms.some(({ marks }) => marks.some(isOfStay)),
    level: joined(
      terms.filter(isLevel).flatMap((term) => synonymsIn(term.synonyms, stems).filter(present)),
      '|',
    ),
    seldom: joined(
      seldomIn(terms)
        .map((word) => stems.get(word))
        .filter(present),
      '|',
    ),
    unwanted: unwantedOf(terms, stems),
    exactTitle,
  };
}
