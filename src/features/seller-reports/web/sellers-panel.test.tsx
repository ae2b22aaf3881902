import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { listed } from '#kit/web/network-testing.ts';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { ReportYear, SellerRow, SellerYear } from '../contract.ts';
import { noSums } from '../rules.ts';
import { OwnYears } from './own-years.tsx';
import { SellersPanel } from './sellers-panel.tsx';

const year: ReportYear = {
  year: 2026,
  dueOn: '2027-01-31',
  isOver: true,
  sellers: 2,
  told: 1,
  unknown: 1,
  considerationCents: 8800,
  feesCents: 1200,
  next: { added: 1, corrected: 0, removed: 0 },
  files: [],
};
const seller: SellerRow = {
  id: 'owner0000001',
  name: 'Marta Ferrer',
  taxNumber: '12345678Z',
  country: 'ES',
  standing: 'told',
  considerationCents: 4400,
  feesCents: 600,
  sales: 1,
  homes: 1,
  days: 3,
  since: 'new',
  toldAt: null,
};

function draw(one: Partial<ReportYear> = {}, language: Language = 'en', now = '2027-01-10T09:00:00Z') {
  const made: unknown[] = [];
  const api = async (request: Request) => {
    if (request.method === 'POST') {
      made.push(await request.json());
      return Response.json({ files: [] });
    }
    if (request.url.includes('seller-years')) return Response.json({ ...year, ...one });
    return listed([seller]);
  };
  vi.stubGlobal('fetch', api);
  renderDesk(<SellersPanel />, {
    api,
    language,
    search: 'tab=money&view=sellers',
    now: new Date(now),
  });
  return made;
}

describe('sellers’ year at the desk', () => {
  it('is the one that is over, with its sellers, and its file is made by a press', async () => {
    const made = draw();
    const row = await screen.findByRole('article', { name: 'Marta Ferrer' });
    expect(row.textContent).toContain(
      '12345678Z\u00a0· €44\u00a0· €6\u00a0kept\u00a0· 1\u00a0sale\u00a0· 1\u00a0home\u00a0· let\u00a0on\u00a03\u00a0days',
    );
    expect(within(row).getByText('To be reported')).toBeTruthy();
    expect(screen.getByText(/by .*31 January 2027/)).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Make the file' }));
    await waitFor(() => expect(currentToast()?.title).toBe('File made'));
    expect(made).toEqual([{ year: 2026 }]);
  });

  it('that is told whole makes no other file, and one that runs none at all', async () => {
    const madeAt = '2027-01-10T09:00:00.000Z';
    const file = { id: 'file00000001', year: 2026, number: 1, kind: 'new', sellers: 1, madeAt, madeBy: 'Ana' } as const;
    draw({ next: { added: 0, corrected: 0, removed: 0 }, files: [file] }, 'es');
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Hacer el fichero' })).disabled).toBe(true);
    expect(screen.getByRole('button', { name: 'Descargar (XML)' })).toBeTruthy();
    draw({ isOver: false });
    expect(await screen.findByText('This year still runs: its file can be made once it is over.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Make the file' })).toBeNull();
  });
});

describe('a year that is due', () => {
  it.each([
    ['the last day', '2027-01-31T22:59:00Z', false],
    ['the day after', '2027-01-31T23:01:00Z', true],
  ] as const)('is called overdue from the day after on: %s', async (_, now, isOverdue) => {
    draw({}, 'en', now);
    await screen.findByRole('button', { name: 'Make the file' });
    expect(screen.queryByText(/^This was due on .*31 January 2027/) !== null).toBe(isOverdue);
  });

  it('is not, once all of it is in a file', async () => {
    const madeAt = '2027-02-03T09:00:00.000Z';
    const file = { id: 'file00000001', year: 2026, number: 1, kind: 'new', sellers: 1, madeAt, madeBy: 'Ana' } as const;
    draw({ next: { added: 0, corrected: 0, removed: 0 }, files: [file] }, 'en', '2027-02-04T09:00:00Z');
    await screen.findByRole('button', { name: 'Download (XML)' });
    expect(screen.queryByText(/^This was due on/)).toBeNull();
  });
});

describe('one’s own years', () => {
  const own: SellerYear = {
    ownerId: 'owner0000001',
    year: 2026,
    identity: null,
    properties: [
      {
        address: 'Avenida de Alcoy 4',
        kind: 'apartment',
        days: 9,
        sums: { considerationCents: [0, 0, 71_280, 0], feesCents: [0, 0, 9720, 0], sales: [0, 0, 3, 0] },
      },
    ],
    personalServices: noSums,
    transportRental: noSums,
    others: noSums,
  };
  const drawOwn = (years: SellerYear[], language: Language = 'en') =>
    renderDesk(<OwnYears />, {
      api: async () => Response.json({ years }),
      language,
      now: new Date('2027-01-10T09:00:00Z'),
    });

  it('say by quarter what the tax office is told, and ask who sells where that is not known', async () => {
    drawOwn([own]);
    fireEvent.click(await screen.findByText('2026'));
    const table = within(screen.getByRole('table', { name: 'Apartment, Avenida de Alcoy 4: Let on 9 days' }));
    expect(table.getByRole('row', { name: 'Quarter 3 €712.80 €97.20 3' })).toBeTruthy();
    expect(table.getByRole('row', { name: 'The year €712.80 €97.20 3' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Say who sells' })).toBeTruthy();
    drawOwn([own], 'es');
    expect(await screen.findByText('Tu año para Hacienda')).toBeTruthy();
  });
});
