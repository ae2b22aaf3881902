import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { aShownJob } from '../testing.ts';
import { JobsSection } from './jobs-section.tsx';

const tiles = (container: HTMLElement) =>
  [...container.querySelectorAll('.tiles > div')].map((tile) => tile.textContent);

describe('JobsSection', () => {
  it('shows three skeletons, then the first three notices of the board', async () => {
    const asked: URL[] = [];
    const { container } = renderPage(<JobsSection counts={undefined} />, {
      api: (request) => {
        const url = new URL(request.url);
        asked.push(url);
        const limit = Number(url.searchParams.get('limit') ?? 8);
        return Response.json(Array.from({ length: limit }, (_, nth) => aShownJob({ id: `job0000000${nth}` })));
      },
    });
    expect(screen.getByRole('status').textContent).toBe('Loading jobs...');
    expect(container.querySelectorAll('.skeleton')).toHaveLength(3);
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(container.querySelectorAll('.skeleton')).toHaveLength(0);
    expect(asked.map(({ pathname, search }) => pathname + search)).toEqual(['/api/jobs?limit=3&lang=en']);
  });

  it.each([
    ['en', ['Hospitality90+', 'Food service12', 'Tourism3'], 'Browse all 130+ jobs'],
    ['es', ['Hostelería90+', 'Restauración12', 'Turismo3'], 'Ver los 130+ empleos'],
  ] as const)('counts what hangs in %s, and leads to all of it', (language, figures, all) => {
    const counts = { all: 134, categories: { hospitality: 97, 'food-service': 12, entertainment: 2, tourism: 3 } };
    const { container } = renderPage(<JobsSection counts={counts} />, { language, api: () => Response.json([]) });
    expect(tiles(container)).toEqual(figures);
    expect(screen.getByRole('link', { name: all }).getAttribute('href')).toBe('/search?type=jobs');
  });

  it('leads to all of it before it is counted', () => {
    renderPage(<JobsSection counts={undefined} />, { api: () => Response.json([]) });
    expect(screen.getByRole('link', { name: 'Browse all jobs' }).getAttribute('href')).toBe('/search?type=jobs');
  });
});
