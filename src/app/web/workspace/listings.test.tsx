/** The listings of an owner: what may stand in the directory already is claimed, not written a second time. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RoleInTeam } from '#kit/web/desk/role-in-team.ts';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { Listings } from './listings.tsx';

const draw = (role?: 'editor') =>
  renderDesk(
    <RoleInTeam value={role}>
      <Listings />
    </RoleInTeam>,
    { language: 'es', search: 'view=businesses', api: () => new Promise(() => undefined) },
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
