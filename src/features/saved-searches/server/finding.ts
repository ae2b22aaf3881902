/** What is new in saved searches: found as a visitor finds it, among what was published since. */
import { soughtTypes } from '#features/search/address.ts';
import type { Lexicon } from '#features/search/query-terms.ts';
import { openLook, type Look } from '#features/search/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { nightOf } from '#market/town/dates.ts';
import { isOver, searchIn } from '../rules.ts';

/** What finding needs of the roof: the kinds, and what phrases stand for on a page of a language. */
export type Finder = {
  readonly kinds: ServerKinds;
  readonly lexiconIn: (language: Language) => Promise<Lexicon>;
};

type Among = Readonly<Record<ListingKind, ReadonlySet<string>>>;
type Found = { readonly type: ListingKind; readonly id: string };

/**
 * Finds what is new in one search after the other. A search whose dates have passed, and one through kinds that have nothing
 * new, is not even read.
 */
export function createFindNew(db: Db, { kinds, lexiconIn }: Finder, at: Date) {
  let look: Promise<Look> | undefined;
  return async (search: string, among: Among, language: Language): Promise<readonly Found[]> => {
    const address = searchIn(search);
    const isAsked = Object.keys(address).length > 0;
    if (!isAsked || isOver(address, nightOf(at))) return [];
    if (soughtTypes(address).every((type) => among[type].size === 0)) return [];
    look ??= openLook(db, kinds, at);
    return (await look)(address, among, await lexiconIn(language));
  };
}
