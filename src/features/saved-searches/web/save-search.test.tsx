import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '#kit/web/network-testing.ts';
import { clearStoredUser, storeUser } from '#kit/web/stored-user.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import { aUser } from '#kit/web/user-testing.ts';
import type { SavedSearches } from '../contract.ts';
import { SaveSearch } from './save-search.tsx';
import { SavedSearchesPart } from './saved-searches-part.tsx';

type Own = SavedSearches['searches'][number];
const aSearch = (over: Partial<Own> = {}): Own => ({
  id: 'AbCdEfGh',
  search: 'query=techno&type=events',
  savedAt: '2026-08-20T10:00:00.000Z',
  letters: false,
  isOver: false,
  ...over,
});

/** The network's edge: what a member keeps, kept as the server keeps it; `told` are the writes. */
function serve(first: Own[] = [], { hasEmail = true, news = [] as unknown[], refuse = '' } = {}) {
  storeUser(aUser());
  const state = { searches: first };
  const told: string[] = [];
  const answer = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET')
      return Response.json(pathname.endsWith('/news') ? news : { searches: state.searches, hasEmail });
    const text = await request.text();
    told.push([request.method, pathname.replace('/api/saved-searches', ''), text].filter(Boolean).join(' '));
    if (refuse) return refusal(refuse as 'too_many_saved');
    if (pathname.endsWith('/seen')) return Response.json({ seen: true });
    if (request.method === 'POST') state.searches = [aSearch(JSON.parse(text) as Partial<Own>)];
    if (request.method === 'PATCH') state.searches = state.searches.map((one) => ({ ...one, ...JSON.parse(text) }));
    if (request.method === 'DELETE') state.searches = [];
    return Response.json({ searches: state.searches, hasEmail });
  };
  vi.stubGlobal('fetch', answer);
  return { told, api: answer };
}

const names = { categoryName: (one: string) => `the ${one}`, amenityName: (one: string) => `with ${one}` };
const techno = { query: 'techno', type: 'events' } as const;
const button = (name: string) => screen.findByRole('button', { name });

afterEach(() => sessionStorage.clear());

describe('where a search is shown', () => {
  it('leads who is not signed in through the door, and saves it when they come back with it', async () => {
    clearStoredUser();
    const guest = renderPage(<SaveSearch address={{ ...techno, view: 'map' }} />);
    const link = screen.getByRole('link', { name: 'Save this search' });
    expect(link.getAttribute('href')).toBe('/auth?redirect=%2Fsearch%3Fquery%3Dtechno%26type%3Devents%26view%3Dmap');
    fireEvent.click(link);
    guest.unmount();

    const { told, api } = serve();
    renderPage(<SaveSearch address={techno} />, { api });
    expect((await button('Saved')).getAttribute('aria-pressed')).toBe('true');
    expect(told[0]).toBe('POST {"search":"query=techno&type=events"}');
    expect(currentToast()?.title).toBe('Search saved');
  });

  it('saves no other search of somebody who comes back, and nothing twice', async () => {
    sessionStorage.setItem('search-to-save', 'query=techno&type=events');
    const { told, api } = serve();
    renderPage(<SaveSearch address={{ query: 'paella' }} />, { api });
    await button('Save this search');
    expect(told).toEqual([]);
  });

  it('says that it is saved, that it was seen, and switches letters on', async () => {
    const { told, api } = serve([aSearch()], { hasEmail: false });
    renderPage(<SaveSearch address={{ ...techno, page: 2, sort: 'date' }} />, { api });
    await button('Saved');
    expect(told).toEqual(['POST /AbCdEfGh/seen']);
    fireEvent.click(screen.getByRole('switch', { name: 'Email me what’s new' }));
    await waitFor(() => expect(told.at(-1)).toBe('PATCH /AbCdEfGh {"letters":true}'));
    expect(await screen.findByText(/There’s no email in your account/)).toBeTruthy();
    fireEvent.click(await button('Saved'));
    expect((await button('Save this search')).getAttribute('aria-pressed')).toBe('false');
  });

  it('keeps the words that were searched instead of mistyped ones', async () => {
    const { told, api } = serve();
    renderPage(<SaveSearch address={{ query: 'teknho', type: 'events' }} correction="techno" />, { api });
    fireEvent.click(await button('Save this search'));
    await waitFor(() => expect(told[0]).toBe('POST {"search":"query=techno&type=events"}'));
  });

  it('is not there where nothing is asked', () => {
    const { api } = serve();
    const { container } = renderPage(<SaveSearch address={{ view: 'map', page: 2 }} />, { api });
    expect(container.querySelector('button')).toBeNull();
  });

  it('says that there are too many', async () => {
    const { api } = serve([], { refuse: 'too_many_saved' });
    renderPage(<SaveSearch address={techno} />, { api });
    fireEvent.click(await button('Save this search'));
    await waitFor(() => expect(currentToast()?.description).toMatch(/^You keep 20 searches already/));
  });
});

describe('where they are kept', () => {
  it('says what was asked, how much of it is new and when it is over, in the language of the page', async () => {
    const flat = aSearch({ id: 'flat', search: 'type=rentals&category=villa&location=Levante&priceMax=90' });
    const past = aSearch({ id: 'past', search: 'query=bar&date=2026-08-01', isOver: true });
    const { api } = serve([flat, past], { news: [{ id: 'flat', count: 3 }] });
    renderPage(<SavedSearchesPart {...names} />, { api, language: 'es', now: new Date('2026-08-21T18:00:00Z') });
    const link = await screen.findByRole('link', { name: /^Alquileres/ });
    expect(link.textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Alquileres · Categoría: the villa · Dónde: Levante · Hasta 90 €',
    );
    expect(link.getAttribute('href')).toBe('/search?type=rentals&category=villa&location=Levante&priceMax=90');
    expect(await screen.findByText('3 nuevos')).toBeTruthy();
    expect(screen.getByText(/^Sus fechas han pasado/)).toBeTruthy();
    expect(screen.getAllByRole('switch')).toHaveLength(1);
  });

  it('lets one go and has it back, with its letters', async () => {
    const { told, api } = serve([aSearch({ letters: true })]);
    renderPage(<SavedSearchesPart {...names} />, { api });
    fireEvent.click(await screen.findByRole('button', { name: /^Remove the search/ }));
    const undo = await screen.findByRole('button', { name: /^Undo/ });
    await waitFor(() => expect(document.activeElement).toBe(undo));
    fireEvent.click(undo);
    expect(await screen.findByRole('switch')).toHaveProperty('checked', true);
    expect(told).toEqual(['DELETE /AbCdEfGh', 'POST {"search":"query=techno&type=events","letters":true}']);
  });

  it('says how to begin, and when it can’t be read', async () => {
    const { api } = serve();
    const { unmount } = renderPage(<SavedSearchesPart {...names} />, { api });
    expect(await screen.findByRole('link', { name: 'Look for something' })).toBeTruthy();
    unmount();
    storeUser(aUser());
    renderPage(<SavedSearchesPart {...names} />, { api: () => new Response(null, { status: 503 }) });
    expect(await screen.findByText('Your searches did not load.')).toBeTruthy();
  });
});
