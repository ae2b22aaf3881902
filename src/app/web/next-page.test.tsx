/** When the next page is drawn. */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterContextProvider,
  Matches,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Route } from './routes/__root.tsx';

const isPainted = Route.options.beforeLoad as unknown as () => Promise<void>;

it('a page whose data is there is drawn after the frame that answers what asked for it', async () => {
  const root = createRootRoute({ beforeLoad: isPainted, component: Outlet });
  const pageOf = (path: string) => createRoute({ getParentRoute: () => root, path, component: () => <h1>{path}</h1> });
  const routeTree = root.addChildren([pageOf('/first'), pageOf('/next')]);
  const history = createMemoryHistory({ initialEntries: ['/first'] });
  const router = createRouter({ routeTree, history });
  render(
    <RouterContextProvider router={router as never}>
      <Matches />
    </RouterContextProvider>,
  );
  await screen.findByRole('heading', { name: '/first' });
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => frames.push(call));
  act(() => history.push('/next'));
  await waitFor(() => expect(frames).not.toHaveLength(0));
  expect(screen.getByRole('heading').textContent).toBe('/first');
  for (const frame of frames) frame(0);
  await screen.findByRole('heading', { name: '/next' });
});
