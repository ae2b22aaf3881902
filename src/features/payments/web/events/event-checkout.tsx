import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { CodeField } from '#features/discount-codes/code-field.ts';
import { isOffered } from '#features/events/rules.ts';
import { isPast } from '#features/events/timing.ts';
import type { TicketTypes } from '#features/ticket-types/contract.ts';
import type { TypeField } from '#features/ticket-types/type-field.ts';
import { Problem } from '#kit/shared/problem.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Skeleton } from '#kit/web/ui/skeleton.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../../messages.ts';
import { isPriced } from '../../rules.ts';
import { CheckoutFrame } from '../checkout-frame.tsx';
import { FreeCheckout } from './free-checkout.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaidEvent } from './paid-event.tsx';
import { itemQuery, typesQuery } from '../queries.ts';
import { codeOf } from '../refusal.ts';
import { Unable } from '../unable.tsx';
import { useReadAgain } from '../steps/use-agreed.ts';
import { useCount } from './use-count.ts';
import { useDiscount } from './use-discount.tsx';
import { useTicketType, type WaitingField } from './use-ticket-type.tsx';
import { Waiting } from '../waiting.tsx';

type Props = {
  readonly id: string;
  readonly userId: string | undefined;
  /** How many tickets the address names, and what writes another number there. */
  readonly quantity?: unknown;
  readonly onQuantity: (quantity: number) => void;
  /** Where there are not so many places: the wish to hear of them. */
  readonly waiting?: WaitingField;
  /** The word of a code that the address names, what writes another one there, and where one is typed. */
  readonly word?: unknown;
  readonly onWord?: (word: string | undefined) => void;
  readonly codeField?: (field: CodeField) => ReactNode;
  /** The same of a ticket type, by its id. */
  readonly ticketType?: unknown;
  readonly onType?: (id: string | undefined) => void;
  readonly typeField?: (field: TypeField) => ReactNode;
  /** What one has of it already, for who is about to pay. */
  readonly boughtBefore?: ReactNode;
  readonly onDone: () => void;
  readonly onSignedOut: () => void;
};

/** The first day on which one of its tickets is sold that is not sold yet. */
function closedUntil({ types, regularSale }: TicketTypes): { readonly from?: string } {
  const days = [regularSale, ...types].flatMap((sale) =>
    sale?.state === 'early' && sale.soldFrom !== null ? [sale.soldFrom] : [],
  );
  const [from] = days.toSorted();
  return from === undefined ? {} : { from };
}

/** What makes it another checkout: a code and a ticket type, each as the address names it. The one that was changed last has the focus in what begins anew with it. */
function useChoices({ userId, word, onWord, codeField, ticketType, onType, typeField }: Props) {
  const [last, setLast] = useState<'code' | 'type'>();
  // Nobody is asked before it is known who is here.
  const discounted = useDiscount({
    named: word,
    onWord: (next) => {
      setLast('code');
      onWord?.(next);
    },
    field:
      userId === undefined
        ? undefined
        : codeField && ((field) => codeField({ ...field, takesFocus: field.takesFocus && last === 'code' })),
  });
  const typed = useTicketType({
    named: ticketType,
    onType: (next) => {
      setLast('type');
      onType?.(next);
    },
    field: typeField,
  });
  return { discounted, typed, last };
}

/** Checkout of one event: with a card, or without one when it is free; none while its price is to be announced. */
export function EventCheckout(props: Props) {
  const { id, userId, quantity, onQuantity, waiting, boughtBefore, onDone, onSignedOut } = props;
  const words = useWords(messages);
  const { language } = useLanguage();
  const cache = useQueryClient();
  const event = useQuery(itemQuery(id, language));
  const types = useQuery(typesQuery(id, language));
  const again = useReadAgain({ refetch: () => Promise.all([event.refetch(), types.refetch()]) });
  // What ends while somebody pays for it stays as it was held for them.
  const [openedAt] = useState(useNow());
  const count = useCount(quantity, onQuantity);
  const { discounted, typed, last } = useChoices(props);

  /** The lists that show what was bought are read again when they are next seen. */
  const finish = (title: string, text = words('completed')) => {
    void cache.invalidateQueries({ predicate: ({ queryKey }) => /^\/api\/(users|events)\b/.test(String(queryKey[0])) });
    toast({ title, description: text });
    onDone();
  };

  if (event.data === undefined || types.data === undefined)
    return (
      <NotThereYet
        id={id}
        isPending={event.isPending || types.isPending}
        error={event.error ?? types.error}
        onRetry={() => void again()}
      />
    );
  const shown = event.data;
  const back = { label: words('backTo', { title: shown.title }), to: `/events/${id}` } as const;
  const isOver = isPast(shown, openedAt);
  if (isOver || !isPriced(shown) || !isOffered(shown))
    return (
      <CheckoutFrame heading={words('pageTitle')} back={back} summary={<OrderSummary event={shown} />}>
        <Unable
          problem={new Problem(isOver ? 'event_over' : 'not_for_sale', '')}
          onRetry={() => void again()}
          isFree={shown.price === '0'}
          {...(!isOver && shown.closed && { closed: { ...closedUntil(types.data), state: shown.closed } })}
        />
      </CheckoutFrame>
    );
  const chosen = typed(shown, types.data, last === 'type');
  const sold = { ...discounted(chosen.event), typed: chosen.typed, ticket: chosen.ticket };
  // Another price is another checkout, begun anew.
  const key = [chosen.typed?.chosen?.id, sold.discount?.code?.id].join(' ');
  return sold.event.price === '0' ? (
    <FreeCheckout
      key={key}
      {...sold}
      back={back}
      isKnown={userId !== undefined}
      count={count}
      waiting={waiting}
      onJoined={(has, asked) =>
        finish(words('joined'), has === asked ? undefined : words('joinedBefore', { count: has }))
      }
      onSignedOut={onSignedOut}
      onStale={again}
    />
  ) : (
    <PaidEvent
      key={key}
      {...sold}
      back={back}
      userId={userId}
      count={count}
      waiting={waiting}
      boughtBefore={boughtBefore}
      onPaid={() => finish(words('successful'))}
      onSignedOut={onSignedOut}
      onStale={again}
    />
  );
}

/** Its event is on its way, or could not be read. */
function NotThereYet(props: {
  readonly id: string;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onRetry: () => void;
}) {
  const { id, isPending, error, onRetry } = props;
  const words = useWords(messages);
  const back = { label: words('backToIt'), to: `/events/${id}` } as const;
  return (
    <CheckoutFrame
      heading={words('pageTitle')}
      summary={isPending && <Skeleton />}
      {...(codeOf(error) !== 'not_found' && { back })}
    >
      {error ? <Unable problem={error} onRetry={onRetry} /> : <Waiting />}
    </CheckoutFrame>
  );
}
