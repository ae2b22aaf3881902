import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serveForm, type SentForm } from '#kit/web/form/testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { DeskOrderDetail } from '../desk-contract.ts';
import { OrderSheet } from './order-sheet.tsx';
import { aPoster } from '#market/posters/testing.ts';

const code = (end: string, over: object = {}) => ({
  id: `tkt000000${end}`,
  end: `••••••${end}`,
  usedAt: null,
  cancelledAt: null,
  ...over,
});
const order: DeskOrderDetail = {
  id: 'ord00000001',
  status: 'confirmed',
  kind: 'event',
  itemId: 'evt00000001',
  title: 'Rooftop at Moonrise',
  poster: aPoster,
  category: 'party',
  quantity: 2,
  guests: null,
  units: 1,
  unit: null,
  amount: '75.00',
  ticketType: null,
  discountCode: null,
  discount: '0',
  deposit: '0',
  depositWay: null,
  refunded: '25.00',
  back: { asked: '0', done: '0', failed: '25.00' },
  createdAt: '2026-08-20T17:00:00Z',
  tickets: 3,
  date: '2026-08-22',
  time: '22:30',
  until: null,
  location: 'Levante',
  address: 'Avenida 41',
  confirmedAt: '2026-08-20T17:01:00Z',
  holdExpiresAt: null,
  seller: { id: 'usr00000002', fullName: 'Iratxe Goñi', phone: '+34600000002', email: 'iratxe@taller.example' },
  buyer: { id: 'usr00000001', fullName: 'Ana Pla', phone: '+34600000001', email: null },
  codes: [
    code('AA', { cancelledAt: '2026-08-20T18:00:00Z' }),
    code('BB'),
    code('CC', { usedAt: '2026-08-20T18:00:00Z' }),
  ],
  extendsOrderId: null,
  supplements: [],
  cancelNote: null,
  dispute: null,
  refunds: [
    {
      id: 'ref00000001',
      amount: '25.00',
      reason: 'buyer',
      status: 'failed',
      note: null,
      bearer: 'both',
      createdAt: '2026-08-20T18:00:00Z',
    },
  ],
  payments: [],
};

let sent: readonly SentForm[] = [];
function draw(shown = order, language: Language = 'en') {
  sent = serveForm(() => Response.json(shown));
  renderPage(<OrderSheet order={shown} onClose={() => undefined} />, { language });
  return within(screen.getByRole('dialog'));
}

describe('an order at the desk', () => {
  it('names who sold it, and how they are reached', () => {
    const sheet = draw();
    expect(sheet.getByText('Sold by').nextElementSibling?.textContent).toBe('Iratxe Goñi');
    expect(sheet.getByRole('link', { name: 'iratxe@taller.example' })).toBeTruthy();
  });

  it('says that a refund was refused, and asks the provider once more', async () => {
    const sheet = draw();
    expect(sheet.getByText(/refused by the provider/)).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Asked once more'));
    expect(sent[0]?.line).toBe('POST /api/admin/refunds/ref00000001/attempts?lang=en');
  });

  it('gives a part back for a reason, of what is left at most, and asks first', async () => {
    const sheet = draw(order, 'es');
    fireEvent.click(sheet.getByText('Devolver una parte', { selector: 'summary' }));
    const amount = sheet.getByLabelText(/^Importe en euros/);
    fireEvent.change(amount, { target: { value: '50,01' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Devolver una parte' }));
    expect(sheet.getByText(/de 50 € como máximo/)).toBeTruthy();
    expect(sheet.getByText('Quien compró querrá saber por qué.')).toBeTruthy();
    fireEvent.change(amount, { target: { value: '12,50' } });
    fireEvent.change(sheet.getByLabelText(/^Motivo/), { target: { value: 'Sin música.' } });
    fireEvent.change(sheet.getByLabelText('Quién lo asume'), { target: { value: 'house' } });
    // One was used, one is cancelled already.
    expect(sheet.getAllByRole('checkbox')).toHaveLength(1);
    fireEvent.click(sheet.getByRole('checkbox', { name: 'Entrada 2, ••••••BB' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Devolver una parte' }));
    expect(sent).toEqual([]);
    const ask = within(await screen.findByRole('alertdialog'));
    expect(ask.getByText('¿Devolver 12,50 € a Ana Pla?')).toBeTruthy();
    fireEvent.click(ask.getByRole('button', { name: 'Devolver una parte' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      line: 'POST /api/admin/orders/ord00000001/refunds?lang=es',
      body: { amountCents: 1250, note: 'Sin música.', bearer: 'house', refunded: '25.00', tickets: ['tkt000000BB'] },
    });
  });

  it('is cancelled with what was paid besides for new dates, which is no booking of its own', async () => {
    const supplements = [{ id: 'ord00000002', amount: '90.00', refunded: '0' }];
    const sheet = draw({ ...order, kind: 'rental', supplements });
    expect(sheet.getByText('Paid extra for new dates').nextElementSibling?.textContent).toBe('€90 ord00000002');
    fireEvent.click(sheet.getByRole('button', { name: /^Cancel/ }));
    expect(await screen.findByText(/€140/)).toBeTruthy();
    cleanup();
    const paid = draw({ ...order, id: 'ord00000002', kind: 'supplement', extendsOrderId: order.id });
    expect(paid.getByText('difference for new dates')).toBeTruthy();
    expect(paid.getByText('Paid for new dates of').nextElementSibling?.textContent).toBe(order.id);
    expect(paid.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  });

  it.each([
    ['open', 'disputed', 'Payment disputed'],
    ['lost', 'lost', 'Payment taken back'],
  ] as const)('calls nothing confirmed whose money a bank asks (%s)', (dispute, status, pill) => {
    const sheet = draw({ ...order, dispute, status });
    expect(sheet.getByText(pill)).toBeTruthy();
    expect(sheet.queryByText('Confirmed', { selector: 'span' })).toBeNull();
  });

  it('gives nothing back of what is disputed, or back already', () => {
    for (const over of [{ dispute: 'open' }, { refunded: '75.00' }, { confirmedAt: null }] as const)
      expect(draw({ ...order, ...over }).queryByText('Give a part back', { selector: 'summary' })).toBeNull();
  });
});
