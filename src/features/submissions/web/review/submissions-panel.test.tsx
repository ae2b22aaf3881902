import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '#kit/web/network-testing.ts';
import { asFacts, renderDesk } from '#kit/web/desk/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { Submission } from '../../contract.ts';
import { SubmissionsPanel } from './submissions-panel.tsx';
import { aPoster } from '#market/posters/testing.ts';

const submission: Submission = {
  id: 'AbCdEfGhJkLmNpQr',
  type: 'event',
  title: 'Foam night at Sala 9',
  description: 'Foam from midnight.',
  poster: aPoster,
  category: 'party',
  location: 'Old Town',
  address: 'Calle Mallorca 4',
  contact_email: 'hola@sala9.example',
  contact_phone: null,
  price: null,
  currency: 'EUR',
  details: {},
  language: 'en',
  status: 'pending',
  admin_notes: null,
  submitted_at: '2026-08-21T09:42:00.000Z',
  decided_at: null,
  listing_id: null,
  proposer: null,
  version: 3,
};
const now = new Date('2026-08-21T18:00:00Z');
const twin = { kind: 'listing', id: 'ZbCdEfGhJkLmNpQr', title: 'Foam night', location: 'Levante', score: 0.62 };

const counts = { submissions: { pending: 1, approved: 86, rejected: 9, oldestPending: '2026-08-20T23:00:00.000Z' } };

/** The network's edge: what was decided, and what the server says to it. */
function serve(answer: () => Response = () => Response.json({ ...submission, status: 'approved', version: 4 })) {
  const decided: unknown[] = [];
  const api = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'PATCH') {
      decided.push(await request.json());
      return answer();
    }
    if (pathname.endsWith('/duplicates')) return Response.json([twin]);
    if (pathname.endsWith(submission.id)) return Response.json(submission);
    return Response.json([submission], { headers: { 'x-total-count': '1' } });
  };
  vi.stubGlobal('fetch', api);
  return { api, decided };
}

async function openReview(answer?: () => Response, language: 'en' | 'es' = 'en') {
  const { api, decided } = serve(answer);
  renderDesk(<SubmissionsPanel counts={counts} />, { api, now, language });
  fireEvent.click(await screen.findByRole('button', { name: language === 'en' ? 'Review' : 'Revisar' }));
  return { sheet: within(await screen.findByRole('dialog', { name: submission.title })), decided };
}

describe('the list', () => {
  it('shows what waits, how long the oldest has, and how many there are of each', async () => {
    renderDesk(<SubmissionsPanel counts={counts} />, { api: serve().api, now });
    const row = within(await screen.findByRole('article', { name: 'Foam night at Sala 9' }));
    expect(row.getByText(asFacts('Event · Old Town · Without an account'))).toBeTruthy();
    expect(row.getByText('Pending')).toBeTruthy();
    expect(await screen.findByText('Reviewed within 24 to 48 hours. Oldest has waited 19 hours.')).toBeTruthy();
    const views = within(screen.getByRole('navigation', { name: 'Submissions' })).getAllByRole('link');
    expect(views.map(({ textContent }) => textContent)).toEqual(['Pending 1', 'Approved 86', 'Rejected 9']);
  });
});

