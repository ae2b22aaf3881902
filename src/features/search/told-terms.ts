/** What a term says beside what it names: anything at all, or that somebody has never done it. Pure. */
import type { QueryTerm } from './query-terms.ts';
import { namesCategories, namesKind } from './query-terms.ts';
import { singular } from './tokenize.ts';

/** Whether somebody says that they have never done it. */
export const isLevel = ({ words, synonyms }: QueryTerm): boolean =>
  words.some((word) => singular(word) === 'beginner') || synonyms.includes('beginner');

/** "Things to do" beside what they are for, such as rain or children: what serves that need not be an event. */
export const asksAnything = (term: QueryTerm): boolean =>
  namesCategories(term) && !namesKind(term) && term.marks.length > maxCategories;
const maxCategories = 6;
