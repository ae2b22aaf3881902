/** Bodies of the calls about who sells, how they are paid and their papers, as they should be. */
import { anOwnersFile } from '#features/traders/testing.ts';

/** Who sells, as an owner says it. */
const aTraderBody = () => ({ ...anOwnersFile });

const aHouseBody = () => ({
  kind: 'company',
  name: 'Aftersun Benidorm, S.L.',
  birthDate: null,
  street: 'Plaza de la Última Ola, 1',
  postalCode: '03501',
  town: 'Benidorm',
  country: 'ES',
  taxNumber: 'B12345674',
  register: 'R',
  email: 'business@aftersun.example',
  phone: '+34965000135',
});

const aBillBody = () => ({
  name: 'N',
  taxNumber: '12345678Z',
  street: 'S',
  postalCode: '03501',
  town: 'T',
  country: 'ES',
});

export const moneyBodies = {
  'PUT /api/trader': aTraderBody,
  'POST /api/trader/declaration': () => ({ declares: true }),
  'PUT /api/admin/house-trader': aHouseBody,
  'POST /api/invoices/{id}/replacement': aBillBody,
  'POST /api/invoices/{id}/substitution': aBillBody,
  'POST /api/workspace/invoices/{id}/substitution': aBillBody,
  'POST /api/admin/invoices/{id}/cancellation': () => ({ reason: 'Issued to the wrong company' }),
  'PUT /api/admin/traders/{id}/vat-check': () => ({ isFound: true }),
  'PUT /api/admin/traders/{id}/shared-number': () => ({ taxNumber: '00000023T', isAllowed: true }),
  'POST /api/admin/invoices/{id}/substitution': aBillBody,
  'POST /api/orders/{id}/date-changes': () => ({
    from: '2026-09-01',
    time: '10:00',
    fold: 'first',
    units: 2,
    quantity: 1,
    shown: {
      startsAt: '2026-09-01T14:00:00.000Z',
      endsAt: '2026-09-03T09:00:00.000Z',
      amount: '180.00',
      back: '90.00',
      refundSteps: [{ hours: 24, percent: 50 }],
    },
  }),
  'POST /api/date-changes/{id}/answer': () => ({ accepts: true, back: '90.00', note: 'N' }),
  'PUT /api/payout-account': () => ({ holder: 'Marta Ferrer Gil', iban: 'ES91 2100 0418 4502 0005 1332' }),
  'POST /api/payout-account/onboarding': () => ({}),
  'POST /api/payout-account/check': () => ({}),
  'POST /api/payout-account/sandbox': () => ({ outcome: 'ready' }),
  'POST /api/admin/payout-accounts/{id}/iban': () => ({}),
  'POST /api/admin/payout-files': () => ({ iban: 'ES91 2100 0418 4502 0005 1332', paidOn: '2026-09-01' }),
  'POST /api/admin/payout-files/{id}/copy': () => ({ iban: 'ES91 2100 0418 4502 0005 1332' }),
  'POST /api/admin/payout-returns': () => ({ payout: 'AbCdEfGhJkLmNpQr' }),
  'POST /api/admin/disputes/{id}/answer': () => ({ text: 'T' }),
};
