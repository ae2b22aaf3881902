import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aShownBusiness } from '#features/businesses/testing.ts';
import { readSearch } from '#features/search/address.ts';
import type { Found } from '#features/search/web/queries.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { webKinds } from '../kinds.ts';
import { frameWith } from './cards.tsx';
import { atTheirTime } from './listings.ts';
import type { Listing } from './listings.ts';

const bar = aShownBusiness({
  id: 'biz00000001',
  name: 'La Lonja',
  openingHours: [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '20:00', closes: '04:00' }],
});
const listing = { ...bar, type: 'businesses', title: bar.name, item: bar } as unknown as Listing;
/** Noon in Benidorm: the bar opens in the evening. */
const now = new Date('2026-08-18T10:00:00Z');

function found(asked: Record<string, string>, language: 'en' | 'es') {
  const address = readSearch(asked);
  const shown = atTheirTime({ businesses: [bar], near: { businesses: [] } } as unknown as Found, address);
  const [item] = shown?.businesses ?? [];
  const listings = new Map([[bar.id, listing]]);
  const frame = frameWith({ listings, from: undefined, chosen: undefined, address });
  renderPage(<>{frame(bar.id, webKinds.businesses.card(item as never, 'arena'))}</>, { language, now });
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('La Lonja');
  return screen.queryByText(/^(Closed|Cerrado)/)?.textContent;
}

describe('a place that opens in the evening', () => {
  it.each([
    ['en', 'Closed now'],
    ['es', 'Cerrado ahora'],
  ] as const)('is told to be closed at noon where no time was asked for (%s)', (language, said) => {
    expect(found({ query: 'bar' }, language)).toBe(said);
  });

  it.each([
    ['a date', { date: '2026-08-25' }],
    ['a part of the day', { part: 'evening' }],
    ['a time', { open: '21:00' }],
    ['tonight', { date: '2026-08-18', part: 'evening' }],
  ] as const)('says nothing of noon to whoever asked for %s', (_, asked) => {
    expect(found(asked, 'en')).toBeUndefined();
  });

  it('says nothing of noon in Spanish either', () => {
    expect(found({ date: '2026-08-25', part: 'evening' }, 'es')).toBeUndefined();
  });
});
