import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aShownEvent } from '#features/events/testing.ts';
import { foundOf } from '#features/search/web/testing.tsx';
import { renderPage } from '#kit/web/testing.tsx';
import { Gone, NotFound } from './lost.tsx';

it('leads on by a search', async () => {
  const { router } = renderPage(<NotFound />);
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'boat' } });
  fireEvent.submit(screen.getByRole('search'));
  await waitFor(() => expect(router.latestLocation.href).toBe('/search?query=boat'));
});

it('shows what is on tonight beside the way to others of its kind', async () => {
  const tonight = aShownEvent({ title: 'Mirrorball on the roof' });
  const api = () => Response.json(foundOf({ events: 1 }, { events: [tonight] }));
  renderPage(<Gone title="Gone" text="It is over." link={{ label: 'All events', type: 'events' }} />, { api });
  expect(await screen.findByRole('heading', { name: 'Mirrorball on the roof' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'All events' }).getAttribute('href')).toBe('/search?type=events');
});
