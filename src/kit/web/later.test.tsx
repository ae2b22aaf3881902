import { act, screen, waitFor } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { earlyPressScript } from './early-press.ts';
import { later } from './later.tsx';
import { renderPage } from './testing.tsx';

let comeNear: () => void = () => undefined;
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => callback([{ isIntersecting: true }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  delete document.documentElement.dataset['wanted'];
  document.body.innerHTML = '';
});

function Chapter() {
  const [pressed, press] = useState(false);
  return <button type="button" id="chapter" aria-label="chapter" aria-pressed={pressed} onClick={() => press(true)} />;
}
function runEarlyPressScript() {
  const script = document.createElement('script');
  script.textContent = earlyPressScript;
  document.head.append(script);
}
const chapter = () => screen.getByRole('button', { name: 'chapter' });
/** Several in one, each to be brought to life by itself. */
const Chapters = () => (
  <Suspense>
    <Chapter />
  </Suspense>
);
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

/** A page as the server wrote it, brought to life. */
async function hydrate(load: () => Promise<typeof Chapter>, what = Chapter) {
  const Written = later(() => Promise.resolve(what));
  await Written.load();
  delete document.documentElement.dataset['wanted'];
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Written />);
  const Later = later(load);
  const root = await act(() => hydrateRoot(page, <Later />));
  await settle();
  return { Later, root };
}

it('leaves the HTML of the server alone until the visitor comes near, then brings it to life', async () => {
  const load = vi.fn(() => Promise.resolve(Chapter));
  await hydrate(load);
  const before = chapter();
  expect(load).not.toHaveBeenCalled();
  expect(before.closest('[data-asleep]')).not.toBeNull();
  act(comeNear);
  await waitFor(() => expect(before.closest('[data-asleep]')).toBeNull());
  act(() => before.click());
  expect(chapter()).toBe(before);
  expect(before.getAttribute('aria-pressed')).toBe('true');
});

it.each(['pointerdown', 'keydown', 'wheel'])('comes with the first %s', async (sign) => {
  const load = vi.fn(() => Promise.resolve(Chapter));
  await hydrate(load);
  dispatchEvent(new Event(sign));
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  await settle();
  expect(load).toHaveBeenCalledOnce();
});

it('is asked for when what asked for it has been answered', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => frames.push(call));
  const load = vi.fn(() => Promise.resolve(Chapter));
  await hydrate(load);
  dispatchEvent(new Event('pointerdown'));
  await settle();
  expect(load).not.toHaveBeenCalled();
  for (const frame of frames) frame(0);
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
});

it('comes with another language', async () => {
  document.documentElement.lang = 'en';
  const load = vi.fn(() => Promise.resolve(Chapter));
  await hydrate(load);
  expect(document.documentElement.dataset).not.toHaveProperty('wanted');
  document.documentElement.lang = 'es';
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  await settle();
  expect(load).toHaveBeenCalledOnce();
  expect(document.documentElement.dataset).toHaveProperty('wanted');
});

it('asks again when the line drops', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.resolve(Chapter)).mockRejectedValueOnce(new TypeError('offline'));
  const Later = later(load);
  renderPage(<Later />);
  await act(() => vi.advanceTimersByTimeAsync(3500));
  vi.useRealTimers();
  expect(chapter()).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('waits for nobody on a page that the server did not draw', async () => {
  const Later = later(() => Promise.resolve(Chapter));
  renderPage(<Later />);
  expect(await screen.findByRole('button', { name: 'chapter' })).toBeTruthy();
});

it('is there at once when the page was to be whole', async () => {
  const Later = later(() => Promise.resolve(Chapter));
  await Later.load();
  renderPage(<Later />);
  expect(chapter()).toBeTruthy();
  // Whoever jumps into a page that the browser drew finds every chapter at its true height.
  expect(document.documentElement.dataset).toHaveProperty('wanted');
});

it('lets the page come without it when the line drops', async () => {
  const load = vi.fn(() => Promise.resolve(Chapter)).mockRejectedValueOnce(new TypeError('offline'));
  const Later = later(load);
  await Later.load();
  renderPage(<Later />);
  expect(await screen.findByRole('button', { name: 'chapter' })).toBeTruthy();
});

it('keeps what the server drew when the rest of the page asks for it later', async () => {
  const { Later, root } = await hydrate(() => Promise.resolve(Chapter));
  const before = chapter();
  await Later.load();
  act(() => root.render(<Later />));
  await settle();
  expect(chapter()).toBe(before);
});

it('hears a press that came before its script, once it is there', async () => {
  runEarlyPressScript();
  let arrive: (component: typeof Chapters) => void = () => undefined;
  await hydrate(() => new Promise((resolve) => (arrive = resolve)), Chapters);
  act(() => chapter().click());
  act(comeNear);
  await settle();
  expect(chapter().getAttribute('aria-pressed'), 'its script is on the way').toBe('false');
  arrive(Chapters);
  await waitFor(() => expect(chapter().getAttribute('aria-pressed')).toBe('true'));
});
