import { readText } from '#kit/server/body.ts';
import { routes } from '#kit/server/serve.ts';
import { isConflict, Problem } from '#kit/shared/problem.ts';
import { endpoints } from '../contract.ts';
import { listComparisons } from './comparison/comparison.ts';
import { noticeHeader, readNotice } from './taking/notice.ts';
import { listMethods } from './methods.ts';
import type { PaymentProvider } from './provider.ts';
import { sandboxNoticeTask } from './sandbox/sandbox-notices.ts';
import { confirmSandboxPayment, createPaymentIntent } from './service.ts';
import { takeNotice } from './taking/taking.ts';

/** `providers` are those that anything was ever paid with; `webhookSecret` signs notices; `nudge` wakes the outbox so that a notice does not wait for its tick. */
export function paymentRoutes(options: {
  provider: PaymentProvider;
  providers: readonly PaymentProvider[];
  webhookSecret: string;
  nudge: (task?: string) => void;
}) {
  const { provider, providers, webhookSecret, nudge } = options;
  return routes(endpoints, {
    'GET /api/admin/money-comparisons': ({ db }) => listComparisons(db),
    'POST /api/create-payment-intent': ({ db, actor, body, address, at }) =>
      createPaymentIntent(db, provider, { ...actor, address }, body, at),
    'POST /api/payments/sandbox/confirm': async ({ db, actor, body, at }) => {
      if (provider.name !== 'sandbox') throw new Problem('not_found', 'There is no sandbox here: cards are real.');
      const outcome = await confirmSandboxPayment(db, actor, body, at);
      nudge(sandboxNoticeTask);
      return outcome;
    },
    'GET /api/users/{id}/payment-methods': ({ db, params }) => listMethods(db, providers, params.id),
    'POST /api/payments/webhook': async ({ db, request, at, log }) => {
      const body = await readText(request);
      const notice = readNotice(webhookSecret, request.headers.get(noticeHeader) ?? undefined, body, at);
      await takeNotice(db, providers, notice, at).catch((error: unknown) => {
        // Signed, and not what was asked for: money came that nobody counts.
        if (isConflict(error))
          log.error(
            { error, paymentId: notice.paid?.id },
            'a notice of money does not fit: somebody has to look at it',
          );
        throw error;
      });
      nudge();
      return { received: true as const };
    },
  });
}
