import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { listed } from '#kit/web/network-testing.ts';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { TaxIssuer, TaxIssuerDetail, TaxRecord } from '../contract.ts';
import { OwnRecords } from './own-records.tsx';
import { TaxRecordsPanel } from './tax-records-panel.tsx';

const record: TaxRecord = {
  id: 'record000001',
  number: 2,
  kind: 'registration',
  seriesNumber: 'F-2026/7',
  issuedOn: '2026-08-21',
  invoiceType: 'F1',
  grossCents: 484_000,
  state: 'rejected',
  faultCode: 1110,
  faultText: 'El NIF no está identificado en el censo de la AEAT.',
  isRepaired: false,
  isNamed: true,
  generatedAt: '2026-08-21T20:00:05+02:00',
  hash: '3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60',
};
const row: TaxIssuer = {
  id: 'issuer000001',
  name: 'Marta Ferrer Gil',
  taxNumber: '12345678Z',
  mode: 'test',
  standing: 'faulty',
  obligedFrom: '2027-07-01',
  records: 2,
  unsent: 1,
  faulty: 1,
};
const detail: TaxIssuerDetail = {
  ...row,
  version: 2,
  canSend: true,
  failures: 0,
  fault: null,
  nextSendingAt: '2026-08-21T18:01:00.000Z',
  months: ['2026-08'],
  items: [record, { ...record, id: 'record000002', number: 1, state: 'kept', faultCode: null, faultText: null }],
};

function draw(over: Partial<TaxIssuerDetail> = {}, language: Language = 'en') {
  const sent: { line: string; body: unknown }[] = [];
  const api = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET') sent.push({ line: `${request.method} ${pathname}`, body: await request.json() });
    if (pathname.endsWith('/check')) return Response.json({ records: 2, broken: { number: 2, why: 'hash' } });
    if (pathname.endsWith('/file')) return Response.json({ name: 'a.xml', xml: '<a/>', parts: 1 });
    if (pathname === '/api/admin/tax-issuers') return listed([row]);
    return Response.json({ ...detail, ...over });
  };
  vi.stubGlobal('fetch', api);
  renderDesk(<TaxRecordsPanel />, { api, language, search: 'tab=money&view=records&open=issuer000001' });
  return sent;
}
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Marta Ferrer Gil' }));

describe('an issuer at the desk', () => {
  it('shows what is wrong in words of the desk and of the office, and puts it right after asking', async () => {
    const sent = draw();
    const shown = await sheet();
    expect(shown.getByText('Error 1110: El NIF no está identificado en el censo de la AEAT.').lang).toBe('es');
    expect(shown.getByText(/does not know this tax number/)).toBeTruthy();
    fireEvent.click(shown.getByRole('button', { name: 'Send as not registered' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Put record 2 right?' }));
    fireEvent.click(asked.getByRole('button', { name: 'Send as not registered' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Put right'));
    expect(sent).toEqual([
      { line: 'POST /api/admin/tax-records/record000001/repair', body: { recipient: 'unregistered' } },
    ]);
  });

  it('is asked before anything goes out for good', async () => {
    const sent = draw();
    const shown = await sheet();
    fireEvent.change(shown.getByRole('combobox', { name: 'Sending' }), { target: { value: 'live' } });
    fireEvent.click(shown.getByRole('button', { name: 'Set' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Send for good?' }));
    expect(sent).toEqual([]);
    fireEvent.click(asked.getByRole('button', { name: 'Send for good' }));
    await waitFor(() =>
      expect(sent).toEqual([{ line: 'PUT /api/admin/tax-issuers/issuer000001', body: { mode: 'live', version: 2 } }]),
    );
  });

  it('has its chain recomputed, and says in Spanish which record does not hold', async () => {
    draw({}, 'es');
    const shown = await sheet();
    fireEvent.click(shown.getByRole('button', { name: 'Comprobar la cadena' }));
    expect(await shown.findByText(/^El registro 2 se ha alterado/)).toBeTruthy();
  });

  it('says how many could not be sent, what the office says, and when it is tried again', async () => {
    draw({ failures: 3, fault: 'Codigo[4112].El titular del certificado' });
    const alert = (await sheet()).getByRole('alert');
    expect(alert.textContent).toContain('(3 × in a row): 1 record waits');
    expect(alert.textContent).toContain('next at 20:01');
    expect(alert.textContent).toContain('The tax office says: Codigo[4112]');
  });

  it('can’t be switched on without a certificate', async () => {
    draw({ mode: 'off', canSend: false });
    const shown = await sheet();
    expect(shown.getByText(/no certificate to send with/)).toBeTruthy();
    expect(shown.queryByRole('option', { name: /for good/ })).toBeNull();
  });

  it('hands over the XML of a month', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));
    draw();
    fireEvent.click((await sheet()).getByRole('button', { name: 'XML of the month' }));
    await waitFor(() => expect(currentToast()?.title).toBe('1 file saved'));
  });
});

describe('an owner', () => {
  const drawOwn = (records: readonly TaxRecord[], language: Language = 'en') =>
    renderDesk(<OwnRecords />, { api: async () => Response.json({ records, months: ['2026-08'] }), language });

  it.each([
    ['en', 'Show all 12'],
    ['es', 'Ver los 12'],
  ] as const)('sees in %s the newest and what is faulty, and all when asked', async (language, all) => {
    const fine = { state: 'accepted', faultCode: null, faultText: null } as const;
    const many = Array.from({ length: 12 }, (_, n) => ({
      ...record,
      id: `record0000${String(n).padStart(2, '0')}`,
      seriesNumber: `F-${n}`,
      ...(n === 10 ? {} : fine),
    }));
    drawOwn(many, language);
    expect(await screen.findByText('F-10')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(9);
    expect(screen.queryByText('F-11')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: all }));
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
    expect(screen.queryByRole('button', { name: all })).toBeNull();
  });

  it('sees the own records and no button that mends them', async () => {
    drawOwn([record]);
    expect(await screen.findByText('F-2026/7')).toBeTruthy();
    expect(screen.getByText('Rejected')).toBeTruthy();
    expect(screen.getByText('The front desk puts this right for you.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send it anew' })).toBeNull();
    expect(screen.getByRole('button', { name: 'XML of the month' })).toBeTruthy();
  });

  it('without any is told so in Spanish', async () => {
    drawOwn([], 'es');
    expect(await screen.findByText('Aún no se ha expedido nada en tu nombre')).toBeTruthy();
  });
});
