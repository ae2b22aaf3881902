import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderDesk } from './testing.tsx';
import { useDeskAddress } from './use-desk-address.ts';

function Asked() {
  const { search } = useDeskAddress();
  return <output>{JSON.stringify(search)}</output>;
}

it.each(['9e28564966', 'true', '007', '"a"'])('a list is asked for the words as they were written: %s', async (q) => {
  const api = () => Response.json({});
  renderDesk(<Asked />, { search: `tab=events&q=${encodeURIComponent(q)}&page=2`, api });
  expect(JSON.parse((await screen.findByRole('status')).textContent)).toEqual({ tab: 'events', q, page: '2' });
});
