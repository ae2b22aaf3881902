import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import { ShareButton } from './share-button.tsx';

const give = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

it('hands title and address to the device', async () => {
  const shared: ShareData[] = [];
  give('share', (data: ShareData) => Promise.resolve(void shared.push(data)));
  renderPage(<ShareButton title="Moonrise" />);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(shared).toEqual([{ title: 'Moonrise', url: location.origin + location.pathname }]));
});

it.each([
  ['en', 'Share', 'Address copied'],
  ['es', 'Compartir', 'Dirección copiada'],
] as const)('copies the address where the device can’t share, in %s', async (language, name, said) => {
  const copied: string[] = [];
  give('clipboard', { writeText: (text: string) => Promise.resolve(void copied.push(text)) });
  renderPage(<ShareButton title="Moonrise" />, { language });
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(currentToast()?.title).toBe(said));
  expect(copied).toEqual([location.origin + location.pathname]);
});

it('says so when the address could not be copied', async () => {
  renderPage(<ShareButton title="Moonrise" />);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(currentToast()?.tone).toBe('destructive'));
});
