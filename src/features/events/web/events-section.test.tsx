import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { aShownEvent } from '../testing.ts';
import { EventsSection } from './events-section.tsx';

const event = aShownEvent({
  title: 'Drum Circle at Dusk',
  description: 'Forty drums laid out on the sand.',
  category: 'beach',
  price: '0',
  location: 'Playa de Poniente',
  address: 'Acceso 7',
  date: '2026-08-21',
  time: '19:00',
  duration: '2 hours',
  organizer: 'Arena Percusiva',
  featured: true,
});

const list = (length: number) =>
  Response.json(
    Array.from({ length }, (_, index) => ({ ...event, id: `evt0000000${index}`, title: `Drums ${index}` })),
  );

describe('EventsSection', () => {
  it('asks for the featured events and shows six at most', async () => {
    const asked: string[] = [];
    renderPage(<EventsSection origin="https://aftersun.example" />, {
      api: (request) => {
        asked.push(new URL(request.url).pathname + new URL(request.url).search);
        return list(8);
      },
    });
    expect(screen.getByRole('status').textContent).toBe('Loading events...');
    expect(await screen.findAllByRole('article')).toHaveLength(6);
    expect(asked).toEqual(['/api/events?featured=true&lang=en']);
    expect(screen.getByRole('link', { name: 'View all events' }).getAttribute('href')).toBe('/search?type=events');
  });

  it('says in red that the list did not come, and asks again', async () => {
    let isUp = false;
    renderPage(<EventsSection origin="https://aftersun.example" />, {
      api: () => (isUp ? list(1) : new Response('', { status: 503 })),
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to load events');
    isUp = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Drums 0' })).toBeTruthy();
  });

  it('shows a calm sea when there is nothing', async () => {
    renderPage(<EventsSection origin="https://aftersun.example" />, { language: 'es', api: () => list(0) });
    expect(await screen.findByText('Mar en calma')).toBeTruthy();
  });
});
