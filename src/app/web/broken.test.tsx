/** A page whose files are gone, because the house was updated while it stood open. */
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildHeader } from '#kit/shared/build.ts';
import { inTurn } from '#kit/web/network-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { Broken } from './broken.tsx';

const reload = vi.fn();
const isOf = (build: string) => () => new Response(null, { headers: { [buildHeader]: build } });
const away = () => new Response('<h1>Bad Gateway</h1>', { status: 502 });

/** Draws what broke; the house answers `replies` one after the other. `isAnew`: the page was loaded anew before it broke. */
function breaks(message: string, replies: readonly (() => Response)[], isAnew = false) {
  const answer = inTurn(...replies);
  const ask = vi.fn(async () => answer());
  vi.stubGlobal('fetch', ask);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: isAnew ? 'reload' : 'navigate' } as never]);
  renderPage(<Broken error={new Error(message)} />);
  return ask;
}

beforeEach(() => {
  reload.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('location', { href: 'http://localhost/events', reload });
});

it.each([
  'Failed to fetch dynamically imported module: /assets/a1b2.js',
  'error loading dynamically imported module: /assets/a1b2.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a1b2.css',
])('is loaded anew by itself: %s', async (message) => {
  breaks(message, [isOf('after')]);
  await vi.advanceTimersByTimeAsync(10);
  expect(reload).toHaveBeenCalledOnce();
});

it('waits for the house itself, not for what a proxy says in its place', async () => {
  const ask = breaks('Importing a module script failed.', [away, away, isOf('after')]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(reload).toHaveBeenCalledOnce();
});

it('is loaded anew by itself once: what breaks again is left to its reader', async () => {
  const ask = breaks('Importing a module script failed.', [isOf('after')], true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(ask).not.toHaveBeenCalled();
});

it('leaves what broke of itself to its reader', async () => {
  const ask = breaks('x is not a function', [isOf('before')]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(ask).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.advanceTimersByTimeAsync(10);
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['leads to', [{ scope: 'http://localhost/' }], 1],
  ['has no', [undefined], 0],
])('without a line %s what this device keeps', async (_, [registration], times) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  const getRegistration = vi.fn(async () => registration);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration } });
  const ask = breaks('Importing a module script failed.', [isOf('after')]);
  await vi.advanceTimersByTimeAsync(10);
  expect(getRegistration).toHaveBeenCalledExactlyOnceWith('http://localhost/events');
  expect(reload).toHaveBeenCalledTimes(times);
  expect(ask).not.toHaveBeenCalled();
});
