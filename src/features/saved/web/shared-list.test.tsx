import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import { anEvent, itemOf, onDevice, openAccount, signIn } from './account-testing.ts';
import { SavedPage } from './saved-page.tsx';
import { SharedList } from './shared-list.tsx';
import { refOf } from './use-saved-listings.ts';

const party = anEvent('evt00000001', { title: 'Mirrorball on the roof' });
const other = anEvent('evt00000002', { title: 'Foam at five' });
const withdrawn = anEvent('evt00000003');
const refs = [party, other, withdrawn].map(refOf);

it('shows what somebody sent, says what is gone, and keeps all of it on the device', async () => {
  const account = openAccount([], [party, other]);
  renderPage(<SharedList refs={refs} />, { api: account.answer });
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.getByText('1 listing of it is not listed any more.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save “Foam at five”' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save all' }));
  await waitFor(() => expect(currentToast()?.title).toBe('All of them are saved'));
  expect(onDevice()?.ids.toSorted()).toEqual(['evt00000001', 'evt00000002']);
  expect(screen.queryByRole('button', { name: 'Save all' })).toBeNull();
  expect(account.calls).toEqual(['POST /api/saved/listings']);
});

it('keeps all of it in the account of a member, or says why not', async () => {
  const account = openAccount([], [party, other]);
  signIn();
  renderPage(<SharedList refs={refs} />, { language: 'es', api: account.answer });
  await screen.findAllByRole('article');
  account.refuse = 'too_many_saved';
  fireEvent.click(screen.getByRole('button', { name: 'Guardar todo' }));
  await waitFor(() => expect(currentToast()?.title).toBe('No se pudo guardar'));
  account.refuse = undefined;
  fireEvent.click(screen.getByRole('button', { name: 'Guardar todo' }));
  await waitFor(() => expect(currentToast()?.title).toBe('Ya lo tienes todo guardado'));
  expect(account.items.map(({ id }) => id)).toEqual(['evt00000002', 'evt00000001']);
});

it('says so where nothing of it is left', async () => {
  renderPage(<SharedList refs={refs} />, { api: openAccount().answer });
  expect(await screen.findByText('Nothing of this list is left')).toBeTruthy();
});

it('is handed on as a link that names listings, and nobody', async () => {
  const account = openAccount([], [party, other]);
  localStorage.setItem('saved', JSON.stringify({ owner: null, items: [party, other].map(itemOf) }));
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { clipboard: { writeText } }));
  renderPage(<SavedPage searches={null} />, { api: account.answer });
  fireEvent.click(await screen.findByRole('button', { name: 'Share this list' }));
  await waitFor(() => expect(currentToast()?.title).toBe('Link copied'));
  const path = '/saved?lang=en#list=event.evt00000001,event.evt00000002';
  expect(writeText.mock.calls).toEqual([[location.origin + path]]);
});
