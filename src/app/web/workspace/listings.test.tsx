/** The listings of an owner: what may stand in the directory already is claimed, not written a second time. */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RoleInTeam } from '#kit/web/desk/role-in-team.ts';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { Listings } from './listings.tsx';

const draw = (role?: 'editor', known?: object, claims?: object) =>
  renderDesk(
    <RoleInTeam value={role}>
      <Listings />
    </RoleInTeam>,
    {
      language: 'es',
      search: 'view=businesses',
      api: ({ url }) => {
        if (known && url.includes('/workspace/known')) return Response.json(known);
        return claims && url.includes('/listing-claims') ? Response.json(claims) : new Promise(() => undefined);
      },
    },
  );

it('lead an owner to what can be claimed, and to their claims', async () => {
  draw(undefined, { unsold: 0 });
  const find = await screen.findByRole('link', { name: 'búscalo y reclámalo' });
  expect(find.getAttribute('href')).toBe('/search?type=businesses');
  expect(screen.getByRole('link', { name: 'Lo que has reclamado' }).getAttribute('href')).toBe('/listing-claims');
});

it('ask nothing of that kind of who works for one', async () => {
  draw('editor');
  await screen.findByRole('link', { name: 'Negocios' });
  expect(screen.queryByRole('link', { name: 'Lo que has reclamado' })).toBeNull();
});

it('say that nobody can buy what has a price before its owner says who sells, and lead there', async () => {
  draw(undefined, { unsold: 2 });
  const title = '2 anuncios tuyos aún no se pueden comprar';
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Negocios' })).toBeTruthy();
  const way = screen.getByRole('link', { name: 'Di quién vende y cómo cobras' });
  expect(way.getAttribute('href')).toBe('/dashboard?tab=seller');
});

it('are seen once it is known what nobody can buy, whose note stands above them', async () => {
  draw();
  const kinds = await screen.findByRole('link', { name: 'Negocios', hidden: true });
  expect(kinds.closest('[hidden]')).not.toBeNull();
});

it('say since when a claim waits, and until when one of somebody else is to be answered', async () => {
  const listing = (title: string) => ({ kind: 'businesses', id: 'biz00000001', title });
  const made = (id: string, status: string) => ({
    id,
    listing: listing(`Bar ${id}`),
    status,
    createdAt: '2026-08-21T18:00:00.000Z',
  });
  const asked = (id: string, answeredAt: string | null) => ({
    id,
    listing: listing(`Café ${id}`),
    claimant: 'Lucía Pérez',
    answerUntil: '2026-08-28T18:00:00.000Z',
    answeredAt,
  });
  draw(
    undefined,
    { unsold: 0 },
    {
      made: [made('Neptuno', 'waiting'), made('Bruma', 'refused')],
      toAnswer: [asked('Sol', null), asked('Luna', '2026-08-22T18:00:00.000Z')],
    },
  );
  const standing = within(await screen.findByRole('list', { name: 'Titularidad' })).getAllByRole('link');
  expect(standing.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [expect.stringMatching(/^Lucía Pérez reclama «Café Sol»\. Responde antes del 28 /), '/listing-claims'],
    [expect.stringMatching(/^«Bar Neptuno» está en la recepción desde el 21 /), '/listing-claims'],
  ]);
});
