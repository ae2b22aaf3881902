import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { listed, refusal } from '#kit/web/network-testing.ts';
import { asFacts, renderDesk } from '#kit/web/desk/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { MadePayoutFile, OwnerAccount, OwnerDetail } from '../contract.ts';
import { PayoutsPanel } from './payouts-panel.tsx';

const account: OwnerAccount = {
  id: 'owner0000001',
  name: 'Iratxe Goñi',
  username: 'iratxe',
  isErased: false,
  isSuspended: false,
  payableFrom: null,
  state: 'due',
  orders: 1,
  dueCents: 4400,
  waitingCents: 23_760,
  paidCents: 0,
};
const detail = (over: Partial<OwnerDetail> = {}): OwnerDetail => ({
  ...account,
  phone: '+34600111002',
  email: null,
  asOf: '2026-08-30T09:00:00.000Z',
  version: 0,
  items: [{ orderId: 'order0000001', title: 'Roof party', date: '2026-08-28', netCents: 5000, dueCents: 4400 }],
  payouts: [],
  ...over,
});

const file: MadePayoutFile = {
  id: 'file00000001',
  madeAt: '2026-08-30T09:00:00.000Z',
  madeBy: 'Berta Climent',
  paidOn: '2026-08-31',
  payerIbanTail: '1332',
  transfers: 1,
  amountCents: 4400,
};

function draw(one = detail(), language: Language = 'en', change = () => Response.json(detail({ version: 1 }))) {
  const bodies: unknown[] = [];
  const api = async (request: Request) => {
    if (request.method === 'POST') {
      bodies.push(await request.json());
      return change();
    }
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('payout-files')) return Response.json([file]);
    if (pathname.endsWith(one.id)) return Response.json(one);
    return listed([account]);
  };
  vi.stubGlobal('fetch', api);
  return { bodies, ...renderDesk(<PayoutsPanel />, { api, language, search: `tab=money&open=${one.id}` }) };
}
const sheet = async () => within(await screen.findByRole('dialog'));
const record = async (name: string, reference = 'AFS-2026-0031') => {
  const form = await sheet();
  const button = form.getByRole<HTMLButtonElement>('button', { name });
  expect(button.disabled).toBe(true);
  fireEvent.change(form.getByRole('textbox'), { target: { value: reference } });
  fireEvent.click(button);
  return within(await screen.findByRole('alertdialog'));
};

describe('payouts at the desk', () => {
  it('list who is owed what, and for how many orders', async () => {
    draw();
    const row = await screen.findByRole('article', { name: 'Iratxe Goñi', hidden: true });
    expect(row.textContent).toContain(
      'iratxe\u00a0· €44\u00a0due\u00a0· 1\u00a0order\u00a0· €237.60\u00a0not\u00a0due\u00a0yet',
    );
    expect(row.textContent).toContain('To be paid');
  });

  it('show each order that is due, with the way to it', async () => {
    draw();
    const shown = await sheet();
    expect(shown.getByText(asFacts('Friday, 28 August 2026 · €50 sold'))).toBeTruthy();
    const way = shown.getByRole('link', { name: 'Open the order Roof party' });
    expect(way.getAttribute('href')).toBe('/admin?tab=orders&open=order0000001');
  });

  it('record exactly what was shown, with a reference, after a question', async () => {
    const { bodies } = draw();
    const ask = await record('Record €44 as paid');
    expect(ask.getByText(/Iratxe Goñi gets a letter with the sum and the reference “AFS-2026-0031”/)).toBeTruthy();
    fireEvent.click(ask.getByRole('button', { name: 'Record it' }));
    const body = { asOf: '2026-08-30T09:00:00.000Z', version: 0, amountCents: 4400, reference: 'AFS-2026-0031' };
    await waitFor(() => expect(bodies).toEqual([body]));
    await waitFor(() => expect(currentToast()?.title).toBe('Payout recorded'));
  });

  it.each([
    ['en', /changed a short while ago\. It is paid into from 2 Sept 2026/],
    ['es', /se cambió hace poco\. Se paga en ella desde el 2 sept 2026/],
  ] as const)('say in %s until when a changed account waits, and record nothing before', async (language, said) => {
    draw(detail({ payableFrom: '2026-09-02T09:00:00.000Z' }), language);
    const shown = await sheet();
    expect(shown.getByText(said)).toBeTruthy();
    expect(shown.queryByRole('textbox')).toBeNull();
  });

  it('say it when somebody was faster', async () => {
    draw(detail(), 'es', () => refusal('edit_conflict'));
    fireEvent.click((await record('Anotar 44\u00a0€ como pagados')).getByRole('button', { name: 'Anotarlo' }));
    await waitFor(() => expect(currentToast()?.tone).toBe('destructive'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('settle an erased account without a name, and nobody is written to', async () => {
    draw(detail({ isErased: true, name: 'erased-owner0000001', phone: null }));
    const shown = await sheet();
    expect(shown.getByRole('heading', { level: 2 }).textContent).toBe('Erased account');
    expect((await record('Record €44 as paid')).getByText(/Nobody is written to/)).toBeTruthy();
  });

  it('of who owes say that the next one takes it back, and record nothing', async () => {
    const payout = { id: 'payout000001', number: 1, amountCents: 4400, orders: 1, reference: 'AFS-1' } as const;
    const way = { status: 'paid', failure: null, isByClock: false } as const;
    const paid = { ...payout, ...way, paidBy: null, createdAt: '2026-08-30T09:00:00.000Z' };
    draw(detail({ state: 'owes', dueCents: -4400, items: [], orders: 0, version: 1, payouts: [paid] }));
    const shown = await sheet();
    expect(shown.getByText('−€44')).toBeTruthy();
    expect(shown.getByText(/It is taken from the next payout by itself/)).toBeTruthy();
    expect(shown.getByText(asFacts(/by somebody who is gone · 1 order/))).toBeTruthy();
    expect(shown.queryByRole('textbox')).toBeNull();
  });
});

describe('files for the bank at the desk', () => {
  it.each([
    [
      'en',
      'Take it again',
      '1 transfer, €44, on Monday, 31 August 2026 from the account that ends in 1332',
      'Take the file',
    ],
    [
      'es',
      'Descargarlo otra vez',
      '1 transferencia, 44 €, el lunes, 31 de agosto de 2026 desde la cuenta que acaba en 1332',
      'Descargar el fichero',
    ],
  ] as const)('are taken again in %s with the number that they were made with', async (language, take, holds, yes) => {
    const reply = { name: 'payouts.xml', xml: '<x/>', transfers: 1, amountCents: 4400, without: 0, waits: 0 };
    const { bodies } = draw(detail(), language, () => Response.json(reply));
    expect(await screen.findByText(holds)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: take, hidden: true }));
    const ask = within(await screen.findByRole('alertdialog'));
    fireEvent.change(ask.getByRole('textbox'), { target: { value: 'ES91 2100 0418 4502 0005 1332' } });
    fireEvent.click(ask.getByRole('button', { name: yes }));
    await waitFor(() => expect(bodies).toEqual([{ iban: 'ES91 2100 0418 4502 0005 1332' }]));
    await waitFor(() => expect(currentToast()?.title).toMatch(/saved|guardado/));
  });
});
