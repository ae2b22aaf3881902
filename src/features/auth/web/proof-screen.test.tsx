import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '#kit/web/network-testing.ts';
import { serveForm } from '#kit/web/form/testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { ProofScreen } from './proof-screen.tsx';

const draw = (language: 'en' | 'es' = 'en') => renderPage(<ProofScreen top={null} />, { language });
beforeEach(() => void (location.hash = '#token=the-key'));
afterEach(() => {
  location.hash = '';
  vi.unstubAllGlobals();
});

describe.each([
  ['en', 'This is my mailbox', 'Your email is confirmed', 'This link is spent', 'To your dashboard'],
  ['es', 'Es mi correo', 'Tu correo está confirmado', 'Este enlace ya no sirve', 'A tu panel'],
] as const)('in %s', (language, press, done, spent, onward) => {
  it('proves the mailbox by a press, with the key behind the #', async () => {
    const sent = serveForm(() => Response.json({ proven: true }));
    draw(language);
    expect(sent).toEqual([]);
    fireEvent.click(await screen.findByRole('button', { name: press }));
    expect(await screen.findByRole('heading', { name: done })).toBe(document.activeElement);
    expect(sent[0]?.body).toEqual({ token: 'the-key' });
    expect(screen.getByRole('link', { name: onward }).getAttribute('href')).toContain('/user-dashboard');
  });

  it('says that a link is spent', async () => {
    serveForm(() => refusal('link_expired'));
    draw(language);
    fireEvent.click(await screen.findByRole('button', { name: press }));
    expect(await screen.findByText(spent)).toBeTruthy();
  });

  it('has nothing to press without a key', async () => {
    location.hash = '';
    draw(language);
    expect(await screen.findByText(spent)).toBeTruthy();
    expect(screen.queryByRole('button', { name: press })).toBeNull();
  });
});

it('stays where it is when the server is away or has had enough, and says when to try again', async () => {
  serveForm(() => refusal('too_many_requests', { retryAfter: 90 }));
  draw();
  fireEvent.click(await screen.findByRole('button', { name: 'This is my mailbox' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/others in your house.*again in 2 minutes/);
  expect(screen.getByRole('button', { name: 'This is my mailbox' })).toBeTruthy();
});
