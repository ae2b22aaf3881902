import { instantTold } from '#market/town/clock-changes.ts';
import { useState } from 'react';
import { formatInstant } from '#market/town/dates.ts';
import { inLine } from '#kit/shared/bidi.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { FormPart } from '#kit/web/form/form-part.tsx';
import { useMayAs } from '#kit/web/desk/role-in-team.ts';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { useDay } from '#market/town/web/use-day.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import type { EventRecord } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { eventRefresh } from './desk-queries.ts';
import * as listingsStyles from '#market/listings/web/desk/listings.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './event-call-off.module.css';

/** Calling an event off, as the room of orders does it. */
export type CallOffCall = {
  readonly mutationFn: (input: {
    params: { id: string };
    body: { version: number };
  }) => Promise<{ readonly orders: number; readonly refunded: string }>;
};

type OffProps = { readonly record: EventRecord; readonly call: CallOffCall; readonly onDone: () => void };

/** Whether somebody may call it off who sees this: not a helper, and not once it has begun. */
function useMayCallOff({ date, time, fold, status, cancelledAt }: EventRecord): boolean {
  const now = useNow();
  const isOwner = useMayAs();
  const isAhead = date !== null && instantTold(date, time ?? '23:59', fold) > now;
  return isOwner && isAhead && status === 'published' && cancelledAt === null;
}

/** The end of an event that can't happen: asked about first, because money goes back. */
export function CallOff({ record, call, onDone }: OffProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const may = useMayCallOff(record);
  if (record.cancelledAt !== null)
    return (
      <p className={listingsStyles.deskNote}>
        {words('offSince', { when: formatInstant(new Date(record.cancelledAt), language) })}
      </p>
    );
  if (!may) return null;
  return (
    <>
      <FormPart title={words('callOffTitle')} />
      <div>
        <p className={fieldStyles.hint}>{words('callOffHint')}</p>
        <p className={styles.eventOff}>
          <Ask record={record} call={call} onDone={onDone} variant="danger" />
        </p>
      </div>
    </>
  );
}

/** The same among what is done with its row: at six in the evening nobody looks for it at the end of a form. */
export function CallOffRow({ record, call }: Omit<OffProps, 'onDone'>) {
  return useMayCallOff(record) ? <Ask record={record} call={call} variant="line" /> : null;
}

type AskProps = Omit<OffProps, 'onDone'> & { readonly variant: 'danger' | 'line'; readonly onDone?: () => void };

function Ask({ record, call, variant, onDone }: AskProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const day = useDay();
  const [isAsking, setAsking] = useState(false);
  const { change, isPending } = useChange(call, {
    done: { title: words('calledOff') },
    failed: { title: words('callOffFailed'), description: words('updateFailed') },
    refresh: [...eventRefresh, '/api/admin/orders', '/api/check-in'],
    onDone: ({ orders, refunded }) => {
      const sum = formatPrice(refunded, language);
      toast({ title: words('calledOff'), description: words('calledOffText', { count: orders, refunded: sum }) });
      onDone?.();
    },
    onFailed: () => setAsking(false),
  });
  const { placesTaken: count, date } = record;
  // Thirty nights of a summer have one name.
  const night = inLine([inLanguage(record.title, language), date === null ? null : day(date)]);
  return (
    <>
      <Button variant={variant} size="sm" onClick={() => setAsking(true)}>
        {words('callOff')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={words('askCallOff', { title: night })}
        text={count === 0 ? words('askCallOffNobody') : words('askCallOffText', { count })}
        yes={words('callOff')}
        no={words('keepOn')}
        isPending={isPending}
        onYes={() => change({ params: { id: record.id }, body: { version: record.version } })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
