import { useState } from 'react';
import { inLanguage } from '#kit/shared/localized.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { formatNumber } from '#kit/shared/numbers.ts';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { useDay } from '#market/town/web/use-day.ts';
import type { TicketTypeRecord } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { typesApi as api } from './queries.ts';
import { TypeForm } from './type-form.tsx';

type Props = {
  readonly eventId: string;
  readonly type: TicketTypeRecord;
  readonly isOver: boolean;
  /** Those that are not ended with this one before the one that stands before it; the first has none. */
  readonly moved: readonly string[] | undefined;
};

export const looks = {
  open: 'published',
  soldOut: 'done',
  early: 'pending',
  past: 'expired',
  ended: 'expired',
} as const;
export const refresh = ['/api/events', '/api/admin/events', '/api/admin/audit'];

/** A ticket type of one's own event: what it is, what it brought, and how it is changed. */
export function TypeRow({ eventId, type, isOver, moved }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const day = useDay();
  const [isChanging, setChanging] = useState(false);
  const { price, limit, taken, sold, paid, soldFrom, soldUntil, each, state, peopleWaiting, placesWanted } = type;
  const name = inLanguage(type.name, language);
  const number = (count: number) => formatNumber(count, language);
  const isFixed = isOver || state === 'ended';
  return (
    <>
      <DeskRow
        title={name}
        facts={[
          formatPrice(price, language),
          limit === null
            ? words('taken', { count: taken })
            : words('takenOf', { taken: number(taken), limit: number(limit) }),
          sold > 0 ? words('soldFor', { count: sold, paid: formatPrice(paid, language) }) : null,
          taken > sold ? words('heldBy', { count: taken - sold }) : null,
          soldFrom === null ? null : words('from', { day: day(soldFrom) }),
          soldUntil === null ? null : words('until', { day: day(soldUntil) }),
          each === null ? null : words('eachOf', { each: String(each) }),
          peopleWaiting > 0 ? words('waiting', { count: peopleWaiting, places: number(placesWanted) }) : null,
        ]}
        status={<StatusPill status={looks[state]}>{words(`state.${state}`)}</StatusPill>}
        isOpen={isChanging}
        actions={
          isFixed ? null : (
            <>
              <Button
                variant="ink"
                size="sm"
                aria-label={words('changeOf', { name })}
                aria-expanded={isChanging}
                onClick={() => setChanging(!isChanging)}
              >
                {words('change')}
              </Button>
              {moved ? <MoveUp eventId={eventId} name={name} ids={moved} /> : null}
              <EndType id={type.id} name={name} />
            </>
          )
        }
      />
      {isChanging && !isFixed ? (
        <TypeForm
          key={type.version}
          eventId={eventId}
          type={type}
          onSaved={() => setChanging(false)}
          onCancel={() => setChanging(false)}
        />
      ) : null}
    </>
  );
}

type MoveProps = { readonly eventId: string; readonly name: string; readonly ids: readonly string[] };

function MoveUp({ eventId, name, ids }: MoveProps) {
  const words = useWords(messages);
  const { change, isPending } = useChange(api.mutation('PUT /api/events/{id}/ticket-types/order'), {
    done: { title: words('moved') },
    failed: { title: words('moveFailed'), description: words('tryAgain') },
    refresh,
  });
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={words('earlierOf', { name })}
      busy={isPending}
      onClick={() => change({ params: { id: eventId }, body: { ids: [...ids] } })}
    >
      {words('earlier')}
    </Button>
  );
}

function EndType({ id, name }: { readonly id: string; readonly name: string }) {
  const words = useWords(messages);
  const [isAsking, setAsking] = useState(false);
  const { change, isPending } = useChange(api.mutation('DELETE /api/ticket-types/{id}'), {
    done: { title: words('ended') },
    failed: { title: words('endFailed'), description: words('tryAgain') },
    reasons: { invalid_transition: words('endedAlready'), conflict: words('lastOfAll') },
    refresh,
    onDone: () => setAsking(false),
    onFailed: () => setAsking(false),
  });
  return (
    <>
      <Button variant="quiet" size="sm" aria-label={words('endOf', { name })} onClick={() => setAsking(true)}>
        {words('end')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={words('askEnd', { name })}
        text={words('askEndText')}
        yes={words('end')}
        no={words('keep')}
        isPending={isPending}
        onYes={() => change({ params: { id } })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
