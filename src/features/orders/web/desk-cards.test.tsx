import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { DeskHead } from './desk-head.tsx';
import { HelpCard } from './help-card.tsx';
import { QuickActions } from './quick-actions.tsx';

const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the desk', () => {
  it('greets by the first name and shows the way out', () => {
    const leave = vi.fn<() => void>();
    renderPage(<DeskHead name=" Marta Ferrer" badge={null} onLeave={leave} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Marta');
    screen.getByRole('button', { name: 'Log out' }).click();
    expect(leave).toHaveBeenCalledOnce();
  });

  it('leads to the search with its four kinds', () => {
    renderPage(<QuickActions />);
    expect(ways()).toEqual(['events', 'rentals', 'businesses', 'jobs'].map((type) => `/search?type=${type}`));
  });

  it('leads to help', () => {
    renderPage(<HelpCard />);
    expect(ways()).toEqual(['/help-center', '/contact-us']);
  });
});
