/** What the house does with others when nobody asks it to: with the payment provider at its start and by the clock, and with the tax office. */
import { createComparer } from '#features/payments/server/comparison/comparison.ts';
import { greetProvider } from '#features/payments/server/greeting.ts';
import type { PaymentProvider } from '#features/payments/server/provider.ts';
import { createReconciler } from '#features/payments/server/taking/reconcile.ts';
import { createRenewer } from '#features/payments/server/renewals.ts';
import { createAccountWatch } from '#features/payout-accounts/server/onboarding.ts';
import { choosePayoutWay } from '#features/payout-accounts/server/service.ts';
import { createPayer } from '#features/payouts/server/by-the-clock.ts';
import { createTaxOffice } from '#features/verifactu/server/sending/office.ts';
import { createRecordSender } from '#features/verifactu/server/sending/send.ts';
import type { ApiOptions } from './api-options.ts';
import { createMoneyWatch } from './money-watch.ts';

type Outside = Pick<ApiOptions, 'db' | 'clock' | 'log' | 'taxOffice'> & {
  /** Where buyers pay now, and everybody they ever paid at. */
  readonly provider: PaymentProvider;
  readonly providers: readonly PaymentProvider[];
  /** Where owners have accounts; undefined where they are paid by bank. */
  readonly accounts: PaymentProvider | undefined;
};

export const withOutside = ({ db, clock, log, provider, providers, accounts, taxOffice }: Outside) => ({
  reconcile: createReconciler({ db, clock, log, providers }),
  renew: createRenewer({ db, clock, log, providers }),
  sendRecords: taxOffice
    ? createRecordSender({ db, clock, log, office: createTaxOffice(taxOffice) })
    : async () => undefined,
  compareMoney: createComparer({ db, clock, log, providers }),
  watchMoney: createMoneyWatch({ db, clock, log }),
  payOwners: createPayer({ db, clock, log, provider: accounts }),
  watchAccounts: createAccountWatch({ db, clock, log, provider: accounts }),
  choosePayoutWay: () => choosePayoutWay(db, accounts?.name ?? 'bank'),
  greetProvider: () => greetProvider(provider, log),
});
