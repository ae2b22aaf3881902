import { describe, expect, it } from 'vitest';
import type { Submission } from '../../contract.ts';
import { lacksPrice, listingOf, reviewOf, type Review } from './review-draft.ts';
import { aPoster } from '#market/posters/testing.ts';

const submission: Submission = {
  id: 'AbCdEfGhJkLmNpQr',
  type: 'event',
  title: 'Noche de espuma',
  description: 'Espuma desde medianoche.',
  poster: aPoster,
  category: 'party',
  location: 'Casco Antiguo',
  address: 'Calle Mallorca 4',
  contact_email: 'hola@sala9.example',
  contact_phone: '600 123 456',
  price: '12.00',
  currency: 'EUR',
  details: {},
  language: 'es',
  status: 'pending',
  admin_notes: null,
  submitted_at: '2026-08-21T09:42:00.000Z',
  decided_at: null,
  listing_id: null,
  proposer: null,
  version: 1,
};
const listing = (over: Partial<Submission>, written: Partial<Review> = {}) => {
  const one = { ...submission, ...over };
  return listingOf(one, { ...reviewOf(one), ...written });
};

describe('what goes along with an approval', () => {
  it('is nothing that the submission says itself', () => {
    expect(listing({})).toEqual({ capacity: 100 });
    expect(listing({ type: 'business', category: 'bar', contact_phone: null })).toEqual({ price_range: '€€' });
  });

  it('keeps both languages side by side', () => {
    expect(listing({}, { title_en: 'Foam night ' })).toMatchObject({
      title: { es: 'Noche de espuma', en: 'Foam night' },
    });
  });

  it('is the date, corrected price and place of an event', () => {
    const written = { date: '2026-08-22', time: '23:30', price: '12,50', location: 'Levante', organizer: 'Sala 9' };
    expect(listing({}, written)).toEqual({ ...written, price: '12.50', capacity: 100 });
  });

  it('is of its type alone, whatever was written before', () => {
    const written = { salary: '900', employer: 'Sala 9', date: '2026-08-22' };
    expect(listing({ type: 'rental', category: 'villa' }, written)).toEqual({});
    expect(listing({ type: 'rental', category: 'villa' }, { capacity: '6', price_unit: 'night' })).toEqual({
      capacity: 6,
      price_unit: 'night',
    });
    expect(listing({ type: 'job', category: 'other' }, written)).toEqual({
      employer: 'Sala 9',
      salary: '900',
    });
  });

  it('is what its sender told besides, as the contract takes it, and what the desk makes of it', () => {
    const details = { date: '2026-08-22', line_up: ['23:30 Lucía Mar', 'Dos Olas'], min_age: 21, dress_code: 'White' };
    expect(listing({ details })).toEqual({ capacity: 100, ...details });
    expect(listing({ details }, { line_up: 'Lucía Mar', min_age: '' })).toEqual({
      capacity: 100,
      date: '2026-08-22',
      line_up: ['Lucía Mar'],
      dress_code: 'White',
    });
  });

  it('is the size of a home, and not of a boat', () => {
    const written = { bedrooms: '2', floor_area: '84', licence: 'VT-1', host: 'Marta' };
    const told = { bedrooms: 2, floor_area: 84, licence: 'VT-1', host: 'Marta' };
    expect(listing({ type: 'rental', category: 'villa' }, written)).toEqual(told);
    expect(listing({ type: 'rental', category: 'boat' }, written)).toEqual({ host: 'Marta' });
  });

  it('takes back a price that was cleared', () => {
    expect(listing({}, { price: ' ' })).toEqual({ capacity: 100, price: null });
  });

  it('is the opening hours of a place, and the phone it wants to be called on', () => {
    const hours = [{ days: [4, 5], opens: '20:00', closes: '04:00' }];
    expect(listing({ type: 'business', category: 'bar' }, { hours })).toEqual({
      phone: '600 123 456',
      price_range: '€€',
      opening_hours: hours,
    });
  });
});

it.each([
  ['event', '', true],
  ['event', ' 0 ', false],
  ['rental', ' ', true],
  ['business', '', false],
  ['job', '', false],
] as const)('a %s of which the price is “%s” lacks it: %s', (type, price, lacks) => {
  expect(lacksPrice({ ...submission, type }, { ...reviewOf(submission), price })).toBe(lacks);
});
