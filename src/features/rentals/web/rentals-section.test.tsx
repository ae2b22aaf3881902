import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { RentalsSection } from './rentals-section.tsx';

const tiles = (container: HTMLElement) =>
  [...container.querySelectorAll('.tiles > div')].map((tile) => tile.textContent);

describe('RentalsSection', () => {
  it.each([
    ['en', ['Apartments120+', 'Boats7', 'Beach gear1,200+']],
    ['es', ['Apartamentos120+', 'Barcos7', 'Para la playa1.200+']],
  ] as const)('counts what there is in %s, rounded down, and is silent of what is little', (language, figures) => {
    const counts = { apartment: 128, boat: 7, jetski: 2, beach_gear: 1234, car: 90 };
    const { container } = renderPage(<RentalsSection counts={counts} />, { language, api: () => Response.json([]) });
    expect(tiles(container)).toEqual(figures);
  });

  it('draws no row before it is known, and none of nothing', () => {
    for (const counts of [undefined, {}]) {
      const { container } = renderPage(<RentalsSection counts={counts} />, { api: () => Response.json([]) });
      expect(container.querySelector('.tiles')).toBeNull();
    }
  });

  it.each([
    ['en', 'Failed to load rentals'],
    ['es', 'No se pudieron cargar los alquileres'],
  ] as const)('says in %s that the list did not come', async (language, words) => {
    renderPage(<RentalsSection counts={undefined} />, { language, api: () => new Response('', { status: 503 }) });
    expect((await screen.findByRole('alert')).textContent).toContain(words);
  });
});
