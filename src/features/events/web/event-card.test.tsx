import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { aShownEvent } from '../testing.ts';
import type { Event } from '../contract.ts';
import { EventCard } from './event-card.tsx';

const event = aShownEvent({
  title: 'Rooftop at Moonrise',
  description: 'Three DJs on two terraces.',
  price: '25.00',
  location: 'Azotea Cielo Raso',
  address: 'Avenida del Mediterráneo 41',
  date: '2026-08-21',
  time: '22:30',
  duration: '6 hours',
  organizer: 'Cielo Raso Noches',
  featured: true,
  vip: true,
});

/** Half past one on Saturday: still Friday's night. */
const now = new Date('2026-08-21T23:30:00Z');

const draw = (changes: Partial<Event> = {}, language: 'en' | 'es' = 'en') =>
  renderPage(<EventCard event={{ ...event, ...changes }} ink="poniente" />, { language, now });

/** Where its links lead. */
const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('EventCard', () => {
  it('shows tonight, the price and a way to buy', () => {
    draw();
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Rooftop at Moonrise');
    expect(screen.getByText('TONIGHT')).toBeTruthy();
    expect(screen.getByText('VIP AVAILABLE')).toBeTruthy();
    expect(screen.getByText('€25')).toBeTruthy();
    expect(screen.getByText(/22:30 · 6 hours/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Buy Now' }).getAttribute('href')).toBe(
      '/checkout?type=event&id=evt00000001',
    );
  });

  it.each([
    ['en', 'Price to be announced', 'Not on sale yet'],
    ['es', 'Precio por anunciar', 'Aún no a la venta'],
  ] as const)('waits for its price, in %s: no badge, nothing to buy', (language, price, waits) => {
    const { container } = draw({ price: null }, language);
    expect(screen.getByText(price)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: waits }).disabled).toBe(true);
    expect(ways()).toEqual(['/events/evt00000001']);
    expect(container.querySelector('.tag-price')).toBeNull();
    expect(container.textContent).not.toMatch(/FREE|GRATIS|VIP|€/);
  });

  it('says a place once whose address names it', () => {
    const { container } = draw({ location: 'Plaza Mayor', address: 'Plaza Mayor, s/n, Casco Antiguo' });
    expect(container.textContent?.split('Plaza Mayor')).toHaveLength(2);
  });

  it('speaks Spanish', () => {
    draw({ date: '2026-08-22' }, 'es');
    expect(screen.getByText('MAÑANA')).toBeTruthy();
    expect(screen.getByText('HAY VIP')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Comprar' })).toBeTruthy();
  });

  it('is free to join when the price is 0', () => {
    draw({ price: '0' });
    expect(screen.getByText('FREE ENTRY')).toBeTruthy();
    expect(screen.getByText('FREE')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Join Party' })).toBeTruthy();
  });

  it('names the day of a later event', () => {
    const { container } = draw({ date: '2026-08-30' });
    expect(container.querySelector('.tag')?.textContent).toBe('Sun 30 Aug');
    expect(container.querySelector('time')?.getAttribute('datetime')).toBe('2026-08-30');
  });

  it('sells nothing when it is sold out', () => {
    draw({ soldOut: true });
    expect(screen.getByText('SOLD OUT')).toBeTruthy();
    expect(ways()).toEqual(['/events/evt00000001']);
    expect(screen.getByRole('button', { name: 'Sold out' }).hasAttribute('disabled')).toBe(true);
  });

  it.each([
    ['en', 'OVER', 'It’s over'],
    ['es', 'YA PASÓ', 'Ya pasó'],
  ] as const)('says that it is over once its hours are, in %s, and sells nothing', (language, over, button) => {
    const { container } = draw({ duration: '3 hours' }, language);
    expect(screen.getByText(over)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(true);
    expect(ways()).toEqual(['/events/evt00000001']);
    expect(container.textContent).not.toMatch(/TONIGHT|ESTA NOCHE|VIP/);
  });

  it('waits for its date', () => {
    draw({ date: null, time: null });
    expect(screen.getByText('SOON')).toBeTruthy();
    expect(screen.getByText('Date to be announced')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Not on sale yet' }).hasAttribute('disabled')).toBe(true);
  });

  it('shows the first of its photos in place of the poster, in two colours of the ink', () => {
    const photo = { id: 'PhotoAbCdEfGhJkL', width: 960, height: 640, alt: 'A full square at night' };
    const { container } = draw({ photos: [photo, { ...photo, id: 'Second', alt: 'Another' }] });
    expect(screen.getByRole('img', { name: 'A full square at night' })).toBeTruthy();
    expect(container.querySelectorAll('.ticket-pic img')).toHaveLength(1);
    expect(container.querySelectorAll('.duotone[data-ink="poniente"] img')).toHaveLength(1);
  });
});
