import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { listed } from '#kit/web/network-testing.ts';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { serveForm } from '#kit/web/form/testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { OwnInvoice } from '../contract.ts';
import { DeskInvoicesPanel, OwnInvoicesPanel } from './invoices-panel.tsx';
import { InvoicesSheet } from './invoices-sheet.tsx';
import { OrderInvoices } from './order-invoices.tsx';

const sale: OwnInvoice = {
  id: 'invoice000000001',
  number: 'ASS26-000001',
  kind: 'simplified',
  issuer: 'Marta Ferrer Gil',
  recipient: null,
  orderId: 'order00000000001',
  about: 'Roof party · Friday, 21 August 2026',
  saysFormerDays: false,
  of: null,
  issuedOn: '2026-08-21',
  cancelledOn: null,
  netCents: 4545,
  vatCents: 455,
  grossCents: 5000,
  isReplaceable: true,
  isCorrectable: false,
  isForDesk: false,
  taxCode: null,
};
const half: OwnInvoice = {
  ...sale,
  id: 'invoice000000002',
  number: 'ASR26-000001',
  kind: 'corrective',
  of: sale.number,
  netCents: -2273,
  vatCents: -227,
  grossCents: -2500,
  isReplaceable: false,
};
const order = { id: 'order00000000001', title: 'Roof party', amount: '50.00', confirmedAt: '2026-08-21T18:00:00.000Z' };

afterEach(() => vi.unstubAllGlobals());

function draw(
  known: readonly OwnInvoice[],
  language: Language = 'en',
  answer = () => Response.json(half, { status: 201 }),
) {
  const sent = serveForm(answer);
  renderPage(<InvoicesSheet order={order} onClose={() => undefined} />, {
    language,
    api: ({ url }) =>
      new URL(url).pathname.endsWith('/pdf')
        ? Response.json({ name: 'ASS26-000001.pdf', pdf: 'JVBERi0=' })
        : Response.json(known),
  });
  return sent;
}

/** Fills in whom it is to name, by the labels of their fields. */
function fillIn(...labels: readonly [RegExp, RegExp, RegExp, RegExp, RegExp]) {
  const details = ['Tramontana Viajes, S.L.', 'A58818501', 'Carrer Major 3', '03501', 'Benidorm'];
  for (const [n, label] of labels.entries())
    fireEvent.change(screen.getByLabelText(label), { target: { value: details[n] } });
}

describe('the invoices of a booking', () => {
  it('say what they are and what they correct, and are handed over', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));
    draw([sale, half]);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(within(first as HTMLElement).getByText('Simplified invoice')).toBeTruthy();
    expect(within(second as HTMLElement).getByText('corrects ASS26-000001')).toBeTruthy();
    expect(within(second as HTMLElement).getByText('−€25')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Download the PDF of ASS26-000001' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Invoice saved'));
  });

  it('show the code of the tax office where it was sent its record, and lead to its page', async () => {
    const taxCode = 'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?nif=12345678Z&numserie=1';
    draw([{ ...sale, taxCode }, half], 'es');
    const link = await screen.findByRole('link', { name: /QR tributario de ASS26-000001.*VERI\*FACTU/ });
    expect(link.getAttribute('href')).toBe(taxCode);
    expect(screen.getAllByRole('img', { name: /^QR tributario de/ })).toHaveLength(1);
  });

  it('are on their way at first', async () => {
    draw([], 'es');
    expect(await screen.findByText('La factura se escribe un minuto después del pago.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /NIF/ })).toBeNull();
  });

  it('come with a name on asking', async () => {
    const sent = draw([sale]);
    fireEvent.click(await screen.findByRole('button', { name: 'I need it with my name and tax number' }));
    fillIn(/^Name or company/, /^Tax or passport number/, /^Street/, /^Postcode/, /^Town/);
    fireEvent.click(screen.getByRole('button', { name: 'Ask for the invoice' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      line: 'POST /api/invoices/invoice000000001/replacement?lang=en',
      body: { name: 'Tramontana Viajes, S.L.', taxNumber: 'A58818501', country: 'ES' },
    });
  });

  it('that names somebody wrongly is put right on asking', async () => {
    const full: OwnInvoice = {
      ...sale,
      kind: 'full',
      recipient: 'Tramuntana',
      isReplaceable: false,
      isCorrectable: true,
    };
    const sent = draw([full, { ...half, isCorrectable: false }], 'es');
    expect(await screen.findAllByRole('button', { name: /^Corregir/ })).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Corregir nombre o dirección… (ASS26-000001)' }));
    expect(screen.getByText(/^Para un nombre, número o dirección erróneos, durante cuatro años/)).toBeTruthy();
    fillIn(/^Nombre o empresa/, /^NIF/, /^Calle/, /^Código postal/, /^Población|^Ciudad|^Localidad/);
    fireEvent.click(screen.getByRole('button', { name: 'Expedir la factura corregida' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      line: 'POST /api/invoices/invoice000000001/substitution?lang=es',
      body: { name: 'Tramontana Viajes, S.L.', taxNumber: 'A58818501', country: 'ES' },
    });
    await waitFor(() => expect(currentToast()?.title).toBe('La factura corregida está lista'));
  });

  it.each([
    ['en', /^The details of this booking were corrected twice already.*write to help@/],
    ['es', /^Los datos de esta reserva ya se han corregido dos veces.*escribe a help@/],
  ] as const)('that was put right twice is a matter of the desk, in %s', async (language, told) => {
    draw([{ ...sale, kind: 'substitute', recipient: 'Tramuntana', isReplaceable: false, isForDesk: true }], language);
    expect(await screen.findByText(told)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /name or address|nombre o dirección/ })).toBeNull();
  });

  it('are not asked for by whoever paid nothing', () => {
    renderPage(<OrderInvoices order={{ ...order, amount: '0' }} />, { api: () => Response.json([]) });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('the desk reads who issued to whom, and what of it is tax', async () => {
  const api = async () => listed([half]);
  vi.stubGlobal('fetch', api);
  renderDesk(<DeskInvoicesPanel />, { api, language: 'es', search: 'tab=money&view=invoices' });
  const row = within(await screen.findByRole('article', { name: 'ASR26-000001' }));
  expect(row.getByText('Rectificativa')).toBeTruthy();
  expect(row.getByText(/IVA −2,27 €/)).toBeTruthy();
  expect(row.getByText(/rectifica ASS26-000001/)).toBeTruthy();
});

it('an owner puts right whom one of their sales names, and nothing of others', async () => {
  const full = { ...half, kind: 'full', recipient: 'Tramuntana', isCorrectable: true } as const;
  const api = async () =>
    listed([full, { ...half, id: 'invoice000000003', number: 'ASR26-000002', isCorrectable: false }]);
  vi.stubGlobal('fetch', api);
  renderDesk(<OwnInvoicesPanel />, { api, search: 'tab=invoices' });
  const open = await screen.findAllByRole('button', { name: /^Correct name or address/ });
  expect(open).toHaveLength(1);
  fireEvent.click(open[0] as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Invoice with the right details' })).toBeTruthy();
  expect(screen.getByText('ASR26-000001 · Tramuntana')).toBeTruthy();
});

it.each([
  ['en', /^It says the days that were booked when you paid/],
  ['es', /^Dice los días que estaban reservados cuando pagaste/],
] as const)('an invoice of days that were changed since says why it stands as it is (%s)', async (language, said) => {
  draw([{ ...sale, saysFormerDays: true }, half], language);
  expect(await screen.findAllByText(said)).toHaveLength(1);
});
