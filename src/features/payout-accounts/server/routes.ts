import { readText } from '#kit/server/body.ts';
import { routes } from '#kit/server/serve.ts';
import { Problem } from '#kit/shared/problem.ts';
import { noticeHeader, type AccountProvider } from '../account-provider.ts';
import { endpoints } from '../contract.ts';
import type { PayoutWay, SandboxAccountOutcome } from '../rules.ts';
import { readIbanOf } from './desk.ts';
import { readAccountNotice, takeAccountNotice } from './notices.ts';
import { beginOnboarding, checkAccount } from './onboarding.ts';
import { findAccount, readAccount, saveBankAccount } from './service.ts';

type Options = {
  /** Where owners have accounts; undefined where the house pays by bank. */
  readonly provider: AccountProvider | undefined;
  /** Has the sandbox take what its owner chose; undefined where money is real. */
  readonly decideInSandbox: ((account: string, outcome: SandboxAccountOutcome) => Promise<void>) | undefined;
  readonly publicUrl: string;
  /** Signs the provider's notices about accounts; without it none are taken. */
  readonly accountWebhookSecret: string | undefined;
  /** Wakes the outbox, so that a notice does not wait for its tick. */
  readonly nudge: () => void;
};

export function payoutAccountRoutes(options: Options) {
  const { provider, decideInSandbox, publicUrl, accountWebhookSecret, nudge } = options;
  const way: PayoutWay = provider?.name ?? 'bank';
  const needed = (): AccountProvider => {
    if (provider) return provider;
    throw new Problem('conflict', 'Owners are paid by bank here: give the number of an account.');
  };
  return routes(endpoints, {
    'GET /api/payout-account': ({ db, actor, at }) => readAccount(db, actor.id, way, at),
    'PUT /api/payout-account': async ({ db, body, actor, at }) => {
      if (provider) throw new Problem('conflict', 'Owners are paid through the payment provider here.');
      await saveBankAccount(db, actor.id, body, { actor, at });
      return readAccount(db, actor.id, way, at);
    },
    'POST /api/payout-account/onboarding': async ({ db, actor, at }) => {
      const returnTo = `${publicUrl}/dashboard?tab=seller`;
      return { url: await beginOnboarding(db, needed(), actor.id, { actor, at, returnTo }) };
    },
    'POST /api/payout-account/check': async ({ db, actor, at }) => {
      await checkAccount(db, needed(), actor.id, at);
      return readAccount(db, actor.id, way, at);
    },
    'POST /api/payout-account/sandbox': async ({ db, actor, body, at }) => {
      const account = provider && (await findAccount(db, actor.id, way))?.account;
      if (!decideInSandbox || !provider || !account)
        throw new Problem('not_found', 'There is no sandbox account here.');
      await decideInSandbox(account, body.outcome);
      await checkAccount(db, provider, actor.id, at);
      return readAccount(db, actor.id, way, at);
    },
    'POST /api/payout-accounts/webhook': async ({ db, request, at }) => {
      if (accountWebhookSecret === undefined)
        throw new Problem('not_found', 'No notices about accounts are taken here.');
      const body = await readText(request);
      const header = request.headers.get(noticeHeader) ?? undefined;
      const notice = readAccountNotice(accountWebhookSecret, header, body, at);
      // Where owners are paid by bank there is nobody to ask.
      if (provider) await takeAccountNotice(db, provider, notice, at);
      nudge();
      return { received: true as const };
    },
    'GET /api/admin/payout-accounts/{id}': ({ db, params, at }) => readAccount(db, params.id, way, at),
    'POST /api/admin/payout-accounts/{id}/iban': ({ db, params, actor, at }) =>
      readIbanOf(db, params.id, { actor, at }),
  });
}
