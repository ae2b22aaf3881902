import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import type { ResultGroup } from './result-group.ts';
import { SearchResults } from './search-results.tsx';

const group = (changes: Partial<ResultGroup>): ResultGroup => ({
  type: 'events',
  face: 'ready',
  count: 0,
  cards: null,
  retry: () => undefined,
  ...changes,
});
const draw = (groups: readonly ResultGroup[], language: 'en' | 'es' = 'en') =>
  renderPage(<SearchResults address={{ query: 'xyzzy' }} category={undefined} groups={groups} />, { language });

describe('SearchResults', () => {
  it.each([
    ['en', 'Flat calm. Nothing matches.', 'Clear the search'],
    ['es', 'Mar en calma. No hay resultados.', 'Borrar la búsqueda'],
  ] as const)('shows a calm sea in %s when nothing matches, and the way out of it', (language, words, clear) => {
    draw([group({}), group({ type: 'jobs' })], language);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: clear }).getAttribute('href')).toBe('/search');
  });

  it('does not say so while a list is still on its way', () => {
    draw([group({}), group({ type: 'jobs', face: 'loading' })]);
    expect(screen.queryByText(/^Flat calm/)).toBeNull();
    expect(screen.getByText('Searching...')).toBeTruthy();
  });

  it('nor where a list did not come: that is said, and asked for again', () => {
    const retry = vi.fn<() => void>();
    draw([group({}), group({ type: 'jobs', face: 'failed', retry })]);
    expect(screen.queryByText(/^Flat calm/)).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('Failed to load jobs');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('groups what it found under the kind of each', () => {
    draw([group({ count: 2, cards: 'two events' }), group({ type: 'jobs', count: 1, cards: 'one job' })]);
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Events',
      'Jobs',
    ]);
    expect(screen.getByRole('status').textContent).toBe('3 matches');
  });
});
