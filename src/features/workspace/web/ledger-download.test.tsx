import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentToast, forgetToast } from '#kit/web/ui/toast-store.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { LedgerDownload } from './ledger-download.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  forgetToast();
});

describe('the ledger as a file', () => {
  it.each([
    ['en', 'Download CSV', 'To your account'],
    ['es', 'Descargar CSV', 'Ir a tu cuenta'],
  ] as const)('leads who has no second factor to where it is set up (%s)', async (language, name, label) => {
    const answer = async () => refusal('money_unguarded');
    vi.stubGlobal('fetch', answer);
    renderPage(<LedgerDownload query={{}} />, { language, api: answer });
    fireEvent.click(await screen.findByRole('button', { name }));
    await expect.poll(() => currentToast()?.link).toEqual({ to: '/user-dashboard', label });
  });
});
