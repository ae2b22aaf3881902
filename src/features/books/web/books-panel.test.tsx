import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import type { Books } from '../contract.ts';
import { BooksPanel } from './books-panel.tsx';

const none = { count: 0, cents: 0 };
const books: Books = {
  month: '2026-07',
  flows: {
    receivedCents: 19_900,
    backCents: 7500,
    creditedCents: 2200,
    commissionCents: 300,
    plansCents: 9900,
    ownSalesCents: 0,
    paidOutCents: 0,
  },
  owedCents: 6600,
  debtCents: 0,
  months: [{ month: '2026-07', keptPaidCents: 12_400, keptCents: 10_200 }],
  days: [
    {
      day: '2026-07-10',
      receivedCents: 9900,
      backCents: 0,
      creditedCents: 0,
      commissionCents: 0,
      plansCents: 9900,
      ownSalesCents: 0,
      paidOutCents: 0,
    },
  ],
  vat: [
    {
      isHouse: true,
      series: 'ASF26',
      vatPercent: 21,
      exemptBy: null,
      invoices: 1,
      netCents: 8182,
      vatCents: 1718,
      grossCents: 9900,
    },
    {
      isHouse: false,
      series: 'ASS26',
      vatPercent: 0,
      exemptBy: 'art. 20.Uno.23.º',
      invoices: 2,
      netCents: 100,
      vatCents: 0,
      grossCents: 100,
    },
  ],
  unpaid: { plan: { count: 1, cents: 9900 }, refund: none, owner: none },
  lapsed: none,
  disputes: { open: none, won: none, lost: { count: 1, cents: 5000 } },
};

function draw(language: Language = 'en', reply = () => Response.json(books)) {
  const asked: string[] = [];
  const api = async (request: Request) => {
    asked.push(new URL(request.url).search);
    return reply();
  };
  renderDesk(<BooksPanel />, {
    api,
    language,
    search: 'tab=money&view=books&month=2026-07',
    now: new Date('2026-08-21T18:00:00Z'),
  });
  return asked;
}
const table = async (name: string) => within(await screen.findByRole('table', { name }));

describe('the operator’s month', () => {
  it('says what came in and whose it is, with days that had nothing too', async () => {
    const asked = draw();
    expect((await screen.findByText('Owed to owners, month end')).parentElement?.textContent).toContain('€66');
    expect(asked[0]).toContain('month=2026-07');
    const days = within(screen.getByRole('table', { name: 'Paid by day', hidden: true }));
    expect(days.getAllByRole('row', { hidden: true })).toHaveLength(32);
    expect(days.getByRole('row', { name: /10 July.* €99\.00$/, hidden: true })).toBeTruthy();
  });

  it('has the VAT by series and rate, what is unpaid and the disputes', async () => {
    draw();
    const vat = await table('VAT book');
    expect(vat.getByRole('row', { name: 'ASF26 (the house) 21% 1 €81.82 €17.18 €99.00' })).toBeTruthy();
    expect(vat.getByRole('row', { name: 'ASS26 (in owners’ names) exempt 2 €1.00 €0.00 €1.00' })).toBeTruthy();
    expect((await table('Unpaid')).getByRole('row', { name: 'Plans whose renewal failed 1 €99.00' })).toBeTruthy();
    expect((await table('Disputes')).getByRole('row', { name: 'Lost 1 €50.00' })).toBeTruthy();
    for (const name of ['Days (CSV)', 'VAT book (CSV)', 'Unpaid (CSV)', 'Disputes (CSV)', 'Download (PDF)'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  it.each([
    [
      'en',
      'ASC',
      /Series ASC and ASU hold invoices in place of others: full ones in place of simplified ones.*Leave them out of a sum/,
    ],
    ['es', 'ASU', /Las series ASC y ASU llevan facturas en lugar de otras: completas por simplificadas.*No las sumes/],
  ] as const)('says in %s which lines say a sale once more, where %s has any', async (language, again, hint) => {
    draw(language);
    await screen.findByRole('table', { name: /VAT book|Libro de IVA/ });
    expect(screen.queryByText(hint)).toBeNull();
    const replaced = books.vat.map((one) => ({ ...one, series: one.series.replace('ASS', again) }));
    draw(language, () => Response.json({ ...books, vat: replaced }));
    expect(await screen.findByText(hint)).toBeTruthy();
  });

  it('speaks Spanish, and says when it did not come', async () => {
    draw('es');
    expect(await table('Libro de IVA')).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Mes' })).toBeTruthy();
    draw('es', () => refusal('internal'));
    expect(await screen.findByText('No se ha cargado')).toBeTruthy();
  });
});
