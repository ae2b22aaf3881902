import { begun } from '#kit/shared/begun.ts';
import { inLine } from '#kit/shared/bidi.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { formatInstant } from '#market/town/dates.ts';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { DeskOrderDetail } from '../desk-contract.ts';
import { messages } from '../desk-messages.ts';
import { deskOrdersApi as api } from './desk-queries.ts';
import * as styles from './refunds.module.css';

type Refund = DeskOrderDetail['refunds'][number];

/** The refunds of an order, each with why and how far it is; what the provider refused can be asked for again. */
export function OrderRefunds({ refunds }: Pick<DeskOrderDetail, 'refunds'>) {
  return (
    <ul className={styles.refunds}>
      {refunds.map((refund) => (
        <Line key={refund.id} refund={refund} />
      ))}
    </ul>
  );
}

function Line({ refund }: { readonly refund: Refund }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { id, amount, reason, status, note, bearer, createdAt } = refund;
  const facts = [
    begun(formatInstant(new Date(createdAt), language)),
    formatPrice(amount, language),
    words(`reason.${reason}`),
    bearer === 'house' ? words('bearer.house') : null,
    words(`refund.${status}`),
  ];
  return (
    <li data-status={status}>
      <span>{inLine(facts)}</span>
      {note === null ? null : <q>{note}</q>}
      {status === 'failed' ? <Retry id={id} /> : null}
    </li>
  );
}

function Retry({ id }: { readonly id: string }) {
  const words = useWords(messages);
  const { change, isPending } = useChange(api.mutation('POST /api/admin/refunds/{id}/attempts'), {
    done: { title: words('retried'), description: words('retriedText') },
    failed: { title: words('retryFailed'), description: words('retryFailedText') },
    refresh: ['/api/admin/orders', '/api/admin/refunds', '/api/admin/audit'],
  });
  return (
    <Button variant="line" size="sm" busy={isPending} onClick={() => change({ params: { id } })}>
      {words('retry')}
    </Button>
  );
}
