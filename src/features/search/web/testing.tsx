/** For tests only: the search page over answers that a test gives. */
import { useQuery } from '@tanstack/react-query';
import { kindNamed } from '#features/listings/kinds.ts';
import type { Language } from '#kit/shared/messages.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { listingKinds, ofEachKind } from '#market/listings/listing-kinds.ts';
import type { SearchAddress } from '../address.ts';
import type { Suggestion } from '../contract.ts';
import { facetNames } from '../rules.ts';
import { foundQuery, type Found } from './queries.ts';
import { Results } from './results.tsx';

type Counts = Partial<Record<(typeof listingKinds)[number], number>>;

/** Nothing but counts was found. */
export function foundOf(counts: Counts, changes: Partial<Found> = {}): Found {
  const each = <T,>(names: readonly string[], make: (name: string) => T) =>
    Object.fromEntries(names.map((name) => [name, make(name)]));
  const countOf = (name: string) => ({ count: counts[name as keyof Counts] ?? 0, isMore: false });
  return {
    ...each(listingKinds, () => []),
    near: { ...each(listingKinds, () => []), shelves: [] },
    totals: each(listingKinds, countOf),
    facets: {
      ...each(facetNames, () => []),
      type: listingKinds.map((value) => ({ value, ...countOf(value) })),
    },
    best: [],
    shelves: listingKinds.filter((name) => countOf(name).count > 0),
    understood: null,
    longer: null,
    page: 1,
    pages: 1,
    correction: null,
    hasAllWords: true,
    leftOut: [],
    ...changes,
  } as Found;
}

type Answers = {
  /** What a search finds; undefined fails. */
  readonly found?: (asked: URLSearchParams) => Found | undefined;
  /** What was found before, while this search has no answer yet. */
  readonly before?: Found;
  readonly suggestions?: (asked: URLSearchParams) => readonly Suggestion[];
};

const nothing = foundOf({});
const cards = ofEachKind((name) => `${kindNamed(name).one} cards`);
const nearCards = ofEachKind((name) => `near ${kindNamed(name).one} cards`);

type PageProps = { readonly address: SearchAddress; readonly language: Language; readonly before: Found | undefined };

function Page({ address, language, before }: PageProps) {
  return (
    <Results
      address={address}
      found={useQuery({ ...foundQuery(address, language), ...(before && { placeholderData: before }) })}
      categoryName={(category) => `the ${category}`}
      amenityName={(amenity) => `with ${amenity}`}
      cards={cards}
      nearCards={nearCards}
      best="the best cards"
      tonight="what is on tonight"
      save="the way to keep it"
    />
  );
}

/** Draws the search page at an address; `asked` are the calls it made. */
export function openSearch(address: SearchAddress, answers: Answers = {}, language: Language = 'en') {
  const asked: URL[] = [];
  const api = (request: Request) => {
    const url = new URL(request.url);
    asked.push(url);
    if (url.pathname === '/api/search/suggest') return Response.json(answers.suggestions?.(url.searchParams) ?? []);
    if (answers.before) return new Promise<never>(() => undefined);
    const found = (answers.found ?? (() => nothing))(url.searchParams);
    return found ? Response.json(found) : new Response(null, { status: 503 });
  };
  const now = new Date('2026-11-21T20:00:00Z');
  return { ...renderPage(<Page {...{ address, language, before: answers.before }} />, { language, now, api }), asked };
}
