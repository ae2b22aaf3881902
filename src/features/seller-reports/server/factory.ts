/** Sellers' years for tests. */
import { noSums } from '../rules.ts';
import type { Known } from './changes.ts';
import type { Operator } from './dpi.ts';

/** Who runs the platform of tests: a company whose tax number belongs to nobody. */
export const anOperator: Operator = {
  name: 'Aftersun Ejemplo & Sol S.L.',
  street: 'Plaza de la Última Ola 1',
  postalCode: '03501',
  town: 'Benidorm',
  country: 'ES',
  taxNumber: 'B99999997',
  register: 'Alicante, A-1',
};

/** The year of somebody who sold two evenings and let a flat. */
export const aSellerYear = (over: Partial<Known> = {}): Known => ({
  ownerId: 'owner0000001',
  year: 2026,
  identity: {
    kind: 'person',
    name: 'Marta Ferrer <Gil>',
    birthDate: '1990-05-14',
    street: 'Carrer de la Palma 12',
    postalCode: '03501',
    town: 'Benidorm',
    country: 'ES',
    taxNumber: '12345678Z',
    register: null,
  },
  properties: [
    {
      address: 'Avenida de Alcoy 4',
      kind: 'apartment',
      days: 9,
      sums: { considerationCents: [0, 0, 71_280, 0], feesCents: [0, 0, 9720, 0], sales: [0, 0, 3, 0] },
    },
  ],
  personalServices: { considerationCents: [0, 0, 8800, -4400], feesCents: [0, 0, 1200, -600], sales: [0, 0, 2, 0] },
  transportRental: noSums,
  others: noSums,
  ...over,
});
