import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openSearch } from './testing.tsx';

const row = (name = 'Quick filters') => within(screen.getByRole('list', { name }));
const hrefOf = (name: string) => row().getByRole('link', { name }).getAttribute('href');

describe('the chips above the results', () => {
  it('ask the most usual things of any search, in one press', () => {
    openSearch({ query: 'x', page: 2, type: 'events', until: '2026-12-01', date: '2026-11-30' });
    expect(hrefOf('Tonight')).toBe('/search?query=x&type=events&date=2026-11-21');
    expect(hrefOf('Tomorrow')).toBe('/search?query=x&type=events&date=2026-11-22');
    expect(hrefOf('Weekend')).toBe('/search?query=x&type=events&date=2026-11-21&until=2026-11-22');
    expect(hrefOf('Free')).toBe('/search?query=x&type=events&date=2026-11-30&until=2026-12-01&priceMax=0');
    // Nothing but places has opening hours.
    expect(hrefOf('Open now')).toBe('/search?query=x&date=2026-11-30&until=2026-12-01&open=now');
  });

  it('are marked while they are set, and lead to the search without them', () => {
    openSearch({ type: 'events', date: '2026-11-21', priceMax: 0 });
    const current = () =>
      row()
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-current'));
    expect(current()).toEqual(['true', null, null, null, 'true']);
    expect([hrefOf('Tonight'), hrefOf('Free')]).toEqual([
      '/search?type=events&priceMax=0',
      '/search?type=events&date=2026-11-21',
    ]);
  });

  it('ask jobs for a bed in words, and lead back without them', () => {
    openSearch({ type: 'jobs', query: 'bar' });
    expect(hrefOf('With a bed')).toBe('/search?query=bar+with+a+bed&type=jobs');
  });

  it('mark the bed while the words say it', () => {
    openSearch({ type: 'jobs', query: 'bar With a bed' });
    expect(row().getByRole('link', { name: 'With a bed' }).getAttribute('aria-current')).toBe('true');
    expect(hrefOf('With a bed')).toBe('/search?query=bar&type=jobs');
  });

  it('ask nothing else for a bed', () => {
    openSearch({ type: 'rentals' });
    expect(row().queryByRole('link', { name: 'With a bed' })).toBeNull();
  });

  it('look through everything where a kind can’t be asked for it', () => {
    openSearch({ type: 'jobs', query: 'x' });
    expect([hrefOf('Tonight'), hrefOf('Free')]).toEqual([
      '/search?query=x&date=2026-11-21',
      '/search?query=x&priceMax=0',
    ]);
  });
});

describe('near me', () => {
  let asked = 0;
  const standAt = (coords: { latitude: number; longitude: number } | undefined) => {
    asked = 0;
    const getCurrentPosition = (found: (at: object) => void, failed: () => void) => {
      asked += 1;
      if (coords) found({ coords });
      else failed();
    };
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  };
  const press = (name = 'Near me') => fireEvent.click(screen.getByRole('button', { name }));

  it('asks for the position when it is pressed and not before, and says no house', async () => {
    standAt({ latitude: 38.541_23, longitude: -0.122_57 });
    const { router } = openSearch({ type: 'events' });
    expect(asked).toBe(0);
    press();
    await waitFor(() =>
      expect(router.latestLocation.href).toBe('/search?type=events&sort=distance&lat=38.541&lng=-0.123'),
    );
    expect([asked, localStorage.length, document.cookie]).toEqual([1, 1, '']);
  });

  it('is gone when it is pressed again', async () => {
    const { router } = openSearch({ type: 'events', sort: 'distance', lat: 38.541, lng: -0.123 });
    expect(screen.getByRole('button', { name: 'Near me' }).getAttribute('aria-pressed')).toBe('true');
    press();
    await waitFor(() => expect(router.latestLocation.href).toBe('/search?type=events'));
  });

  it.each([
    ['en', 'Near me', undefined, /^Your browser did not say where you are/],
    ['es', 'Cerca de mí', undefined, /^Tu navegador no ha dicho dónde estás/],
    ['en', 'Near me', { latitude: 52.52, longitude: 13.4 }, /^You are far from Benidorm/],
  ] as const)(
    'says so where nothing is near, and shows nothing in its place (%s, %s, %o)',
    (language, name, at, said) => {
      standAt(at);
      const { router } = openSearch({ type: 'events' }, {}, language);
      press(name);
      expect(screen.getByText(said)).toBeTruthy();
      expect(router.latestLocation.href).toBe('/');
    },
  );
});
