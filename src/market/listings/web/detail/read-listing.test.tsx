import { screen } from '@testing-library/react';
import { isNotFound } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { client } from '#kit/web/api.ts';
import { makeQueryClient } from '#kit/web/query-client.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { ListingFaces } from './listing-faces.tsx';
import { readListing } from './read-listing.ts';

type Boats = { 'GET /api/boats/{id}': { summary: string; access: 'public'; reply: never } };
const query = client<Boats>().query('GET /api/boats/{id}', { params: { id: 'b1' } });
const clientThat = (answer: () => Response) => makeQueryClient(answer, 'http://localhost');

it('gives what is there', async () =>
  expect(
    await readListing(
      clientThat(() => Response.json({ title: 'Marisol' })),
      query,
    ),
  ).toEqual({ title: 'Marisol' }));

it('makes the not-found screen of what is not, so that its status is 404', async () => {
  const answer = () => refusal('not_found');
  const thrown: unknown = await readListing(clientThat(answer), query).catch((error: unknown) => error);
  expect(isNotFound(thrown)).toBe(true);
});

it('leaves a page without its listing where the line drops, and the page says so', async () => {
  expect(
    await readListing(
      clientThat(() => new Response(null, { status: 503 })),
      query,
    ),
  ).toBeUndefined();
  const listing = { data: undefined, isError: true, isFetching: false, refetch: () => Promise.resolve({} as never) };
  renderPage(
    <ListingFaces listing={listing} words={(word) => word}>
      {() => 'boat'}
    </ListingFaces>,
  );
  expect(screen.getByRole('alert').textContent).toContain('failedHint');
  expect(screen.getByRole('button', { name: 'retry' })).toBeTruthy();
  renderPage(
    <ListingFaces listing={{ ...listing, isError: false }} words={(word) => word}>
      {() => 'boat'}
    </ListingFaces>,
  );
  expect(screen.getByRole('status').textContent).toContain('loading');
});
