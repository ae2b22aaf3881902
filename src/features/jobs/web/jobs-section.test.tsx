import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import type { Job } from '../contract.ts';
import { JobsSection } from './jobs-section.tsx';

const job: Job = {
  id: 'job00000001',
  title: 'Cocktail Bartender',
  description: 'Eight at night to four.',
  category: 'food-service',
  location: 'Calle Gerona',
  address: 'Calle Gerona 19',
  employer: 'Limón de Madrugada',
  salary: '€1,750 monthly plus tips',
  salaryType: 'monthly',
  schedule: 'full-time',
  requirements: [],
  benefits: [],
  isUrgent: true,
  postedAt: '2026-08-01T10:00:00.000Z',
  listedUntil: '2026-08-31T10:00:00.000Z',
  latitude: null,
  longitude: null,
  photos: [],
};

const tiles = (container: HTMLElement) =>
  [...container.querySelectorAll('.tiles > div')].map((tile) => tile.textContent);

describe('JobsSection', () => {
  it('shows three skeletons, then the first three notices of the board', async () => {
    const asked: URL[] = [];
    const { container } = renderPage(<JobsSection />, {
      api: (request) => {
        const url = new URL(request.url);
        asked.push(url);
        const limit = Number(url.searchParams.get('limit') ?? 8);
        return Response.json(Array.from({ length: limit }, (_, nth) => ({ ...job, id: `job0000000${nth}` })));
      },
    });
    expect(screen.getByRole('status').textContent).toBe('Loading jobs...');
    expect(container.querySelectorAll('.skeleton')).toHaveLength(3);
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(container.querySelectorAll('.skeleton')).toHaveLength(0);
    expect(asked.map(({ pathname, search }) => pathname + search)).toEqual(['/api/jobs?limit=3&lang=en']);
  });

  it.each([
    ['en', ['Bar staff150+', 'Restaurant200+', 'Hotels300+', 'Entertainment80+'], 'Browse all 750+ jobs'],
    ['es', ['Bares150+', 'Restaurantes200+', 'Hoteles300+', 'Animación80+'], 'Ver los 750+ empleos'],
  ] as const)('has the figures of the specification in %s, and the way to all', (language, figures, all) => {
    const { container } = renderPage(<JobsSection />, { language, api: () => Response.json([]) });
    expect(tiles(container)).toEqual(figures);
    expect(screen.getByRole('link', { name: all }).getAttribute('href')).toBe('/search?type=jobs');
  });
});
