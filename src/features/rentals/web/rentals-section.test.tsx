import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { RentalsSection } from './rentals-section.tsx';

const tiles = (container: HTMLElement) =>
  [...container.querySelectorAll('.tiles > div')].map((tile) => tile.textContent);

describe('RentalsSection', () => {
  it.each([
    ['en', ['Apartments850+', 'Boats45+', 'Jet skis120+', 'Beach gear300+']],
    ['es', ['Apartamentos850+', 'Barcos45+', 'Motos de agua120+', 'Para la playa300+']],
  ] as const)('has the figures of the specification in %s', (language, figures) => {
    const { container } = renderPage(<RentalsSection />, { language, api: () => Response.json([]) });
    expect(tiles(container)).toEqual(figures);
  });

  it.each([
    ['en', 'Failed to load rentals'],
    ['es', 'No se pudieron cargar los alquileres'],
  ] as const)('says in %s that the list did not come', async (language, words) => {
    renderPage(<RentalsSection />, { language, api: () => new Response('', { status: 503 }) });
    expect((await screen.findByRole('alert')).textContent).toContain(words);
  });
});
