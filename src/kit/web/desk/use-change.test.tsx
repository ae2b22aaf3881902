import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Problem } from '#kit/shared/problem.ts';
import { currentToast } from '../ui/toast-store.ts';
import { renderDesk } from './testing.tsx';
import { useChange } from './use-change.ts';

function Save({ retryAfter }: { readonly retryAfter: number }) {
  const { change } = useChange(
    { mutationFn: () => Promise.reject(new Problem('too_many_requests', 'No.', { retryAfter })) },
    { done: { title: 'Saved' }, failed: { title: 'Error', description: 'Failed' }, refresh: [] },
  );
  return (
    <button type="button" onClick={() => change(undefined)}>
      Save
    </button>
  );
}

it.each([
  ['en', 40, /wait a minute/],
  ['es', 40, /espera un minuto/],
  ['en', 3000, /in a day.* goes on in 1 hour\./],
  ['en', 81_000, /in a day.* goes on in 23 hours\./],
  ['es', 81_000, /en un día.* dentro de 23 horas\./],
] as const)('says in %s when it goes on after %i seconds', async (language, retryAfter, said) => {
  renderDesk(<Save retryAfter={retryAfter} />, { language, api: () => Promise.resolve(Response.error()) });
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(currentToast()?.description).toMatch(said));
});
