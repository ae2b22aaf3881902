/** Searches that members keep: what is kept of one, when it is over, and how often it is told of (decision 0199). */
import { activeFilters, readSearch, type SearchAddress } from '#features/search/address.ts';
import { readQuestion, writeQuestion } from '#kit/shared/question.ts';

/** One account keeps so many. */
export const maxSearches = 20;
/** No address of a search is longer, however its words are written. */
export const longestQuestion = 4000;

/** What was asked, and not how it is looked at: neither page nor map, and an order only where its page names it beside the filters. */
export function keptSearch(address: SearchAddress): SearchAddress {
  const { sort, type } = address;
  return readSearch({
    ...address,
    type: type === 'all' ? undefined : type,
    page: undefined,
    view: undefined,
    sort: activeFilters(address).includes('order') ? sort : undefined,
  });
}

/** It as one text: two searches that ask the same are the same text. Empty where nothing is asked. */
export function questionOf(address: SearchAddress): string {
  return writeQuestion(keptSearch(address)).slice(1);
}

/** Reads such a text; what is not known any more is left out. */
export const searchIn = (question: string): SearchAddress => keptSearch(readSearch(readQuestion(question)));

/** Whether all dates that were asked lie behind the night that is on. */
export function isOver({ date, until, also }: SearchAddress, tonight: string): boolean {
  const last = until ?? also?.split(',').at(-1) ?? date;
  return last !== undefined && last < tonight;
}

/** Between two letters to one member lies a day at least. */
export const letterPauseDays = 1;
/** Whoever was looked for and has nothing new is looked for again after so long: a listing may come to fit, by its price or a free date. */
export const lookPauseHours = 1;

/** Where its owner sees all of them. */
export const savedSearchesPath = '/saved';
