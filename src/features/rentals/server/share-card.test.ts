import { expect, it } from 'vitest';
import { aShownRental } from '../testing.ts';
import { rentalShareCard } from './share-card.ts';

const flat = aShownRental({ category: 'apartment', price: '90.00', priceUnit: 'night', location: 'Levante' });

it('is shared as one of its kind, with what it costs and where it is', () => {
  expect(rentalShareCard(flat, 'en').lines).toEqual(['Apartment, €90 per night', 'Levante']);
  expect(rentalShareCard(flat, 'es').lines).toEqual(['Apartamento, 90\u00a0€ por noche', 'Levante']);
});

it.each([null, '0'])('without a price where that is %s', (price) => {
  expect(rentalShareCard({ ...flat, price }, 'en').lines).toEqual(['Apartment', 'Levante']);
});
