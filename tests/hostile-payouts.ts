/** Bodies of the calls about where owners are paid, as they should be. */
export const payoutAccountBodies = {
  'PUT /api/payout-account': () => ({ holder: 'Marta Ferrer Gil', iban: 'ES91 2100 0418 4502 0005 1332' }),
  'POST /api/payout-account/onboarding': () => ({}),
  'POST /api/payout-account/check': () => ({}),
  'POST /api/payout-account/sandbox': () => ({ outcome: 'ready' }),
  'POST /api/admin/payout-accounts/{id}/iban': () => ({}),
};
