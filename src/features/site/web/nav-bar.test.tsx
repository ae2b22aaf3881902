import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser } from '#kit/web/user-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { NavBar } from './nav-bar.tsx';

const toggle = () => screen.getByRole('button', { name: 'Menu' });
const isOpen = () => toggle().getAttribute('aria-expanded') === 'true';

describe('NavBar', () => {
  it('leads to the four sections, the door and the advertising page', () => {
    renderPage(<NavBar />);
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Events', '/#events'],
      ['Rentals', '/#rentals'],
      ['Directory', '/#directory'],
      ['Jobs', '/#jobs'],
      ['Saved', '/saved'],
      ['Sign in', '/auth?tab=signin'],
      ['Advertise', '/advertise'],
    ]);
  });

  it.each(['en', 'es'] as const)(
    'carries the name, which leads home, and for whom the town is meant (%s)',
    (language) => {
      renderPage(<NavBar />, { language });
      const home = screen.getByRole('link', { name: /^Aftersun/ });
      expect([home.textContent, home.getAttribute('href')]).toEqual(['Aftersun', '/']);
      expect(screen.getByRole('img', { name: /18.*35/ }).textContent).toBe('18–35');
    },
  );

  it('knows who is signed in', () => {
    localStorage.setItem('user', JSON.stringify(aUser()));
    renderPage(<NavBar />);
    expect(screen.getByRole('link', { name: 'My account' }).getAttribute('href')).toBe('/user-dashboard');
    localStorage.removeItem('user');
  });

  it.each([
    [
      '/rentals/abc?from=2026-09-01&units=3',
      '/auth?tab=signin&redirect=%2Frentals%2Fabc%3Ffrom%3D2026-09-01%26units%3D3',
    ],
    ['/advertise', '/auth?tab=signin&redirect=%2Fadvertise'],
    ['/team-invitation#token=abc', '/auth?tab=signin'],
  ])('brings whoever signs in back to what they chose (%s)', async (from, door) => {
    const { router } = renderPage(<NavBar />);
    await act(() => router.navigate({ href: from }));
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(door);
  });

  it('closes its menu after a choice', () => {
    renderPage(<NavBar />);
    fireEvent.click(toggle());
    expect(isOpen()).toBe(true);
    fireEvent.click(screen.getByRole('link', { name: 'Jobs' }));
    expect(isOpen()).toBe(false);
  });

  it('closes its menu on Escape and gives the focus back', () => {
    renderPage(<NavBar />);
    fireEvent.click(toggle());
    const link = screen.getByRole('link', { name: 'Rentals' });
    link.focus();
    fireEvent.keyDown(link, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(toggle());
  });

  it('leads from the button into its menu, and closes it when the focus goes on into the page', () => {
    renderPage(
      <>
        <NavBar />
        <main id="content">
          <button type="button">Below</button>
        </main>
      </>,
    );
    fireEvent.click(toggle());
    const [first] = screen.getAllByRole('link', { name: 'Events' });
    const stops = [...document.querySelectorAll('a[href], button')];
    expect(stops.indexOf(first as Element)).toBe(stops.indexOf(toggle()) + 1);
    first?.focus();
    expect(isOpen()).toBe(true);
    fireEvent.focusIn(screen.getByRole('button', { name: 'Below' }));
    expect(isOpen()).toBe(false);
  });
});
