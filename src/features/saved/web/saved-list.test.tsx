import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aShownBusiness } from '#features/businesses/testing.ts';
import { aShownJob } from '#features/jobs/testing.ts';
import { aShownRental } from '#features/rentals/testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { clearStoredUser } from '#kit/web/stored-user.ts';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { SavedListing } from '../contract.ts';
import { anEvent, itemOf, onDevice, openAccount, signIn } from './account-testing.ts';
import { SavedList } from './saved-list.tsx';
import { SavedPage } from './saved-page.tsx';
import { SavedSection } from './saved-section.tsx';
import { useSavedListings } from './use-saved-listings.ts';

const now = new Date('2026-08-21T18:00:00Z');

const tonight = anEvent('evt00000001', {
  title: 'Mirrorball on the roof',
  date: '2026-08-21',
  time: '22:30',
  duration: '6 hours',
  location: 'Sky terrace',
  price: '25.00',
});
const job = (listedUntil: string): SavedListing => ({
  type: 'job',
  savedAt: '2026-08-19T10:00:00.000Z',
  listing: aShownJob({
    id: 'job00000001',
    title: 'Waiter on the beach',
    employer: 'Chiringuito Marea',
    salary: '€1,500 a month',
    listedUntil,
  }),
});
const rental: SavedListing = {
  type: 'rental',
  savedAt: '2026-08-18T10:00:00.000Z',
  listing: aShownRental({ id: 'rnt00000001', title: 'Balcony over the bay', price: '120.00', priceUnit: 'night' }),
};
const business: SavedListing = {
  type: 'business',
  savedAt: '2026-08-17T10:00:00.000Z',
  listing: aShownBusiness({ id: 'biz00000001', name: 'Casa Nómada', priceRange: '€€' }),
};

const Everything = () => <SavedList saved={useSavedListings()} />;
const Newest = () => <SavedList saved={useSavedListings()} first={4} />;

/** A visitor whose device, or whose account, holds these. */
function keep(catalogue: readonly SavedListing[], isMember = false) {
  const items = catalogue.map(itemOf);
  const account = openAccount(isMember ? items : [], catalogue);
  if (isMember) signIn();
  else localStorage.setItem('saved', JSON.stringify({ owner: null, items: items }));
  return account;
}

describe.each([
  ['a guest', false],
  ['a member', true],
])('%s', (_, isMember) => {
  it('sees all four kinds with when, where and for how much, each leading to its page', async () => {
    const { answer } = keep([tonight, job('2026-09-19T10:00:00.000Z'), rental, business], isMember);
    renderPage(<Everything />, { now, api: answer });
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
      '/events/evt00000001',
      '/jobs/job00000001',
      '/rentals/rnt00000001',
      '/businesses/biz00000001',
    ]);
    const texts = cards.map((card) => card.textContent);
    for (const [index, words] of [
      ['Event', 'Mirrorball on the roof', 'Fri 21 Aug', '22:30', 'Sky terrace', '€25'],
      ['Job', 'Waiter on the beach', 'Chiringuito Marea', '€1,500 a month'],
      ['Rental', 'Balcony over the bay', '€120 per night'],
      ['Place', 'Casa Nómada', '€€'],
    ].entries())
      for (const word of words) expect(texts[index]).toContain(word);
    expect(document.querySelectorAll('[data-state]')).toHaveLength(0);
  });

  it('lets one go at once, keeps the focus on the list and hears it', async () => {
    const account = keep([tonight, rental], isMember);
    renderPage(<Everything />, { now, api: account.answer });
    if (isMember) await waitFor(() => expect(onDevice()?.ids).toHaveLength(2));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove “Mirrorball on the roof”' }));
    expect(screen.queryByText('Mirrorball on the roof')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Saved' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Removed from your list'));
    await waitFor(() => expect(onDevice()?.ids).toEqual(['rnt00000001']));
    if (isMember) expect(account.items).toEqual([itemOf(rental)]);
    expect(screen.getByText('Balcony over the bay')).toBeTruthy();
  });

  it('is shown the calm sea and a way to look around while there is nothing', async () => {
    renderPage(<Everything />, { now, language: 'es', api: keep([], isMember).answer });
    const link = await screen.findByRole('link', { name: 'Echar un vistazo' });
    expect(link.getAttribute('href')).toBe('/search');
    expect(screen.getByText('Aún no has guardado nada')).toBeTruthy();
  });

  it('is told when the list did not come, and may ask again', async () => {
    const account = keep([tonight], isMember);
    account.refuse = 'unavailable';
    renderPage(<Everything />, { now, api: account.answer });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load what you saved');
    account.refuse = undefined;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Mirrorball on the roof')).toBeTruthy();
  });
});

