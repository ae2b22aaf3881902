import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import type { GuestToReview, OwnersReview } from '../contract.ts';
import { OwnerReviewsPanel } from './owner-panel.tsx';

const review: OwnersReview = {
  id: 'rev00000001',
  type: 'rentals',
  listing: 'rnt00000001',
  stars: 4,
  words: 'Quiet at night.',
  language: 'en',
  name: 'Ana P.',
  proof: 'stay',
  wasThere: '2026-08-20',
  title: 'Toldo Rojo',
  answer: null,
  createdAt: '2026-08-21T10:00:00Z',
  isReported: false,
  isAnswerRemoved: false,
};
const answered: OwnersReview = {
  ...review,
  id: 'rev00000002',
  name: 'Bea Q.',
  answer: { words: 'You are an oaf.', at: '2026-08-22T10:00:00Z' },
  isAnswerRemoved: true,
};
const guest: GuestToReview = {
  order: 'ord00000001',
  title: 'Toldo Rojo',
  guest: 'Iker Z.',
  wasThere: '2026-08-20',
};
const sent: { path: string; body: unknown }[] = [];
beforeEach(() => {
  sent.length = 0;
});

/** Lists are answered as the house would, what is sent is kept. */
async function api(request: Request): Promise<Response> {
  const { pathname: path } = new URL(request.url);
  if (path.endsWith('/preview')) {
    const { words } = (await request.json()) as { words: string };
    const hidden = words.includes('612345678') ? [{ kind: 'phone', text: '612345678' }] : [];
    return Response.json({ text: words.replace('612345678', '•••'), hidden });
  }
  if (request.method === 'POST') {
    sent.push({ path, body: await request.json() });
    return Response.json({}, { status: 201 });
  }
  const lists: Record<string, unknown> = {
    '/api/workspace/guest-reviews': [review, answered],
    '/api/workspace/guests-to-review': [guest],
  };
  return Response.json(lists[path] ?? null, { headers: { 'x-total-count': '2' } });
}
const draw = (panel: Parameters<typeof renderDesk>[0], search = '') => {
  vi.stubGlobal('fetch', api);
  renderDesk(panel, { api, search });
};

const Report = ({ id }: { readonly id: string }) => <p>{`Form of ${id}`}</p>;

it('an owner answers a review, and never with nothing', async () => {
  draw(<OwnerReviewsPanel Report={Report} />, 'open=rev00000001');
  const sheet = within(await screen.findByRole('dialog', { name: 'Ana P.' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Publish the answer' }));
  expect(sheet.getByText('Write something first.')).toBeTruthy();
  fireEvent.change(sheet.getByRole('textbox'), { target: { value: ' Come again. ' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Publish the answer' }));
  await waitFor(() =>
    expect(sent).toEqual([{ path: '/api/guest-reviews/rev00000001/answer', body: { words: 'Come again.' } }]),
  );
});

it('an owner sees what of an answer will be hidden before it goes out', async () => {
  draw(<OwnerReviewsPanel Report={Report} />, 'open=rev00000001');
  const sheet = within(await screen.findByRole('dialog', { name: 'Ana P.' }));
  fireEvent.change(sheet.getByRole('textbox'), { target: { value: 'Call 612345678' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Publish the answer' }));
  expect(await sheet.findByText('Call •••')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(sheet.getByRole('button', { name: 'Publish it like this' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('a host says something of the guest of an ended stay', async () => {
  draw(<OwnerReviewsPanel Report={Report} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Review Iker Z.' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Tap a star first.')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Wonderful' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(sent).toEqual([{ path: '/api/workspace/stays/ord00000001/guest-review', body: { stars: 5, words: '' } }]),
  );
});

it('an owner reports a review from its sheet, and reads that their own answer was taken down', async () => {
  draw(<OwnerReviewsPanel Report={Report} />, 'open=rev00000002');
  const sheet = within(await screen.findByRole('dialog', { name: 'Bea Q.' }));
  expect(sheet.getByText(/^Your answer was taken down\./)).toBeTruthy();
  fireEvent.click(sheet.getByRole('button', { name: 'Report to our desk' }));
  expect(sheet.getByText('Form of rev00000002')).toBeTruthy();
});
