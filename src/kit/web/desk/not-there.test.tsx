import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../testing.tsx';
import { NotThere } from './not-there.tsx';

it('says that a part loads, or what did not come, and asks for it again', async () => {
  let asked = 0;
  const refetch = (() => Promise.resolve((asked += 1))) as never;
  const face = (isError: boolean) => (
    <NotThere isError={isError} refetch={refetch} failed="The month did not load" hint="Nothing is lost." />
  );
  renderPage(face(false));
  expect((await screen.findByRole('status')).textContent).toBe('Loading...');
  expect(screen.queryByRole('button')).toBeNull();
  renderPage(face(true));
  expect((await screen.findByRole('alert')).textContent).toContain('The month did not loadNothing is lost.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(asked).toBe(1);
});
