/** The listings of an owner: what may stand in the directory already is claimed, not written a second time. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RoleInTeam } from '#kit/web/desk/role-in-team.ts';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { Listings } from './listings.tsx';

const draw = (role?: 'editor', known?: object) =>
  renderDesk(
    <RoleInTeam value={role}>
      <Listings />
    </RoleInTeam>,
    {
      language: 'es',
      search: 'view=businesses',
      api: ({ url }) =>
        known && url.includes('/workspace/known') ? Response.json(known) : new Promise(() => undefined),
    },
  );

it('lead an owner to what can be claimed, and to their claims', async () => {
  draw();
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
  const way = screen.getByRole('link', { name: 'Di quién vende y cómo cobras' });
  expect(way.getAttribute('href')).toBe('/dashboard?tab=seller');
});
