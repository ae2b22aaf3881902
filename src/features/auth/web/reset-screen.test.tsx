import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serveForm, type SentForm } from '#kit/web/form/testing.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { ForgotScreen } from './forgot-screen.tsx';
import { ResetScreen } from './reset-screen.tsx';

let calls: readonly SentForm[] = [];
/** The browser's own fetch answers the calls of mutations; each is written down. */
const answer = (reply: () => Response) => void (calls = serveForm(reply));
afterEach(() => {
  vi.unstubAllGlobals();
  location.hash = '';
});

describe('ForgotScreen', () => {
  const ask = (account: string) => {
    fireEvent.change(screen.getByLabelText(/^Phone or email/), { target: { value: account } });
    fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  };

  it('asks, and says what is true of every account', async () => {
    answer(() => Response.json({ accepted: true }));
    renderPage(<ForgotScreen top={null} />);
    ask(' ana@correo.example ');
    expect(await screen.findByRole('heading', { name: 'Look at your mail' })).toBeTruthy();
    expect(screen.getByText(/^If there is an account like that/).textContent).toContain('30 minutes');
    expect(calls).toEqual([{ line: 'POST /api/auth/password-reset?lang=en', body: { account: 'ana@correo.example' } }]);
  });

  it('takes along where somebody was going, and leads back there', async () => {
    answer(() => Response.json({ accepted: true }));
    const redirect = '/checkout?type=event&id=evt00000001';
    renderPage(<ForgotScreen top={null} redirect={redirect} />);
    ask('ana@correo.example');
    await screen.findByRole('heading', { name: 'Look at your mail' });
    expect(calls[0]?.body).toEqual({ account: 'ana@correo.example', redirect });
    const back = screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href') ?? '';
    expect(new URL(back, 'http://x').searchParams.get('redirect')).toBe(redirect);
  });

  it('asks nobody with an empty field, and says how long to wait when it was too often', async () => {
    answer(() => refusal('too_many_requests'));
    renderPage(<ForgotScreen top={null} />, { language: 'es' });
    fireEvent.click(screen.getByRole('button', { name: 'Enviar el enlace' }));
    expect(screen.getByText('Escribe tu teléfono o tu correo')).toBeTruthy();
    expect(calls).toEqual([]);
    fireEvent.change(screen.getByLabelText(/^Teléfono o correo/), { target: { value: '600100200' } });
    fireEvent.click(screen.getByRole('button', { name: 'Enviar el enlace' }));
    expect(await screen.findByText(/^Demasiados intentos/)).toBeTruthy();
  });
});

describe('ResetScreen', () => {
  let done = 0;
  const open = (hash: string) => {
    done = 0;
    location.hash = hash;
    renderPage(<ResetScreen top={null} onDone={() => void (done += 1)} />);
  };
  const save = (password: string, again = password) => {
    fireEvent.change(screen.getByLabelText(/^New password/), { target: { value: password } });
    fireEvent.change(screen.getByLabelText(/^Password again/), { target: { value: again } });
    fireEvent.click(screen.getByRole('button', { name: 'Save the password' }));
  };

  it('saves with the key behind the #, and leads on', async () => {
    answer(() => Response.json({ changed: true }));
    open('#token=a-key_1');
    save('otra siesta larga');
    await waitFor(() => expect(done).toBe(1));
    expect(calls).toEqual([
      {
        line: 'POST /api/auth/password-reset/confirm?lang=en',
        body: { token: 'a-key_1', password: 'otra siesta larga' },
      },
    ]);
  });

  it('says beside the field what is wrong before anything is sent', () => {
    answer(() => Response.json({ changed: true }));
    open('#token=a-key_1');
    save('short');
    expect(screen.getByText('Use at least 8 characters')).toBeTruthy();
    save('otra siesta larga', 'otra siesta corta');
    expect(screen.getByText('Passwords do not match')).toBeTruthy();
    expect([calls, done]).toEqual([[], 0]);
  });

  it('keeps the form when the server does not like the password', async () => {
    answer(() => refusal('validation', { fields: ['password'] }));
    open('#token=a-key_1');
    save('password123');
    expect(await screen.findByText(/^This password is too common/)).toBeTruthy();
    expect(done).toBe(0);
  });

  it('leads to a new link when the key is spent, missing or none', async () => {
    answer(() => refusal('reset_expired'));
    open('#token=a-key_1');
    save('otra siesta larga');
    const another = await screen.findByRole('link', { name: 'Get a new link' });
    expect(another.getAttribute('href')).toBe('/forgot-password');
    for (const hash of ['', '#token=', '#token=<script>']) {
      open(hash);
      expect(screen.getByRole('link', { name: 'Get a new link' })).toBeTruthy();
      expect(screen.queryByLabelText(/^New password/)).toBeNull();
    }
  });
});