describe('the review', () => {
  it('warns of what is perhaps here already', async () => {
    const { sheet } = await openReview();
    expect((await sheet.findByText('Foam night')).parentElement?.textContent).toBe(
      'Foam night\u00a0· Levante\u00a0· published\u00a0· 62% alike',
    );
  });

  it('asks for a price once, and publishes without one when pressed again', async () => {
    const { sheet, decided } = await openReview(undefined, 'es');
    const preview = within(sheet.getByRole('region', { name: 'Así se verá' }));
    expect(preview.getByText(/Precio por anunciar/)).toBeTruthy();
    expect(preview.getByText('No se vende hasta que tenga fecha y precio.')).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: 'Aprobar' }));
    await waitFor(() => expect(document.activeElement).toBe(sheet.getByLabelText('Precio')));
    expect(decided).toEqual([]);
    fireEvent.click(sheet.getByRole('button', { name: 'Aprobar' }));
    await waitFor(() =>
      expect(decided).toEqual([{ status: 'approved', admin_notes: '', version: 3, listing: { capacity: 100 } }]),
    );
  });

  it('asks for a price that nobody named, then approves with what was added', async () => {
    const { sheet, decided } = await openReview();
    fireEvent.click(sheet.getByRole('button', { name: 'Approve' }));
    const price = sheet.getByLabelText('Price');
    await waitFor(() => expect(document.activeElement).toBe(price));
    expect(sheet.getByText(/^Nobody has named a price; 0 is free\./)).toBeTruthy();
    expect(decided).toEqual([]);
    fireEvent.change(price, { target: { value: '12,50' } });
    fireEvent.change(sheet.getByLabelText('Date'), { target: { value: '2026-08-22' } });
    fireEvent.change(sheet.getByLabelText(/^Note to the owner/), { target: { value: 'Welcome' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(currentToast()?.description).toBe('Submission status updated'));
    expect(decided).toEqual([
      {
        status: 'approved',
        admin_notes: 'Welcome',
        version: 3,
        listing: { capacity: 100, price: '12.50', date: '2026-08-22' },
      },
    ]);
  });

  it('shows the listing while it is being completed', async () => {
    const { sheet } = await openReview();
    const preview = within(sheet.getByRole('region', { name: 'As it will be shown' }));
    expect(preview.getByText('Date to be announced · Price to be announced')).toBeTruthy();
    expect(preview.getByText('Not on sale until it has a date and a price.')).toBeTruthy();
    fireEvent.change(sheet.getByLabelText('Date'), { target: { value: '2026-08-22' } });
    expect(preview.getByText('Not on sale until it has a price.')).toBeTruthy();
    fireEvent.change(sheet.getByLabelText('Price'), { target: { value: '0' } });
    expect(preview.getByText(/^Sat,? 22 Aug · FREE$/)).toBeTruthy();
    expect(preview.queryByText(/^Not on sale/)).toBeNull();
  });

  it('adds what the page tells besides, unfolded where its sender told something', async () => {
    const { sheet, decided } = await openReview();
    expect(sheet.getByText('What its page tells besides').closest('details')?.open).toBe(false);
    fireEvent.change(sheet.getByLabelText('Price'), { target: { value: '0' } });
    fireEvent.change(sheet.getByLabelText(/^Doors open at/), { target: { value: '22:00' } });
    fireEvent.change(sheet.getByLabelText(/^Line-up/), { target: { value: '23:30 Lucía Mar, Dos Olas' } });
    fireEvent.change(sheet.getByLabelText(/^From which age/), { target: { value: '21' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Approve' }));
    const listing = {
      capacity: 100,
      price: '0',
      doors: '22:00',
      line_up: ['23:30 Lucía Mar', 'Dos Olas'],
      min_age: 21,
    };
    await waitFor(() => expect(decided).toEqual([{ status: 'approved', admin_notes: '', version: 3, listing }]));
  });

  it('asks for a reason once, and rejects without one when pressed again', async () => {
    const { sheet, decided } = await openReview(undefined, 'es');
    fireEvent.click(sheet.getByRole('button', { name: 'Rechazar' }));
    await waitFor(() => expect(document.activeElement).toBe(sheet.getByLabelText(/^¿Por qué no/)));
    expect(decided).toEqual([]);
    fireEvent.click(sheet.getByRole('button', { name: 'Rechazar' }));
    await waitFor(() => expect(decided).toEqual([{ status: 'rejected', admin_notes: '', version: 3 }]));
  });

  it('keeps what was written when the server refuses, and marks the field', async () => {
    const errors = [{ path: 'listing.date', message: 'Must be a date' }];
    const invalid = () => refusal('validation', { fields: errors });
    const { sheet } = await openReview(invalid);
    fireEvent.change(sheet.getByLabelText('Price'), { target: { value: '0' } });
    fireEvent.change(sheet.getByLabelText('Date'), { target: { value: '2026-08-22' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(currentToast()?.description).toBe('Failed to update submission status'));
    const date = sheet.getByLabelText<HTMLInputElement>('Date');
    await waitFor(() => expect(date.getAttribute('aria-invalid')).toBe('true'));
    expect(date.value).toBe('2026-08-22');
  });
});
