import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { Link } from './link.tsx';

test('is where one is when it leads to the same part of the page, and not when to another', async () => {
  const links = (
    <>
      <Link to="/admin" search={{ tab: 'mail' }}>
        Here
      </Link>
      <Link to="/admin" search={{ tab: 'people', open: 'p1' }}>
        There
      </Link>
      <Link to="/admin">The page</Link>
    </>
  );
  renderDesk(links, { search: 'tab=mail', api: () => new Response(null, { status: 503 }) });
  const said = (name: string) => screen.getByRole('link', { name }).getAttribute('aria-current');
  expect((await screen.findByRole('link', { name: 'Here' })).getAttribute('aria-current')).toBe('page');
  expect([said('There'), said('The page')]).toEqual([null, 'page']);
});
