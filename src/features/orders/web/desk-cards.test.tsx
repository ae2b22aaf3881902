import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { StoredUser } from '#kit/web/stored-user.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { AccountCard } from './account-card.tsx';
import { DeskHead } from './desk-head.tsx';
import { HelpCard } from './help-card.tsx';
import { QuickActions } from './quick-actions.tsx';

const user: StoredUser = {
  id: 'u1',
  fullName: 'Marta Ferrer',
  phone: '+34600123456',
  email: null,
  accountType: 'business',
  username: 'marta',
  role: 'business',
};
const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the desk', () => {
  it('greets by the first name and shows the way out', () => {
    const leave = vi.fn<() => void>();
    renderPage(<DeskHead name=" Marta Ferrer" badge={null} onLeave={leave} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, Marta');
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

  it.each([
    ['en', ['Marta Ferrer', 'marta', '+34600123456', 'Not given', 'Business']],
    ['es', ['Marta Ferrer', 'marta', '+34600123456', 'Sin indicar', 'Negocio']],
  ] as const)('says in %s what it knows of the account', (language, lines) => {
    renderPage(<AccountCard user={user} />, { language });
    expect(
      within(screen.getByRole('region'))
        .getAllByRole('definition')
        .map((line) => line.textContent),
    ).toEqual(lines);
  });
});
