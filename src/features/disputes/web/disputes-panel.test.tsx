import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { listed, refusal } from '#kit/web/network-testing.ts';
import { asFacts, renderDesk } from '#kit/web/desk/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { Dispute } from '../contract.ts';
import { DisputesPanel } from './disputes-panel.tsx';

const open: Dispute = {
  id: 'du_1',
  orderId: 'order0000001',
  title: 'Roof party',
  buyer: 'Ana Pla',
  amount: '50.00',
  reason: 'fraudulent',
  status: 'open',
  answerBy: '2026-09-05T21:59:00.000Z',
  answeredAt: null,
  createdAt: '2026-08-20T10:00:00.000Z',
};

function draw(
  one: Dispute,
  language: Language = 'en',
  evidence = () => Response.json({ name: 'du_1.pdf', pdf: 'JVBERi0=' }),
  answer: (request: Request) => Promise<Response> = () => Promise.resolve(Response.error()),
) {
  const api = async (request: Request) => {
    if (request.method === 'POST') return answer(request);
    if (new URL(request.url).pathname.endsWith('/evidence')) return evidence();
    return listed([one]);
  };
  vi.stubGlobal('fetch', api);
  renderDesk(<DisputesPanel />, { api, language, search: 'tab=money&view=disputes' });
}
const row = async () => within(await screen.findByRole('article', { name: 'Roof party' }));

describe('a dispute at the desk', () => {
  it('says who, how much and until when, leads to the order, and hands the evidence over', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));
    draw(open);
    const shown = await row();
    expect(shown.getByText(asFacts('Ana Pla · €50 · fraud'))).toBeTruthy();
    expect(shown.getByText(/^Answer before 5 Sept 2026, 23:59/)).toBeTruthy();
    expect(shown.getByRole('link', { name: 'Order' }).getAttribute('href')).toContain('open=order0000001');
    fireEvent.click(shown.getByRole('button', { name: 'Evidence (PDF)' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Evidence saved'));
  });

  it('names the bank’s reason in the reader’s language, and leaves a new one as it came', async () => {
    draw({ ...open, reason: 'product_not_received' }, 'es');
    expect((await row()).getByText(/no recibido/)).toBeTruthy();
    cleanup();
    draw({ ...open, reason: 'noncompliant' }, 'es');
    expect((await row()).getByText(/noncompliant/)).toBeTruthy();
  });

  it('says in Spanish when the evidence did not come', async () => {
    draw(open, 'es', () => refusal('internal'));
    fireEvent.click((await row()).getByRole('button', { name: 'Pruebas (PDF)' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Sin pruebas'));
  });

  it('is answered once, with words', async () => {
    const sent: unknown[] = [];
    draw(open, 'en', undefined, async (request) => {
      sent.push(await request.json());
      return Response.json({ id: 'du_1', answeredAt: '2026-08-21T18:00:00.000Z' });
    });
    fireEvent.click((await row()).getByRole('button', { name: 'Answer' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Send the answer' }));
    expect(screen.getByText('Write what the bank is to know.')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: /Answer/ }), { target: { value: 'They were let in.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Answer sent'));
    expect(sent).toEqual([{ text: 'They were let in.' }]);
  });

  it('that was answered waits for the bank', async () => {
    draw({ ...open, answeredAt: '2026-08-21T10:00:00.000Z' });
    const shown = await row();
    expect(shown.getByText(/^Answered .*21.*; the bank decides$/)).toBeTruthy();
    expect(shown.queryByRole('button', { name: 'Answer' })).toBeNull();
  });

  it('that is decided asks for no answer', async () => {
    draw({ ...open, status: 'lost' });
    const shown = await row();
    expect(shown.getByText('Lost')).toBeTruthy();
    expect(shown.queryByText(/^Answer before/)).toBeNull();
  });
});
