/** What is only near: text queries that are wider than what was asked for, and of what is near by its meaning. */
import type { QueryTerm } from '../../query-terms.ts';
import { namesCategories, namesKind } from '../../query-terms.ts';
import { relatedKinds } from '../../vocabulary/related-kinds.ts';
import { isSoft } from '../../vocabulary/soft-words.ts';
import type { Stems } from '../query/stems.ts';
import type { TextQuery } from '../query/text-query.ts';
import {
  anyJob,
  findersOf,
  findingAll,
  isIdleTerm,
  joined,
  present,
  quoted,
  synonymsIn,
  textQueryOf,
} from '../query/text-query.ts';

/** The words of what is near to these terms by its meaning, which needs stems as well. */
export const nearWordsOf = (terms: readonly QueryTerm[]): string[] =>
  terms.flatMap(({ near }) =>
    nearest(near)
      .filter(isPhrase)
      .flatMap((phrase) => phrase.split(' ')),
  );

const isPhrase = (near: string): boolean => !near.startsWith('=');

/** Of each thing the first so many: a search pays for every word. Kinds stand last in their lines and are never left out. */
const maxNear = 16;

const nearest = (near: readonly string[]): readonly string[] => [
  ...near.filter((one) => !isPhrase(one)),
  ...near.filter(isPhrase).slice(0, maxNear),
];

/** What is near a term by its meaning: words of it, and kinds. */
const nearnessOf = (near: readonly string[], stems: Stems): string | undefined =>
  joined(
    [...synonymsIn(near.filter(isPhrase), stems).filter(present), ...near.filter((one) => !isPhrase(one)).map(quoted)],
    '|',
  );

/** Each phrase of it, or no more of them than it takes to find all. */
function nearbyOf({ near }: QueryTerm, stems: Stems, isWhole: boolean): string | undefined {
  const first = nearest(near);
  return nearnessOf(isWhole ? first : findingAll(first, stems), stems);
}

const isTelling = ({ words, marks }: QueryTerm): boolean => marks.length > 0 || !words.every(isSoft);

/**
 * What is only near: some of what was asked for, of its kind, of a kind like it, or of the kind of what was found
 * (`foundKinds`, marks). Of all jobs there are too many to be near.
 */
export function nearQueryOf(
  terms: readonly QueryTerm[],
  stems: Stems,
  foundKinds: readonly string[],
): TextQuery | undefined {
  const anyOf = (some: readonly QueryTerm[]) =>
    joined(some.map((term) => joined(findersOf(term, stems), '|')).filter(present), '|');
  const kinds = terms.filter(namesCategories);
  // Beside work a car is what it is done with.
  const work = kinds.filter(({ marks }) => marks.some((mark) => mark.startsWith('=jobs/')));
  // "Rent a bike" asks for a bike, not for all that is let.
  const specific = kinds.filter((term) => !namesKind(term));
  const named = work.length > 0 ? work : specific.length > 0 ? specific : kinds;
  const others = anyOf(
    terms.filter((term) => !named.includes(term) && !namesKind(term) && !isIdleTerm(term) && isTelling(term)),
  );
  const marks = named.length === 0 ? foundKinds : [...new Set(named.flatMap((term) => term.marks))];
  const own = joined(marks.map(quoted), '|');
  const related = joined(
    marks.flatMap((mark) => relatedKinds[mark.slice(1)] ?? []).map((kind) => quoted(`=${kind}`)),
    '|',
  );
  const like = joined([own, related].filter(present), '|');
  const within = work.length > 0 ? joined(anyJob, '|') : like;
  const some = others === undefined || within === undefined ? undefined : `(${within} & ${others})`;
  const isWide = named.some(namesKind);
  const isAnyWork = isWide && work.length > 0;
  // Of all jobs those of the kind of what was found.
  const found = joined(foundKinds.map(quoted), '|');
  const alone =
    isAnyWork || (isWide && others !== undefined) ? found : named.length === 0 || others === undefined ? like : own;
  // Some of the others is within the others: said twice, an index would look for it twice.
  const filter = joined([alone, isAnyWork ? some : others].filter(present), '|');
  const any = textQueryOf(terms, stems, 'any');
  return filter === undefined || any === undefined
    ? undefined
    : {
        ...any,
        // Where no kind was named, what is of the kind of what was found is nearer than what only says a word.
        kinds: named.length > 0 || own === undefined ? any.kinds : [...any.kinds, { mark: own, isNamed: true }],
        filter: any.unwanted === undefined ? filter : `(${filter}) & !${any.unwanted}`,
        related,
        others: work.length > 0 ? undefined : others,
        like: named.length === 0 || isWide ? undefined : like,
      };
}

/** What is near by its meaning: in how many things that were asked for, and in how many words, tells how near. */
export function meaningQueryOf(terms: readonly QueryTerm[], stems: Stems): TextQuery | undefined {
  const nearby = terms.map((term) => nearbyOf(term, stems, false)).filter(present);
  const filter = joined(nearby, '|');
  const any = filter === undefined ? undefined : textQueryOf(terms, stems, 'any');
  const nearRanking = joined(terms.map((term) => nearbyOf(term, stems, true)).filter(present), '|');
  return filter === undefined || any === undefined
    ? undefined
    : { ...any, filter, nearby, nearRanking, isByMeaning: true };
}
