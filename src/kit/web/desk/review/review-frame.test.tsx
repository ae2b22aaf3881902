import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { KeyButton } from '../key-button.tsx';
import { ReviewFrame } from './review-frame.tsx';
import { Sheet } from '../sheet.tsx';
import { renderDesk } from '../testing.tsx';
import { useReview } from './use-review.ts';

const things = [{ id: 'one' }, { id: 'two' }, { id: 'three' }];

/** A list that is looked through, whose decided things leave it. */
function Queue({ told }: { readonly told: string[] }) {
  const [items, setItems] = useState<readonly { id: string }[]>(things);
  const review = useReview({ items, total: items.length }, 25);
  const { open, close, onDecided } = review;
  const decide = (word: string) => {
    told.push(`${word} ${open}`);
    onDecided();
    setItems((all) => all.filter(({ id }) => id !== open));
  };
  return open === undefined ? (
    <p>{items.length} left</p>
  ) : (
    <ReviewFrame review={review} isLoading={false}>
      <Sheet
        key={open}
        isOpen
        title={open}
        onClose={close}
        foot={
          <KeyButton letter="A" onClick={() => decide('approve')}>
            Approve
          </KeyButton>
        }
      >
        <input aria-label="Note" />
      </Sheet>
    </ReviewFrame>
  );
}

async function open() {
  const told: string[] = [];
  renderDesk(<Queue told={told} />, { api: () => Promise.reject(new Error('Nothing is asked')), search: 'open=one' });
  return { told, dialog: await screen.findByRole('dialog', { name: 'one' }) };
}
const strike = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document, { key, ...more });

beforeEach(() => localStorage.removeItem('desk-keys'));

it('leads through a queue by single keys, and keeps the focus within', async () => {
  const { told, dialog } = await open();
  await waitFor(() => expect(document.activeElement).toBe(dialog));
  for (const [key, next] of [
    ['a', 'two'],
    ['n', 'three'],
    ['p', 'two'],
    ['A', 'three'],
  ] as const) {
    strike(key);
    await screen.findByRole('dialog', { name: next });
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
  }
  expect(told).toEqual(['approve one', 'approve two']);
  expect(screen.getByText('1 of 1')).toBeTruthy();
  strike('a');
  await screen.findByText('0 left');
});

it('leaves letters to whoever writes, and shortcuts to the browser', async () => {
  const { told, dialog } = await open();
  const note = within(dialog).getByLabelText('Note');
  note.focus();
  strike('a');
  dialog.focus();
  strike('a', { ctrlKey: true });
  strike('a', { altKey: true });
  strike('a', { repeat: true });
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(told).toEqual([]);
});

it('can be switched off, and says which keys there are only while there are', async () => {
  const { told, dialog } = await open();
  const approve = within(dialog).getByRole('button', { name: 'Approve' });
  expect(approve.getAttribute('aria-keyshortcuts')).toBe('A');
  expect(approve.querySelector('kbd')?.textContent).toBe('A');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Keys are on' }));
  dialog.focus();
  strike('a');
  expect([told, approve.hasAttribute('aria-keyshortcuts'), approve.querySelector('kbd')]).toEqual([[], false, null]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Keys are off' }));
  dialog.focus();
  strike('a');
  expect(told).toEqual(['approve one']);
});
