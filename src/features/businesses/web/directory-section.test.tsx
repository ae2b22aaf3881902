import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { aShownBusiness } from '../testing.ts';
import { DirectorySection } from './directory-section.tsx';

const tiles = (container: HTMLElement) =>
  [...container.querySelectorAll('.tiles > div')].map((tile) => tile.textContent);

describe('DirectorySection', () => {
  it('asks for the first three of the directory and shows them', async () => {
    const asked: URL[] = [];
    renderPage(<DirectorySection counts={undefined} />, {
      api: (request) => {
        const url = new URL(request.url);
        asked.push(url);
        const limit = Number(url.searchParams.get('limit') ?? 8);
        return Response.json(Array.from({ length: limit }, (_, nth) => aShownBusiness({ id: `biz0000000${nth}` })));
      },
    });
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(asked.map(({ pathname, search }) => pathname + search)).toEqual(['/api/businesses?limit=3&lang=en']);
  });

  it.each([
    ['en', ['Restaurants40+', 'Bars20', 'Clubs5', 'Tours6']],
    ['es', ['Restaurantes40+', 'Bares20', 'Clubes5', 'Excursiones6']],
  ] as const)('counts its places in %s', (language, figures) => {
    const counts = { restaurant: 48, bar: 20, club: 5, tour: 6 };
    const { container } = renderPage(<DirectorySection counts={counts} />, { language, api: () => Response.json([]) });
    expect(tiles(container)).toEqual(figures);
  });
});
