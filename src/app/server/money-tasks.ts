/** What the house has to ask of payment providers, and hears of them, as tasks. */
import { sandboxDisputeNotices, sandboxNotices } from '#features/payments/server/sandbox/sandbox-notices.ts';
import type { PaymentProvider } from '#features/payments/server/provider.ts';
import { paymentTasks } from '#features/payments/server/tasks.ts';
import { accountTask } from '#features/payout-accounts/server/notices.ts';
import { payoutTask } from '#features/payouts/server/by-the-clock.ts';
import type { Task } from '#kit/server/outbox/task.ts';
import type { ApiOptions } from './api-options.ts';

type Options = Pick<ApiOptions, 'clock' | 'log'> & {
  readonly providers: readonly PaymentProvider[];
  /** Where owners have accounts; undefined where they are paid by bank. */
  readonly accounts: PaymentProvider | undefined;
  /** Signs the sandbox's notices, which are posted in process. */
  readonly secret: string;
  readonly post: (request: Request) => Promise<Response>;
};

export function moneyTasks({ clock, log, providers, accounts: provider, secret, post }: Options): Task[] {
  return [
    sandboxNotices({ secret, clock, post }),
    sandboxDisputeNotices({ secret, clock, post }),
    ...paymentTasks({ providers, clock, log }),
    ...(provider ? [accountTask({ provider, clock }), payoutTask({ provider, clock })] : []),
  ] as Task[];
}
