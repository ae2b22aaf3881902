import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import type { MoneyComparison } from '../contract.ts';
import { ComparisonsPanel } from './comparisons-panel.tsx';

const day: MoneyComparison = {
  id: 'stripe.2026-08-21',
  day: '2026-08-21',
  provider: 'stripe',
  ledgerCents: 12_000,
  providerCents: 12_000,
  ownersLedgerCents: 88_000,
  ownersProviderCents: 88_000,
  underWay: 2,
  differences: [],
  comparedAt: '2026-08-21T04:00:00.000Z',
};
const off: MoneyComparison = {
  ...day,
  id: 'stripe.2026-08-20',
  day: '2026-08-20',
  providerCents: 11_999,
  differences: [{ of: 'order', id: 'AbCdEfGh', ledgerCents: 600, providerCents: 599 }],
};

it.each([
  ['en', 'Equal to the cent', '1 difference', /Order AbCdEfGh: €6 by the ledger, €5.99 at the provider/],
  ['es', 'Iguales al céntimo', '1 diferencia', /Pedido AbCdEfGh: 6\s€ según las cuentas, 5,99\s€ en el proveedor/],
] as const)('tells in %s of a day that is equal and of one that is not', async (language, equal, differs, which) => {
  renderDesk(<ComparisonsPanel />, {
    language,
    search: 'tab=money&view=comparisons',
    api: () => Response.json([day, off]),
  });
  expect(await screen.findByText(equal)).toBeTruthy();
  expect(screen.getByText(differs)).toBeTruthy();
  expect(screen.getByText(which)).toBeTruthy();
});
