import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { answerDispute } from './answer.ts';
import type { SendAnswer } from './answer.ts';
import { listDisputes } from './desk.ts';
import { readEvidence } from './evidence.ts';
import type { PaymentsOf } from './evidence.ts';

type Options = {
  /** Knows what was paid. */
  readonly paymentsOf: PaymentsOf;
  readonly sendAnswer: SendAnswer;
  /** Wakes the outbox, so that what an answer came to does not wait for its tick. */
  readonly nudge: () => void;
};

/** The desk's list of disputes, and what is sent against them. */
export function disputeRoutes({ paymentsOf, sendAnswer, nudge }: Options) {
  return routes(endpoints, {
    'GET /api/admin/disputes': ({ db, query, language, headers }) =>
      sendPage(headers, listDisputes(db, query, language)),
    'GET /api/admin/disputes/{id}/evidence': ({ db, params, language, at }) =>
      readEvidence(db, params.id, paymentsOf, language, at),
    'POST /api/admin/disputes/{id}/answer': async ({ db, params: { id }, body: { text }, actor, at }) => {
      await answerDispute(db, sendAnswer, { id, text }, { actor, at });
      nudge();
      return { id, answeredAt: at.toISOString() };
    },
  });
}
