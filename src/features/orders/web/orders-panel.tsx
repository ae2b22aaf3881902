import { useQuery } from '@tanstack/react-query';
import type { QueryInputOf } from '#kit/shared/endpoint.ts';
import { SentWhen } from '#market/town/web/sent-when.tsx';
import { formatPrice } from '#kit/shared/money.ts';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { freshly } from '#kit/web/desk/freshly.ts';
import { GoneSheet } from '#kit/web/desk/gone-sheet.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import type { endpoints } from '../desk-contract.ts';
import { messages } from '../desk-messages.ts';
import { deskOrdersApi as api } from './desk-queries.ts';
import { refundCheckMs, refundStatuses } from '../rules.ts';
import { soughtStatuses } from '../said-status.ts';
import { OrderSheet } from './order-sheet.tsx';
import { useBookedWords } from './use-booked-words.ts';

type OrderQuery = QueryInputOf<(typeof endpoints)['GET /api/admin/orders']>;

const backWords = { done: 'wentBack', asked: 'goesBack', failed: 'stuckBack' } as const;

/** All orders, to be looked at. */
export function OrdersPanel() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { count } = useBookedWords();
  const { search, set } = useDeskAddress();
  const { open } = search;
  const query = useDeskQuery<OrderQuery>('status', 'refund');
  const list = useQuery(api.list('GET /api/admin/orders', { query }));
  const one = api.query('GET /api/admin/orders/{id}', { params: { id: open ?? '' }, language });
  const opened = useQuery({
    ...freshly(one),
    enabled: Boolean(open),
    // Money on its way is mostly there within seconds: then the sheet says so by itself.
    refetchInterval: ({ state }) => (state.data && state.data.back.asked !== '0' ? refundCheckMs : false),
  });
  const close = () => set({ open: undefined });
  return (
    <>
      <DeskList
        query={list}
        label={words('orders')}
        empty={{ title: words('none'), text: words('noneText') }}
        filters={[
          {
            name: 'status',
            label: words('status'),
            options: soughtStatuses.map((value) => ({ value, label: words(`status.${value}`) })),
          },
          {
            name: 'refund',
            label: words('refundState'),
            options: refundStatuses.map((value) => ({ value, label: words(`refundState.${value}`) })),
          },
        ]}
        sorts={[
          { value: '-created', label: words('latest') },
          { value: 'created', label: words('oldest') },
          { value: '-amount', label: words('dearest') },
          { value: 'amount', label: words('cheapest') },
        ]}
        row={(order) => (
          <DeskRow
            title={order.title}
            picture={<Poster {...order.poster} format="square" />}
            facts={[
              order.buyer,
              // Its tickets are told by their number here: of those that stand.
              count({ ...order, tickets: [] }),
              order.amount === '0' ? words('free') : formatPrice(order.amount, language),
              ...(['done', 'asked', 'failed'] as const).map((far) =>
                order.back[far] === '0'
                  ? null
                  : words(backWords[far], { amount: formatPrice(order.back[far], language) }),
              ),
            ]}
            when={<SentWhen at={order.createdAt} />}
            isOpen={order.id === open}
            status={<StatusPill status={order.status}>{words(`status.${order.status}`)}</StatusPill>}
            actions={
              <Button variant="ink" size="sm" onClick={() => set({ open: order.id })}>
                {words('look')}
              </Button>
            }
          />
        )}
      />
      {opened.data?.id === open && opened.data ? <OrderSheet order={opened.data} onClose={close} /> : null}
      {open && opened.isError ? <GoneSheet onClose={close} /> : null}
    </>
  );
}