describe('a thing that can’t be had any more', () => {
  const stateOf = async (saved: SavedListing, at: string, language: 'en' | 'es' = 'en') => {
    const { answer } = keep([saved]);
    renderPage(<Everything />, { now: new Date(at), language, api: answer });
    return (await screen.findByRole('article')).querySelector('.saved-state')?.textContent;
  };

  it('is over when its night is, not at midnight, or when its hours are', async () => {
    const late = { ...tonight, listing: { ...tonight.listing, duration: 'Until late' } } as SavedListing;
    expect(await stateOf(late, '2026-08-22T03:59:00Z')).toBeUndefined();
    expect(await stateOf(late, '2026-08-22T04:01:00Z')).toBe('Over');
    expect(await stateOf(late, '2026-08-22T04:01:00Z', 'es')).toBe('Ya pasó');
    expect(await stateOf(tonight, '2026-08-22T02:29:00Z')).toBeUndefined();
    expect(await stateOf(tonight, '2026-08-22T02:30:00Z')).toBe('Over');
  });

  it('says sold out, or closed', async () => {
    expect(await stateOf(anEvent('evt00000001', { soldOut: true }), '2026-08-21T18:00:00Z')).toBe('Sold out');
    expect(await stateOf(job('2026-08-21T18:00:00.000Z'), '2026-08-21T17:59:59Z')).toBeUndefined();
    expect(await stateOf(job('2026-08-21T18:00:00.000Z'), '2026-08-21T18:00:00Z', 'es')).toBe('Cerrado');
  });

  it('has honest gaps where a date or a price is to come', async () => {
    const { answer } = keep([anEvent('evt00000001', { date: null, time: null, price: null })]);
    renderPage(<Everything />, { now, api: answer });
    const { textContent } = await screen.findByRole('article');
    expect(textContent).toContain('Date to be announced');
    expect(textContent).toContain('Price to be announced');
  });
});

it('shows the newest on the desk and leads to the others', async () => {
  const many = Array.from({ length: 6 }, (_, index) => anEvent(`evt0000000${index}`));
  renderPage(<Newest />, { now, api: keep(many).answer });
  expect(await screen.findAllByRole('article')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'All 6 saved' }).getAttribute('href')).toBe('/saved');
});

it('has no part on the desk of who sells and keeps nothing', async () => {
  const nothing = keep([], true);
  const { container } = renderPage(<SavedSection onlyWithSome />, { now, api: nothing.answer });
  await waitFor(() => expect(nothing.calls).toContain('GET /api/saved'));
  await new Promise((later) => setTimeout(later));
  expect(container.textContent).toBe('');
});

it('stays on the desk of who sells when the last one is let go', async () => {
  renderPage(<SavedSection onlyWithSome />, { now, api: keep([tonight], true).answer });
  fireEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
  expect(await screen.findByText('Nothing saved yet')).toBeTruthy();
});

it('tells a guest that the list lives on this device, and a member nothing', async () => {
  const { answer } = keep([tonight]);
  renderPage(<SavedPage searches={null} />, { now, api: answer });
  expect(screen.getByRole('link', { name: 'Sign in to have it everywhere.' })).toBeTruthy();
  signIn();
  await waitFor(() => expect(screen.queryByText('This list is saved on this device.')).toBeNull());
});

it('draws no list before it is known who is here: a member’s searches come above it', async () => {
  const { answer } = keep([tonight], true);
  clearStoredUser();
  document.cookie = 'signed-in=1';
  renderPage(<SavedPage searches={<p>Searches</p>} />, { now, api: answer });
  expect(screen.queryByRole('group')).toBeNull();
  signIn();
  expect(await screen.findByText('Searches')).toBeTruthy();
  expect(screen.getByRole('group')).toBeTruthy();
});
