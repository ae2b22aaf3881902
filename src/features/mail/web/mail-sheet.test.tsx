import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import type { MailDetail } from '../contract.ts';
import { MailSheet } from './mail-sheet.tsx';

const letter = { subject: 'Welcome', text: 'Hello Ana,\n\ncome on in', html: '<p>Hello <b>Ana</b></p>' };
const aMail = (over: Partial<MailDetail> = {}): MailDetail => ({
  id: 'AbCdEfGhJkLmNpQr',
  letter: 'welcome',
  language: 'en',
  recipient: 'ana@correo.example',
  status: 'sent',
  attempts: 1,
  lastError: null,
  createdAt: '2026-08-21T18:00:00.000Z',
  gathersUntil: null,
  sentAt: '2026-08-21T18:00:02.000Z',
  isSecret: false,
  content: letter,
  ...over,
});

/** The sheet with what it asks the server to do. */
function open(mail: MailDetail, language: 'en' | 'es' = 'en') {
  const asked: unknown[] = [];
  const mutationFn = async (input: unknown) => {
    asked.push(input);
    return { ...mail, status: 'waiting' as const };
  };
  renderPage(<MailSheet mail={mail} call={{ mutationFn: mutationFn as never }} onClose={() => undefined} />, {
    language,
  });
  return asked;
}
const again = { params: { id: 'AbCdEfGhJkLmNpQr' }, body: {} };

describe('MailSheet', () => {
  it('shows a letter in a frame in which nothing can run, and as plain text', () => {
    open(aMail());
    const frame = screen.getByTitle('Welcome');
    expect([frame.getAttribute('sandbox'), frame.getAttribute('srcdoc')]).toEqual(['', letter.html]);
    fireEvent.click(screen.getByRole('tab', { name: 'As plain text' }));
    expect(within(screen.getByRole('tabpanel')).getByText(/^Hello Ana/).textContent).toBe(letter.text);
  });

  it('leaves out of its frame what the page would refuse and report', () => {
    open(aMail({ content: { ...letter, html: `<style>.ink{color:#fff}</style>${letter.html}` } }));
    expect(screen.getByTitle('Welcome').getAttribute('srcdoc')).toBe(letter.html);
  });

  it('asks before it sends again what has arrived already', async () => {
    const asked = open(aMail());
    fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
    expect(asked).toEqual([]);
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/ana@correo\.example/)).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(asked).toEqual([again]));
  });

  it('sends again what failed without asking, and says why it failed', async () => {
    const asked = open(aMail({ status: 'failed', lastError: '550 5.1.1', sentAt: null }));
    expect(screen.getByText('550 5.1.1')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(asked).toEqual([again]));
  });

  it('sends nothing again that waits, or whose words are forgotten', () => {
    open(aMail({ status: 'waiting', sentAt: null, gathersUntil: '2026-08-21T18:10:00.000Z' }));
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
    expect(screen.getByText('Gathers until').nextElementSibling?.textContent).toMatch(/20:10/);
    open(aMail({ letter: 'passwordReset', isSecret: true, content: null }), 'es');
    expect(screen.queryByRole('button', { name: 'Enviar otra vez' })).toBeNull();
    expect(screen.getByText(/^Este correo lleva una llave/)).toBeTruthy();
  });

  it('says in words that a key was dead before its letter could go', () => {
    open(aMail({ letter: 'passwordReset', isSecret: true, content: null, status: 'failed', lastError: 'expired' }));
    expect(screen.getByText('Its key was dead before it could be sent.')).toBeTruthy();
  });
});
