import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { refusal } from '#kit/web/network-testing.ts';
import { serveForm } from '#kit/web/form/testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import type { Prospect } from '../contract.ts';
import { ProspectSheet } from './prospect-sheet.tsx';
import { aProspect } from './testing.ts';

const hotel = aProspect({ priority_score: 8, contact_status: 'contacted', notes: null, version: 3 });

const type = (label: RegExp, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

it('insists on a name and a place, and on nothing else', async () => {
  const sent = serveForm(() => Response.json(hotel, { status: 201 }));
  const onClose = vi.fn();
  renderPage(<ProspectSheet onClose={onClose} />);
  save();
  expect(screen.getAllByText('Please fill this in')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText(/^Name/));
  type(/^Name/, 'Hotel Brisa');
  type(/^Location/, 'Poniente');
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    line: 'POST /api/prospect-businesses?lang=en',
    body: { name: 'Hotel Brisa', priority_score: 5, contact_status: 'not_contacted', category: 'hotel' },
  });
});

it('shows what a score means, and makes 1 of what is no number', () => {
  renderPage(<ProspectSheet prospect={hotel} onClose={() => undefined} />);
  expect(screen.getByText(/^High\. High from 8/)).toBeTruthy();
  type(/^Priority score/, '6');
  expect(screen.getByText(/^Medium\. High from 8/)).toBeTruthy();
  type(/^Priority score/, '');
  expect(screen.getByLabelText<HTMLInputElement>(/^Priority score/).value).toBe('1');
  expect(screen.getByText(/^Low\. High from 8/)).toBeTruthy();
});

it('marks what is no mailbox and no link before anything is sent', () => {
  const sent = serveForm(() => Response.json(hotel));
  renderPage(<ProspectSheet prospect={hotel} onClose={() => undefined} />);
  type(/^Email/, 'nobody');
  type(/^Website/, 'brisa');
  save();
  expect(screen.getByText(/valid email/)).toBeTruthy();
  expect(screen.getByText(/Please enter a web address/)).toBeTruthy();
  expect(sent).toEqual([]);
});

it('keeps what was written when somebody else was faster, and shows what they changed', async () => {
  const sent = serveForm(() => refusal('edit_conflict'));
  const onClose = vi.fn();
  const { rerender } = renderSheet(hotel, onClose);
  type(/^Notes/, 'Mine');
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ notes: 'Mine', version: 3 });
  rerender({ ...hotel, version: 4, contact_status: 'declined', notes: 'Theirs' });
  expect(screen.getByText('Contact status: Declined')).toBeTruthy();
  expect(screen.getByText('Notes: Theirs')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('Mine');
  expect(onClose).not.toHaveBeenCalled();
  save();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({ notes: 'Mine', version: 4 });
});

/** The sheet with a prospect that can be exchanged for a newer one, as the list's answer does. */
function renderSheet(first: Prospect, onClose: () => void) {
  let show: (prospect: Prospect) => void = () => undefined;
  function Held() {
    const [prospect, setProspect] = useState(first);
    show = setProspect;
    return <ProspectSheet prospect={prospect} onClose={onClose} />;
  }
  renderPage(<Held />);
  return { rerender: (next: Prospect) => act(() => show(next)) };
}
