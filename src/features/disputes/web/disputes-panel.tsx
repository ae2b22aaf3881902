import { useQuery } from '@tanstack/react-query';
import { disputeStatuses } from '#features/orders/rules.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { formatInstant } from '#market/town/dates.ts';
import type { Dispute } from '../contract.ts';
import { messages } from '../messages.ts';
import { knownReasons } from '../rules.ts';
import { AnswerButton } from './answer-button.tsx';
import { EvidenceButton } from './evidence-button.tsx';
import { disputeLooks, disputesApi as api, type DisputesAsked } from './queries.ts';

/** What banks ask back of buyers' payments: until when it is to be answered, and with what. */
export function DisputesPanel() {
  const words = useWords(messages);
  const list = useQuery(api.list('GET /api/admin/disputes', { query: useDeskQuery<DisputesAsked>('status') }));
  return (
    <DeskList
      query={list}
      label={words('disputes')}
      empty={{ title: words('none'), text: words('noneText') }}
      filters={[
        {
          name: 'status',
          label: words('state'),
          options: disputeStatuses.map((value) => ({ value, label: words(`state.${value}`) })),
        },
      ]}
      sorts={[
        { value: '-created', label: words('latest') },
        { value: 'created', label: words('oldest') },
        { value: '-amount', label: words('dearest') },
        { value: 'amount', label: words('cheapest') },
      ]}
      row={(dispute) => <DisputeRow dispute={dispute} />}
    />
  );
}

function DisputeRow({ dispute }: { readonly dispute: Dispute }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { id, orderId, title, buyer, amount, reason, status, answerBy, answeredAt, createdAt } = dispute;
  // A reason that came up since stays in the provider's own words.
  const known = knownReasons.find((one) => one === reason);
  const toDo =
    answeredAt !== null
      ? words('waits', { when: formatInstant(new Date(answeredAt), language) })
      : answerBy === null
        ? null
        : words('answerBy', { date: formatInstant(new Date(answerBy), language) });
  return (
    <DeskRow
      title={title}
      facts={[buyer, formatPrice(amount, language), known === undefined ? reason : words(`reason.${known}`)]}
      when={<time dateTime={createdAt}>{words('began', { when: formatInstant(new Date(createdAt), language) })}</time>}
      note={status === 'open' ? toDo : null}
      status={<StatusPill status={disputeLooks[status]}>{words(`state.${status}`)}</StatusPill>}
      actions={
        <>
          {status === 'open' && answeredAt === null ? <AnswerButton id={id} title={title} /> : null}
          <ButtonLink variant="line" size="sm" to="/admin" search={{ tab: 'orders', open: orderId }}>
            {words('order')}
          </ButtonLink>
          <EvidenceButton id={id} />
        </>
      }
    />
  );
}
