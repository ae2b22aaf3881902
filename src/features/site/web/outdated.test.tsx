/** A page that stood open while the house was updated. */
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buildHeader } from '#kit/shared/build.ts';
import type { ProblemCode } from '#kit/shared/problem.ts';
import { receive } from '#kit/web/api.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { isOutdated, watchFiles } from '#kit/web/outdated.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { Outdated } from './outdated.tsx';

/** A house of a build, or a proxy's answer where none is named. */
async function answers(reply: Response, build?: string): Promise<void> {
  if (build !== undefined) reply.headers.set(buildHeader, build);
  await act(() =>
    receive(
      () => reply,
      () => new Request('http://localhost/api/letter-choices'),
    ).catch(() => undefined),
  );
}
function draw(language: 'en' | 'es' = 'en') {
  document.documentElement.dataset['build'] = 'before';
  return renderPage(<Outdated />, { language });
}

it('is told of it once the house refuses what it sends, and is loaded anew when its reader likes', async () => {
  const reload = vi.fn();
  draw('es');
  await answers(Response.json({}), 'after');
  // What is understood needs no word.
  expect(isOutdated()).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
  await answers(refusal('validation', { fields: ['weather'] }), 'after');
  expect(screen.getByRole('alert').textContent).toContain('El sitio se ha actualizado.');
  vi.stubGlobal('location', { reload });
  fireEvent.click(screen.getByRole('button', { name: 'Probar otra vez' }));
  expect(reload).toHaveBeenCalledOnce();
});

it.each<[ProblemCode, string | undefined]>([
  ['validation', 'before'],
  ['sold_out', 'after'],
  ['unavailable', undefined],
])('is told nothing of %s from a house of the build "%s"', async (code, build) => {
  draw();
  await answers(refusal(code), build);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is of its own time again where the house went back to the build of before', async () => {
  draw();
  await answers(Response.json({}), 'after');
  await answers(Response.json({}), 'before');
  expect(isOutdated()).toBe(false);
});

it('is told of it when a part of it is gone with its build, and of nothing when a line dropped', async () => {
  onTestFinished(watchFiles());
  draw();
  const answer = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', answer);
  await act(async () => dispatchEvent(new Event('vite:preloadError')));
  expect(answer).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { [buildHeader]: 'after' } }));
  await act(async () => dispatchEvent(new Event('vite:preloadError')));
  expect(screen.getByRole('alert').textContent).toContain('The site was updated.');
});
