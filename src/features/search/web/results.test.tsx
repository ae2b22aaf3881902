import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Found } from './queries.ts';
import { foundOf, openSearch } from './testing.tsx';

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const seen = (text: string | RegExp) => screen.findByText(text);

describe('the faces of a search', () => {
  it('groups what it found under the kind of each, with a way to all of it', async () => {
    openSearch({ query: 'paella' }, { found: () => foundOf({ events: 34, jobs: 1 }) });
    await seen('35 matches');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Events 34',
      'Jobs 1',
    ]);
    expect(screen.getByText('event cards')).toBeTruthy();
    expect(hrefOf('All 34 events')).toBe('/search?query=paella&type=events');
  });

  it('puts the kind whose listing fits best first, as the server says (issue 20)', async () => {
    const shelves = ['businesses', 'events', 'jobs'] as const;
    openSearch(
      { query: 'paella' },
      { found: () => foundOf({ events: 2, businesses: 1, jobs: 1 }, { shelves: [...shelves] }) },
    );
    await seen('4 matches');
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(titles).toEqual(['Businesses 1', 'Events 2', 'Jobs 1']);
  });

  it('puts the best of several kinds above them, and leaves out a kind of which nothing is left', async () => {
    const of = (...ids: string[]) => ids.map((id) => ({ id })) as never;
    const lists = { events: of('night', 'later'), businesses: of('club'), best: ['club', 'night'] };
    openSearch({ query: 'dance' }, { found: () => foundOf({ events: 2, businesses: 1 }, lists) });
    await seen('3 matches');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Best matches',
      'Events 2',
    ]);
    expect(screen.getByText('the best cards')).toBeTruthy();
    expect(screen.queryByText('business cards')).toBeNull();
  });

  it('keeps the way to all of a kind whose first are all among the best', async () => {
    const lists = { events: [{ id: 'night' }] as never, best: ['club', 'night'] };
    openSearch({ query: 'dance' }, { found: () => foundOf({ events: 9 }, lists) });
    await seen('9 matches');
    expect(hrefOf('All 9 events')).toBe('/search?query=dance&type=events');
  });

  it('counts beyond a thousand no further', async () => {
    const many = { count: 1000, isMore: true };
    const found = foundOf({});
    openSearch({}, { found: () => ({ ...found, totals: { ...found.totals, jobs: many } }) }, 'es');
    expect(await seen('1.000+ resultados')).toBeTruthy();
  });

  it('says whom to call above whatever a search for a doctor found', async () => {
    openSearch({ query: 'médico' }, { found: () => foundOf({ jobs: 2 }) }, 'es');
    await seen('2 resultados');
    expect(hrefOf('Si es urgente, llama al 112.')).toBe('tel:112');
    expect(hrefOf('Todos los números y qué hacer')).toBe('/safety-tips');
  });

  it('has the way to keep it on every face', async () => {
    openSearch({ query: 'paella' }, { found: () => foundOf({}) });
    await seen('0 matches');
    expect(screen.getByText('the way to keep it')).toBeTruthy();
  });

  it('shows three skeletons first, and says when the search did not come, and asks again', async () => {
    let isBack = false;
    const { asked } = openSearch({}, { found: () => (isBack ? foundOf({ jobs: 2 }) : undefined) });
    expect(screen.getAllByText('Searching...').length).toBeGreaterThan(0);
    expect((await screen.findByRole('alert')).textContent).toContain('The search did not come through');
    isBack = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await seen('2 matches')).toBeTruthy();
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['keeps what was found before in sight', 'jobs', 1],
    ['says of another kind than before only that it is looked for', 'events', 2],
  ] as const)('%s while its answer is on its way', (_, before, searching) => {
    openSearch({ type: 'jobs' }, { before: foundOf({ [before]: 3 }) });
    expect(screen.queryAllByText('job cards')).toHaveLength(before === 'jobs' ? 1 : 0);
    // In the line that counts, and in the place of what was found.
    expect(screen.getAllByText('Searching...')).toHaveLength(searching);
    expect(screen.queryByText(/^Flat calm/)).toBeNull();
  });

  it('says what was searched instead of a mistyped word', async () => {
    openSearch({ query: 'restaurnat' }, { found: () => foundOf({ businesses: 3 }, { correction: 'restaurant' }) });
    expect(await seen('Showing results for “restaurant”. Nothing here says “restaurnat”.')).toBeTruthy();
  });

  it('admits when nothing has all of the words', async () => {
    openSearch({ query: 'pink tram' }, { found: () => foundOf({ events: 1 }, { hasAllWords: false }) }, 'es');
    expect(await seen('Nada lo tiene todo. Esto se acerca.')).toBeTruthy();
  });

  it('says which words were left out, each a way to the search for it alone', async () => {
    const found = () => foundOf({ events: 1 }, { hasAllWords: false, leftOut: ['pink', 'on sunday'] });
    openSearch({ query: 'pink tram on sunday', rating: 4, page: 2 }, { found });
    const left = await screen.findByRole('link', { name: 'Search for “on sunday” alone' });
    expect(left.getAttribute('href')).toBe('/search?query=on+sunday&rating=4');
    expect(screen.getByRole('link', { name: 'Search for “pink” alone' })).toBeTruthy();
  });
});

