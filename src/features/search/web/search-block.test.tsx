import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { SearchBlock } from './search-block.tsx';

const scrolled = vi.fn<() => void>();
Element.prototype.scrollIntoView = scrolled;
afterEach(() => scrolled.mockClear());

const type = (text: string) => fireEvent.input(screen.getByRole('searchbox'), { target: { value: text } });

describe('SearchBlock', () => {
  it('marks the chosen door and goes to its section', () => {
    renderPage(
      <>
        <SearchBlock />
        <div id="directory" />
      </>,
    );
    const dining = screen.getByRole('button', { name: /^Dining/ });
    expect(dining.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(dining);
    expect(dining.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: /^Jobs/ }).getAttribute('aria-pressed')).toBe('false');
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it('takes the words and the door to the search page', async () => {
    const { router } = renderPage(<SearchBlock />, { language: 'es' });
    type('arroz');
    fireEvent.click(screen.getByRole('button', { name: /^Comer/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    await waitFor(() =>
      expect(router.latestLocation.href).toBe('/search?query=arroz&type=businesses&category=restaurant'),
    );
  });

  it('searches everything on Enter when no door was chosen', async () => {
    const { router } = renderPage(<SearchBlock />);
    type(' boat ');
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(router.latestLocation.href).toBe('/search?query=boat'));
  });
});
