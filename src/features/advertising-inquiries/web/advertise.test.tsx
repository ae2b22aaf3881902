import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { AdBanner } from './ad-banner.tsx';
import { AdvertiseHero } from './advertise-hero.tsx';
import { Benefits } from './benefits.tsx';
import { FiguresStrip } from './figures-strip.tsx';

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('the banner leads to /advertise both ways, and says how many places are here once they are some', () => {
  renderPage(<AdBanner businesses={47} />);
  expect(hrefOf('Get Started')).toBe('/advertise');
  expect(hrefOf('View Packages')).toBe('/advertise');
  expect(screen.getByRole('heading', { level: 2, name: 'Fly your name over the bay' })).toBeTruthy();
  expect(screen.getByText('40+ places of the town are here already.')).toBeTruthy();
  renderPage(<AdBanner businesses={undefined} />);
  expect(screen.getByText('The whole beach looks up when the plane comes by.')).toBeTruthy();
});

it('the strip counts what stands here', () => {
  renderPage(<FiguresStrip counts={{ listings: 171, eventsThisWeek: 38, businesses: 47, members: 1 }} />);
  const figures = [...document.querySelectorAll('dl > *')].map((figure) => figure.textContent);
  expect(figures).toEqual(['listings on show170+', 'events this week30+', 'places in the directory40+']);
});

it('the strip is not there while there is nothing to count', () => {
  const { container } = renderPage(
    <FiguresStrip counts={{ listings: 0, eventsThisWeek: 0, businesses: 0, members: 0 }} />,
  );
  expect(container.querySelector('dl')).toBeNull();
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