describe('what is only near', () => {
  const near = { ...foundOf({}), shelves: ['rentals'] } as Found['near'];

  it('stands below what was found, kind by kind, and is not counted', async () => {
    openSearch({ query: 'hotel' }, { found: () => foundOf({ businesses: 1 }, { near }) });
    await seen('1 match');
    const part = within(screen.getByRole('region', { name: 'Not far off' }));
    expect(part.getByRole('heading', { level: 3, name: 'Rentals' })).toBeTruthy();
    expect(part.getByText('near rental cards')).toBeTruthy();
    expect(screen.getByText('business cards')).toBeTruthy();
  });

  it('is shown where nothing is what was asked for, in Spanish too', async () => {
    openSearch({ query: 'barco' }, { found: () => foundOf({}, { near }) }, 'es');
    await seen('Mar en calma. No hay resultados.');
    expect(within(screen.getByRole('region', { name: 'Anda cerca' })).getByText('near rental cards')).toBeTruthy();
  });

  it('is nothing where there is nothing near', async () => {
    openSearch({ query: 'hotel' }, { found: () => foundOf({ businesses: 9 }) });
    await seen('9 matches');
    expect(screen.queryByRole('region', { name: 'Not far off' })).toBeNull();
  });
});

describe('the kinds of listing', () => {
  it('lead to the same search through one of them, with what it would show', async () => {
    openSearch({ query: 'x', type: 'events', page: 2, rating: 4 }, { found: () => foundOf({ events: 5, rentals: 7 }) });
    const tabs = within(screen.getByRole('navigation', { name: 'Show' }));
    expect(await tabs.findByRole('link', { name: 'Rentals 7' })).toBeTruthy();
    expect(tabs.getByRole('link', { name: 'All 12' }).getAttribute('href')).toBe('/search?query=x&rating=4');
    expect(tabs.getByRole('link', { name: 'Events 5' }).getAttribute('aria-current')).toBe('page');
    expect(tabs.getByRole('link', { name: 'Jobs 0' }).getAttribute('aria-current')).toBeNull();
  });
});

describe('the pages of one kind', () => {
  it('are real links, with those before and after', async () => {
    openSearch({ type: 'jobs', page: 5 }, { found: () => foundOf({ jobs: 200 }, { page: 5, pages: 9 }) });
    await seen('Page 5 of 9');
    expect(hrefOf('Previous page')).toBe('/search?type=jobs&page=4');
    expect(hrefOf('Next page')).toBe('/search?type=jobs&page=6');
    expect(hrefOf('Page 1')).toBe('/search?type=jobs');
    expect(screen.getByRole('link', { name: 'Page 5' }).getAttribute('aria-current')).toBe('page');
    expect(screen.queryByRole('link', { name: 'Page 3' })).toBeNull();
  });

  it('are none where one is enough', async () => {
    openSearch({ type: 'jobs' }, { found: () => foundOf({ jobs: 3 }) });
    await seen('3 matches');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });
});

describe('the filters that are set', () => {
  const address = {
    query: 'x',
    category: 'party',
    date: '2026-11-21',
    priceMax: 25,
    radius: 2.5,
    lat: 1,
    lng: 1,
  } as const;

  it('are links to the search without each of them', async () => {
    openSearch(address, { found: () => foundOf({ events: 3 }) });
    await seen('3 matches');
    expect(hrefOf('Category: the party. Remove')).toBe(
      '/search?query=x&date=2026-11-21&priceMax=25&lat=1&lng=1&radius=2.5',
    );
    expect(hrefOf('When: Tonight. Remove')).not.toContain('date');
    expect(hrefOf('Up to €25. Remove')).not.toContain('price');
    expect(hrefOf('Within 2.5 km. Remove')).toBe('/search?query=x&category=party&date=2026-11-21&priceMax=25');
    expect(screen.getAllByRole('link', { name: 'Clear all filters' })[0]?.getAttribute('href')).toBe('/search?query=x');
  });

  it('say the time that a price is for', async () => {
    openSearch({ query: 'villa', priceMax: 300, per: 'night' }, { found: () => foundOf({ rentals: 3 }) }, 'es');
    await seen('3 resultados');
    expect(hrefOf('Hasta 300\u00a0€ la noche. Quitar')).toBe('/search?query=villa');
  });

  it('are one for each thing it has to have: one that is taken away leaves the others (issue 19)', async () => {
    openSearch({ query: 'flat', amenities: 'swimming pool,parking' }, { found: () => foundOf({ rentals: 3 }) });
    await seen('3 matches');
    expect(hrefOf('with swimming pool. Remove')).toBe('/search?query=flat&amenities=parking');
    expect(hrefOf('with parking. Remove')).toBe('/search?query=flat&amenities=swimming+pool');
    expect(screen.getAllByRole('link', { name: 'Clear all filters' })[0]?.getAttribute('href')).toBe(
      '/search?query=flat',
    );
  });

  it('say when work is, and what is not wanted, as one', async () => {
    openSearch({ query: 'bar', shifts: 'mornings,evenings,-nights' }, { found: () => foundOf({ jobs: 3 }) });
    const chip = await screen.findByRole('link', { name: /^Work: .*Mornings or Evenings.*No nights.*Remove$/ });
    expect(chip.getAttribute('href')).toBe('/search?query=bar');
  });

  it('say a place in the language of the page', async () => {
    openSearch({ query: 'bar', location: 'Plaza de Toros' }, { found: () => foundOf({ businesses: 3 }) });
    await seen('3 matches');
    expect(hrefOf('Where: Bullring. Remove')).toBe('/search?query=bar');
  });

  it('hand the focus to the count when they go', async () => {
    openSearch(address, { found: () => foundOf({ events: 3 }) }, 'es');
    const count = await seen('3 resultados');
    fireEvent.click(screen.getByRole('link', { name: 'Hasta 25\u00a0€. Quitar' }));
    expect(document.activeElement).toBe(count);
  });
});

