import { readText } from '#kit/server/body.ts';
import { routes } from '#kit/server/serve.ts';
import { Problem } from '#kit/shared/problem.ts';
import { endpoints } from '../contract.ts';
import { noticeHeader, readNotice } from './notice.ts';
import { listMethods } from './methods.ts';
import type { PaymentProvider } from './provider.ts';
import { sandboxNoticeTask } from './sandbox.ts';
import { confirmSandboxPayment, createPaymentIntent } from './service.ts';
import { takeNotice } from './taking.ts';

/** `providers` are those that anything was ever paid with; `webhookSecret` signs notices; `nudge` wakes the outbox so that a notice does not wait for its tick. */
export function paymentRoutes(options: {
  provider: PaymentProvider;
  providers: readonly PaymentProvider[];
  webhookSecret: string;
  nudge: (task?: string) => void;
}) {
  const { provider, providers, webhookSecret, nudge } = options;
  return routes(endpoints, {
    'POST /api/create-payment-intent': ({ db, actor, body, at }) => createPaymentIntent(db, provider, actor, body, at),
    'POST /api/payments/sandbox/confirm': async ({ db, actor, body, at }) => {
      if (provider.name !== 'sandbox') throw new Problem('not_found', 'There is no sandbox here: cards are real.');
      const outcome = await confirmSandboxPayment(db, actor, body, at);
      nudge(sandboxNoticeTask);
      return outcome;
    },
    'GET /api/users/{id}/payment-methods': ({ db, params }) => listMethods(db, providers, params.id),
    'POST /api/payments/webhook': async ({ db, request, at }) => {
      const body = await readText(request);
      await takeNotice(db, readNotice(webhookSecret, request.headers.get(noticeHeader) ?? undefined, body, at), at);
      nudge();
      return { received: true as const };
    },
  });
}
