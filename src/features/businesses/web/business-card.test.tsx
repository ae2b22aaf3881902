import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import type { Business } from '../contract.ts';
import { aShownBusiness } from '../testing.ts';
import { BusinessCard } from './business-card.tsx';

const business = aShownBusiness({
  id: 'biz00000001',
  name: 'La Lonja',
  category: 'restaurant',
  openingHours: [{ days: [4], opens: '20:00', closes: '04:00' }],
  priceRange: '€€€',
  featured: true,
  rating: 4.8,
  reviewCount: 40,
});

/** Half past one on Saturday, in Friday's opening hours. */
const open = new Date('2026-08-21T23:30:00Z');
const closed = new Date('2026-08-22T10:00:00Z');

function draw(changes: Partial<Business> = {}, language: 'en' | 'es' = 'en', now = open) {
  return renderPage(<BusinessCard business={{ ...business, ...changes }} ink="arena" />, { language, now });
}

describe('BusinessCard', () => {
  it('shows name, kind, price range, badge, rating and that the door is open', () => {
    draw();
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('La Lonja');
    expect(screen.getByText('TOP RATED')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Rated 4.8 out of 5' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Price range: high' }).textContent).toBe('€€€');
    expect(screen.getByText('Open now')).toBeTruthy();
    for (const name of ['La Lonja', 'Step inside'])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/businesses/biz00000001');
  });

  it('sets a name smaller that would need two lines of the sign, so that awnings of a street hang in one line', () => {
    const sizeOf = (name: string) => {
      draw({ name });
      return screen.getByRole('heading', { level: 3 }).className;
    };
    expect(sizeOf('Limón de Madrugada')).not.toBe(sizeOf('Segunda Ola 1234'));
    expect(sizeOf('Segunda Ola 1234')).toBe(sizeOf('La Lonja'));
  });

  it('speaks Spanish', () => {
    draw({ category: 'club', rating: 4.4, vip: true }, 'es');
    expect(screen.getByText('CLUB VIP')).toBeTruthy();
    expect(screen.getByText('Abierto ahora')).toBeTruthy();
    expect(screen.getByText('4,4/5')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Entra' })).toBeTruthy();
  });

  it.each([
    ['en', 'Closed today'],
    ['es', 'Cerrado hoy'],
  ] as const)('says in %s what it is closed by, for as long as its night lasts', (language, said) => {
    const feast = { from: '2026-08-21', until: '2026-08-21', days: [0, 1, 2, 3, 4, 5, 6], spans: [], note: '' };
    draw({ openingExceptions: [feast] }, language);
    expect(screen.getByText(said)).toBeTruthy();
    draw({ openingExceptions: [feast] }, language, new Date('2026-08-28T18:30:00Z'));
    expect(screen.getByText(language === 'en' ? 'Open now' : 'Abierto ahora')).toBeTruthy();
  });

  it('says when it is closed, and nothing when its hours are not known', () => {
    const { container } = draw({ category: 'tour', rating: 4.2 }, 'en', closed);
    expect(container.querySelector('.shop-plate')).toBeNull();
    expect(screen.getByText('Closed now')).toBeTruthy();
    draw({ openingHours: [], rating: null });
    expect(screen.queryByText(/now$/)).toBeNull();
    expect(screen.getByText('New')).toBeTruthy();
  });
});
