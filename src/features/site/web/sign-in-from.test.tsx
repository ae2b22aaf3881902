import { afterEach, describe, expect, it, vi } from 'vitest';
import { pressedAsleepFrom } from './sign-in-from.ts';

/** A door that the browser loaded by itself at `loaded`, from a link on `from`. */
function openDoor(loaded: string, from: string) {
  history.replaceState(null, '', '/auth?tab=signin');
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from);
  const entry = { name: new URL(loaded, location.href).href } as PerformanceEntry;
  vi.stubGlobal('performance', { getEntriesByType: () => [entry] });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

describe('a door that was pressed before the page was awake', () => {
  it.each([
    ['/rentals/abc?from=2026-09-01&units=3', '/rentals/abc?from=2026-09-01&units=3'],
    ['/search?query=paella', '/search?query=paella'],
    ['/contact-us', undefined],
    ['/', undefined],
  ])('knows where that was: %s', (from, back) => {
    openDoor('/auth?tab=signin', new URL(from, location.href).href);
    expect(pressedAsleepFrom()).toBe(back);
  });

  it.each([
    ['of another site', '/auth?tab=signin', 'https://elsewhere.example/rentals/abc'],
    ['that tells nothing', '/auth?tab=signin', ''],
    ['of the page before the one that led here', '/advertise', new URL('/rentals/abc', location.href).href],
  ])('believes no referrer %s', (_, loaded, from) => {
    openDoor(loaded, from);
    expect(pressedAsleepFrom()).toBeUndefined();
  });
});
