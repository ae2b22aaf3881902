import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { listed, refusal } from '#kit/web/network-testing.ts';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { Synonym, Wish } from '../contract.ts';
import { WishesPanel } from './wishes-panel.tsx';

const wish: Wish = {
  id: 'en nothing vespa',
  words: 'vespa',
  language: 'en',
  found: 'nothing',
  week: 2,
  month: 5,
  quarter: 9,
  trend: 'up',
  lastDay: '2026-08-21',
  isAnswered: false,
};
const synonym: Synonym = {
  id: 'synonym00001',
  words: 'vespa',
  meaning: 'scooter',
  category: 'rentals/bike',
  language: 'all',
  addedBy: 'Nerea',
  version: 1,
  createdAt: '2026-08-21T18:00:00.000Z',
  updatedAt: '2026-08-21T18:00:00.000Z',
};

function draw(
  search: string,
  {
    language = 'en',
    post = () => Response.json(synonym, { status: 201 }),
  }: Partial<{
    language: Language;
    post: () => Response;
  }> = {},
) {
  const bodies: unknown[] = [];
  const api = async (request: Request) => {
    if (request.method === 'POST') {
      bodies.push(await request.json());
      return post();
    }
    const isWishes = new URL(request.url).pathname.endsWith('search-wishes');
    return listed([isWishes ? wish : synonym]);
  };
  vi.stubGlobal('fetch', api);
  const nameOf = (category: string) => `all of ${category}`;
  return { bodies, ...renderDesk(<WishesPanel nameOf={nameOf} />, { api, language, search: `tab=wishes&${search}` }) };
}

it('tells how often something was missed, and leads to its search', async () => {
  draw('');
  const row = await screen.findByRole('article', { name: 'vespa' });
  expect(row.textContent).toContain('English\u00a0· More than before');
  expect(row.textContent).toContain('2 in 7 days, 5 in 30, 9 in 90\u00a0· Last asked Friday, 21 August 2026');
  const link = within(row).getByRole('link', { name: 'Search it now: vespa' });
  // With the kind said it is not counted as one more wish.
  expect(link.getAttribute('href')).toBe('/search?query=vespa&type=all');
});

it('adds a synonym for it, begun with its words and its language', async () => {
  const { bodies } = draw('');
  fireEvent.click(await screen.findByRole('button', { name: 'Add synonym for vespa' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByLabelText<HTMLInputElement>(/^What people type/).value).toBe('vespa');
  fireEvent.change(sheet.getByLabelText(/^Words they mean/), { target: { value: 'scooter' } });
  fireEvent.change(sheet.getByLabelText(/^Everything of a category/), { target: { value: 'rentals/bike' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodies).toEqual([{ words: 'vespa', meaning: 'scooter', category: 'rentals/bike', language: 'en' }]),
  );
  await waitFor(() => expect(currentToast()?.title).toBe('Synonym added. Searches know it now.'));
});

it('says why the house refuses one', async () => {
  draw('', { language: 'es', post: () => refusal('conflict') });
  fireEvent.click(await screen.findByRole('button', { name: 'Añadir sinónimo para vespa' }));
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.change(sheet.getByLabelText(/^Palabras que quieren decir/), { target: { value: 'moto' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(currentToast()?.description).toBe('Estas palabras ya tienen un significado. Cambia ese.'));
});

it('lists the synonyms with what they mean and who added them', async () => {
  draw('view=synonyms');
  const row = await screen.findByRole('article', { name: 'vespa' });
  expect(row.textContent).toContain('Means: scooter, all of rentals/bike\u00a0· Added by Nerea');
  expect(within(row).getByRole('button', { name: 'Delete vespa' })).toBeTruthy();
});