describe('the order', () => {
  it('is changed at once', async () => {
    const { router } = openSearch({ query: 'x', type: 'events' });
    fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value: '-price' } });
    await waitFor(() => expect(router.latestLocation.href).toBe('/search?query=x&type=events&sort=-price'));
  });

  it('by distance counts from the middle of the town for who keeps their position', async () => {
    const { router } = openSearch({ query: 'x' });
    fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value: 'distance' } });
    await waitFor(() =>
      expect(router.latestLocation.href).toBe('/search?query=x&sort=distance&lat=38.5385&lng=-0.1312'),
    );
    expect(await seen('Your position stays with you. Distances count from the middle of Benidorm.')).toBeTruthy();
  });
});

describe('where nothing was found', () => {
  const address = { query: 'boat', type: 'events', category: 'party', priceMax: 0 } as const;

  it('shows a calm sea and every way that leads somewhere', async () => {
    openSearch(address, {
      found: (asked) => {
        if (!asked.has('priceMax')) return foundOf({ events: 2 });
        return foundOf({}, { facets: { ...foundOf({ rentals: 4 }).facets } });
      },
      suggestions: () => [
        { kind: 'words', text: 'boats' },
        { kind: 'listing', type: 'rentals', id: 'abc', title: 'Nube Baixa', location: 'Harbour' },
      ],
    });
    expect(await seen('Flat calm. Nothing matches.')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Free of charge: leave it out 2' })).toBeTruthy();
    expect(hrefOf('Free of charge: leave it out 2')).toBe('/search?query=boat&type=events&category=party');
    expect(screen.queryByRole('link', { name: /^Category: the party: leave/ })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Rentals 4' }).at(-1)?.getAttribute('href')).toBe(
      '/search?query=boat&type=rentals&priceMax=0',
    );
    expect(await screen.findByRole('link', { name: 'boats' })).toBeTruthy();
    expect(hrefOf('Nube Baixa')).toBe('/rentals/abc');
    expect(screen.getByText('what is on tonight')).toBeTruthy();
    expect(hrefOf('Clear the search')).toBe('/search');
  });

  it('says that the filters are to blame, before what is only near', async () => {
    const near = { ...foundOf({}), shelves: ['events'] } as Found['near'];
    openSearch(address, { found: (asked) => foundOf(asked.has('priceMax') ? {} : { events: 2 }, { near }) });
    expect(await seen(/^Nothing for “boat” with all of these filters/)).toBeTruthy();
    const way = await screen.findByRole('link', { name: 'Free of charge: leave it out 2' });
    const region = screen.getByRole('region', { name: 'Not far off' });
    expect(way.compareDocumentPosition(region)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('leaves all filters out where none alone is to blame', async () => {
    const isBare = (asked: URLSearchParams) => !asked.has('priceMax') && !asked.has('category');
    openSearch(address, { found: (asked) => foundOf(isBare(asked) ? { events: 5 } : {}) });
    const way = await screen.findByRole('link', { name: 'All filters: leave them out 5' });
    expect(way.getAttribute('href')).toBe('/search?query=boat&type=events');
    expect(screen.queryByRole('link', { name: /: leave it out/ })).toBeNull();
  });

  it('promises nothing further down where nothing is listed yet, and asks for the first', async () => {
    openSearch({ type: 'events' }, {});
    expect(await seen(/^Nothing is listed here right now\. Yours could be the first/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Clear the search' })).toBeNull();
    expect(screen.queryByText(/Further down/)).toBeNull();
  });

  it('says so in Spanish', async () => {
    openSearch({ query: 'zzz' }, {}, 'es');
    expect(await seen('Mar en calma. No hay resultados.')).toBeTruthy();
    expect(screen.getByText('Nada para «zzz». Más abajo, lo que sí trae la marea.')).toBeTruthy();
  });
});
