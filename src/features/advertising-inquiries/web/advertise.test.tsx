import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { AdBanner } from './ad-banner.tsx';
import { AdvertiseHero } from './advertise-hero.tsx';
import { Benefits } from './benefits.tsx';
import { FiguresStrip } from './figures-strip.tsx';

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('the banner leads to /advertise both ways', () => {
  renderPage(<AdBanner />);
  expect(hrefOf('Get Started')).toBe('/advertise');
  expect(hrefOf('View Packages')).toBe('/advertise');
  expect(screen.getByRole('heading', { level: 2, name: 'Fly your name past 50K+ people' })).toBeTruthy();
});

it.each(['en', 'es'] as const)('the strip has its four figures and the claim (%s)', (language) => {
  renderPage(<FiguresStrip />, { language });
  for (const figure of ['50K+', '25K+', '500+', '95%']) expect(screen.getByText(figure)).toBeTruthy();
  expect(screen.getByText(/^40% /)).toBeTruthy();
});

describe('the page', () => {
  it('opens with one heading and ways to the packages and the inquiry', () => {
    renderPage(<AdvertiseHero />);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(hrefOf('See the packages')).toBe('/advertise#packages');
    expect(hrefOf('Ask for a proposal')).toBe('/advertise#inquiry');
  });

  it('gives six reasons', () => {
    renderPage(<Benefits />);
    expect(within(screen.getByRole('list')).getAllByRole('heading', { level: 3 })).toHaveLength(6);
  });
});
