import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { aShownRental } from '../testing.ts';
import { RentalCard, type ShownRental } from './rental-card.tsx';

const rental = aShownRental({
  id: 'rnt00000001',
  title: 'The Marisol, with captain',
  category: 'boat',
  price: '640.00',
  priceUnit: 'day',
  capacity: 12,
  amenities: ['skipper included', 'sound system', 'paddle boards', 'DJ included'],
  featured: true,
  rating: 4.7,
  reviewCount: 40,
});

const draw = (changes: Partial<ShownRental> = {}, language: 'en' | 'es' = 'en') =>
  renderPage(<RentalCard rental={{ ...rental, ...changes }} ink="poniente" />, { language });

/** Where its links lead. */
const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('RentalCard', () => {
  it('shows price, unit, guests, badge, rating and a way to book', () => {
    draw();
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('The Marisol, with captain');
    for (const text of ['€640', 'per day', 'Up to 12 guests', 'Party boat · DJ included', '4.7/5'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Book it' }).getAttribute('href')).toBe(
      '/checkout?type=rental&id=rnt00000001',
    );
  });

  it.each([
    ['640.00', 'tower'],
    ['3875.00', 'tower stamp-long'],
    ['12345.50', 'tower stamp-longest'],
  ])('sets %s so small that it stays on the stamp in one line', (price, set) => {
    expect(draw({ price }).container.querySelector('.stamp b')?.className).toBe(set);
  });

  it('takes the stay that was searched along, to its page and to the checkout', () => {
    draw({
      stay: { from: '2026-09-01', units: 3, quantity: 2 },
      cost: { price: '640.00', total: '3875.00' },
    });
    const stay = 'from=2026-09-01&units=3&quantity=2';
    expect(ways()).toEqual([`/rentals/rnt00000001?${stay}`, `/checkout?type=rental&id=rnt00000001&${stay}`]);
    // What all of it costs is on its stamp.
    for (const text of ['€3,875', 'in total']) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText('€640')).toBeNull();
  });

  it.each([
    ['en', 'from €960 for 4 hours'],
    ['es', /^desde 960\s€ por 4 horas$/],
  ] as const)('says what the shortest trip costs, unless it says what the searched one does (%s)', (language, said) => {
    const boat = { priceUnit: 'hour', price: '240.00', minUnits: 4, least: '960.00' } as const;
    draw(boat, language);
    expect(screen.getByText(said)).toBeTruthy();
    cleanup();
    const stay = { from: '2026-09-01', units: 5, quantity: 1 };
    draw({ ...boat, stay, cost: { price: '240.00', total: '1200.00' } }, language);
    expect(screen.queryByText(said)).toBeNull();
  });

  it('takes how many come along', () => {
    draw({ stay: null, guests: 5 });
    expect(ways()).toEqual(['/rentals/rnt00000001?guests=5', '/checkout?type=rental&id=rnt00000001&guests=5']);
  });

  it('takes the month that was searched along where no stay is known', () => {
    draw({ stay: null, month: '2027-02' });
    expect(ways()[0]).toBe('/rentals/rnt00000001?month=2027-02');
  });

  it('shows what a unit costs on the day that was searched, while nobody knows how long it is for', () => {
    draw({ stay: { from: '2026-09-01', quantity: 1 }, cost: { price: '700.00' } });
    for (const text of ['€700', 'per day']) expect(screen.getByText(text)).toBeTruthy();
  });

  it.each([
    ['en', 'Price to be announced', 'Not bookable yet', /per day|Up to/],
    ['es', 'Precio por anunciar', 'Aún no reservable', /por día|Hasta/],
  ] as const)(
    'says what is to be announced, in %s, and invents neither unit nor guests',
    (language, price, wait, no) => {
      const { container } = draw({ price: null, priceUnit: null, capacity: null }, language);
      expect(screen.getByText(price)).toBeTruthy();
      expect(screen.getByRole<HTMLButtonElement>('button', { name: wait }).disabled).toBe(true);
      expect(ways()).toEqual(['/rentals/rnt00000001']);
      expect(container.textContent).not.toMatch(no);
      expect(container.textContent).not.toMatch(/FREE|GRATIS|null|€/);
    },
  );

  it('shows a price of which nobody said the unit, and can’t be booked', () => {
    const { container } = draw({ priceUnit: null });
    expect(container.querySelector('.stamp')?.textContent).toBe('€640');
    expect(ways()).toEqual(['/rentals/rnt00000001']);
    expect(screen.getByRole('button', { name: 'Not bookable yet' })).toBeTruthy();
  });

  it('speaks Spanish, and leaves an amenity it does not know as it was written', () => {
    draw({}, 'es');
    for (const text of ['por día', 'Hasta 12 personas', 'Barco fiesta · DJ incluido', '4,7/5'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(/Con patrón, Equipo de sonido, paddle boards/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Resérvalo' })).toBeTruthy();
  });

  it('wears a badge for what is true of it, and none else', () => {
    draw({ category: 'apartment', beachfront: true });
    expect(screen.getByText('Beachfront')).toBeTruthy();
    draw({ category: 'jetski', capacity: 1, amenities: ['no license needed'] });
    expect(screen.getByText('Adrenaline · no license needed')).toBeTruthy();
    expect(screen.getByText('Up to 1 guest')).toBeTruthy();
    const { container } = draw({ amenities: ['skipper included'], rating: null });
    expect(container.querySelector('.pc-badge')).toBeNull();
    expect(screen.queryByText(/\/5/)).toBeNull();
    expect(screen.getByText('New')).toBeTruthy();
  });

  it.each([
    ['en', 'Partner'],
    ['es', 'Asociado'],
  ] as const)('says in %s when its owner is a partner', (language, word) => {
    draw({}, language);
    expect(screen.queryByText(word)).toBeNull();
    draw({ partner: true }, language);
    expect(screen.getByText(word)).toBeTruthy();
  });
});
