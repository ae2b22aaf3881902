import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storeUser } from '#kit/web/stored-user.ts';
import { aUser } from '#kit/web/user-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { Footer } from './footer.tsx';
import { Hero } from './hero.tsx';

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('Hero', () => {
  it('leads to the events and to the door', () => {
    renderPage(<Hero counts={undefined} />);
    expect(linkTo("See what's on")).toBe('/#events');
    expect(linkTo('Join free')).toBe('/auth');
  });

  it('does not ask who is in to join', () => {
    storeUser(aUser());
    renderPage(<Hero counts={undefined} />);
    expect(screen.queryByRole('link', { name: 'Join free' })).toBeNull();
    expect(linkTo('Your page')).toBe('/user-dashboard');
  });

  it.each([
    ['en', ['40+ events this week', '1,200+ rentals', '9 active jobs']],
    ['es', ['40+ eventos esta semana', '1.200+ alquileres', '9 ofertas de trabajo']],
  ] as const)('counts what there is in %s, and is silent of what is little', (language, figures) => {
    renderPage(<Hero counts={{ events: 43, rentals: 1204, businesses: 2, jobs: 9 }} />, { language });
    const list = screen.getByRole('list', { name: language === 'en' ? 'In figures' : 'En cifras' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(figures);
  });
});

describe('Footer', () => {
  it.each(['en', 'es'] as const)('has every way of the specification in %s', (language) => {
    renderPage(<Footer />, { language });
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toEqual([
      '/help-center',
      '/safety-tips',
      '/contact-us',
      '/report-issue',
      '/business-inquiry',
      '/advertise',
      '/admin',
      '/privacy-policy',
      '/terms-of-service',
      '/cookie-policy',
    ]);
  });
});
