import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { inLine } from '#kit/shared/bidi.ts';
import { formatDate } from '#kit/shared/dates.ts';
import type { Problem } from '#kit/shared/problem.ts';
import { shownAmount } from '#kit/shared/signed-money.ts';
import type { Page } from '#kit/web/api.ts';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { ListedInvoice } from '../contract.ts';
import { messages } from '../messages.ts';
import { invoiceKinds } from '../rules.ts';
import { CancelInvoice } from './cancel-invoice.tsx';
import { CorrectInvoice } from './correct-invoice.tsx';
import { PaperButton } from './paper-button.tsx';
import { invoicesApi as api, type InvoicesAsked } from './queries.ts';

/** What was issued in an owner's name, and to them by the house. */
export function OwnInvoicesPanel() {
  const list = useQuery(api.list('GET /api/workspace/invoices', { query: useDeskQuery<InvoicesAsked>('status') }));
  return <InvoicesList list={list} reader="owner" />;
}

/** All invoices, for the desk. */
export function DeskInvoicesPanel() {
  const list = useQuery(api.list('GET /api/admin/invoices', { query: useDeskQuery<InvoicesAsked>('status') }));
  return <InvoicesList list={list} reader="desk" />;
}

type ListReader = 'owner' | 'desk';

type InvoicesListProps = {
  readonly list: UseQueryResult<Page<readonly ListedInvoice[]>, Problem>;
  readonly reader: ListReader;
};

function InvoicesList({ list, reader }: InvoicesListProps) {
  const words = useWords(messages);
  return (
    <DeskList
      query={list}
      label={words('invoices')}
      empty={{ title: words('none'), text: words('noneText') }}
      filters={[
        {
          name: 'status',
          label: words('state'),
          options: invoiceKinds.map((value) => ({ value, label: words(`state.${value}`) })),
        },
      ]}
      sorts={[
        { value: '-issued', label: words('latest') },
        { value: 'issued', label: words('oldest') },
        { value: '-gross', label: words('dearest') },
        { value: 'gross', label: words('cheapest') },
      ]}
      row={(invoice) => <InvoiceRow invoice={invoice} reader={reader} />}
    />
  );
}

/** The colour of each kind. */
const looks = {
  simplified: 'planning',
  full: 'approved',
  replacement: 'approved',
  corrective: 'pending',
  substitute: 'approved',
} as const;

function InvoiceRow({ invoice, reader }: { readonly invoice: ListedInvoice; readonly reader: ListReader }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { number, kind, issuer, recipient, about, of, issuedOn, cancelledOn, vatCents, grossCents } = invoice;
  const amount = (cents: number) => shownAmount(cents, language);
  const made = words('issuedOn', { date: formatDate(issuedOn, 'long', language) });
  const cancelled =
    cancelledOn === null ? null : words('cancelledOn', { date: formatDate(cancelledOn, 'long', language) });
  const other = of === null ? null : words(kind === 'corrective' ? 'corrects' : 'replaces', { number: of });
  return (
    <DeskRow
      title={number}
      facts={[
        about,
        amount(grossCents),
        words('vatOf', { amount: amount(vatCents) }),
        `${issuer} → ${recipient ?? words('toNobody')}`,
      ]}
      when={<time dateTime={issuedOn}>{inLine([made, other, cancelled])}</time>}
      status={
        cancelled === null ? (
          <StatusPill status={looks[kind]}>{words(`state.${kind}`)}</StatusPill>
        ) : (
          <StatusPill status="cancelled">{words('cancelled')}</StatusPill>
        )
      }
      actions={
        <>
          {reader === 'desk' && cancelled === null ? <CancelInvoice invoice={invoice} /> : null}
          {invoice.isCorrectable ? <CorrectInvoice invoice={invoice} asked={reader} /> : null}
          <PaperButton invoice={invoice} reader={reader} />
        </>
      }
    />
  );
}
