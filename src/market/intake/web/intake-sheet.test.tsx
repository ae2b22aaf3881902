import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Problem } from '#kit/shared/problem.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { IntakeSheet } from './intake-sheet.tsx';
import type { IntakeWrite, SentThing } from './sent-thing.ts';

const hat: SentThing = {
  id: 'hat000000001',
  status: 'new',
  language: 'es',
  admin_notes: null,
  submitted_at: '2026-08-21T18:00:00.000Z',
  version: 1,
};
const told = {
  title: 'A lost hat',
  facts: [],
  email: 'ana@a.example',
  subject: 'A lost hat',
  text: 'Straw,\nblue ribbon.',
  details: null,
};

/** The sheet on something that can be exchanged for a newer version, as a refetch does. */
function open(answer: (input: IntakeWrite) => Promise<unknown>, language: 'en' | 'es' = 'en') {
  const sent: IntakeWrite[] = [];
  const onClose = vi.fn();
  let show: (thing: SentThing) => void = () => undefined;
  const call = {
    mutationFn: (input: IntakeWrite) => {
      sent.push(input);
      return answer(input);
    },
  };
  function Held() {
    const [thing, setThing] = useState(hat);
    show = setThing;
    return (
      <IntakeSheet thing={thing} told={told} sentAt={hat.submitted_at} path="/api/x" call={call} onClose={onClose} />
    );
  }
  renderPage(<Held />, { language });
  return { sent, onClose, become: (next: SentThing) => act(() => show(next)) };
}

const write = (notes: string) =>
  fireEvent.change(screen.getByLabelText('Notes of the desk'), { target: { value: notes } });
const choose = (status: string) => fireEvent.change(screen.getByLabelText('Status'), { target: { value: status } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

it('shows what was written as it was written, in which language, and opens an answer', () => {
  open(async () => hat);
  expect(screen.getByText(/Straw,/).textContent).toBe('Straw,\nblue ribbon.');
  expect(screen.getByText('Spanish')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Answer by mail' }).getAttribute('href')).toBe(
    'mailto:ana@a.example?subject=Re%3A%20A%20lost%20hat',
  );
});

it('leads to what its writer bought', () => {
  open(async () => hat);
  const orders = screen.getByRole('link', { name: 'With ana@a.example' });
  expect(orders.getAttribute('href')).toBe('/admin?tab=orders&q=ana%40a.example');
});

it('saves the state and the notes with the version that was seen, then closes', async () => {
  const { sent, onClose } = open(async () => hat);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  choose('done');
  write('Called back.');
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ params: { id: hat.id }, body: { status: 'done', admin_notes: 'Called back.', version: 1 } }]);
});

it('keeps what was written when somebody else was faster, and shows what they saved', async () => {
  const { sent, onClose, become } = open(() => Promise.reject(new Problem('edit_conflict', 'No.')));
  write('Mine');
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  become({ ...hat, status: 'in_progress', admin_notes: 'Theirs', version: 2 });
  expect(screen.getByText(/^Saved by somebody else meanwhile: In progress\. Theirs$/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Notes of the desk').value).toBe('Mine');
  expect(onClose).not.toHaveBeenCalled();
  save();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({ admin_notes: 'Mine', version: 2 });
});

it('asks before what was written is thrown away', () => {
  const { onClose } = open(async () => hat);
  write('Half a thought');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('Leave without saving?')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('speaks Spanish too', () => {
  open(async () => hat, 'es');
  expect(screen.getByRole('link', { name: 'Responder por correo' })).toBeTruthy();
  expect(screen.getByText('En sus palabras')).toBeTruthy();
});
