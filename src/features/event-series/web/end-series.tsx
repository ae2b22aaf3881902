import { useState } from 'react';
import { inLine } from '#kit/shared/bidi.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useMayAs } from '#kit/web/desk/role-in-team.ts';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { nightOf } from '#market/town/dates.ts';
import type { SeriesNight } from '../contract.ts';
import { messages } from '../messages.ts';
import { seriesApi, seriesRefresh } from './queries.ts';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './event-series.module.css';

type Props = { readonly eventId: string; readonly nights: readonly SeriesNight[]; readonly onEnded: () => void };

/** Ends a series from a date on: its owner's alone, for money may go back. */
export function EndSeries({ eventId, nights, onEnded }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const tonight = nightOf(useNow());
  const [from, setFrom] = useState(tonight);
  const [isAsking, setAsking] = useState(false);
  const mayEnd = useMayAs();
  const accountOf = (off: number, called: number) =>
    inLine([
      off > 0 ? words('endOff', { count: off }) : null,
      called > 0 ? words('endCalled', { count: called }) : null,
    ]);
  const { change, isPending } = useChange(seriesApi.mutation('POST /api/events/{id}/series/end'), {
    done: { title: words('ended') },
    isQuiet: () => true,
    failed: { title: words('endFailed'), description: words('failedText') },
    reasons: { tickets_sold: words('endMore'), edit_conflict: words('endMore') },
    refresh: [...seriesRefresh, '/api/admin/orders', '/api/check-in'],
    onDone: ({ takenOff, calledOff, refunded }) => {
      const back = calledOff > 0 ? words('endBack', { refunded: formatPrice(refunded, language) }) : null;
      toast({ title: words('ended'), description: inLine([accountOf(takenOff, calledOff), back]) });
      setAsking(false);
      onEnded();
    },
    onFailed: () => setAsking(false),
  });
  if (!mayEnd || !nights.some(({ isToCome }) => isToCome)) return null;
  const ending = nights.filter(({ isToCome, date }) => isToCome && date !== null && date >= from);
  const called = ending.filter(({ placesTaken }) => placesTaken > 0).length;
  const off = ending.length - called;
  const account = accountOf(off, called);
  return (
    <section className={styles.seriesPart} aria-labelledby="end-series">
      <h3 id="end-series" className="tower-s">
        {words('end')}
      </h3>
      <p className={fieldStyles.hint}>{words('endText')}</p>
      <div className={styles.seriesFields}>
        <Field label={words('endFrom')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={from}
              min={tonight}
              onChange={(event) => setFrom(event.currentTarget.value || tonight)}
            />
          )}
        </Field>
        <Button variant="line" size="sm" disabled={ending.length === 0} onClick={() => setAsking(true)}>
          {words('end')}
        </Button>
      </div>
      <p role="status">{account === '' ? words('endNone') : account}</p>
      <Confirm
        isOpen={isAsking}
        title={words('endAsk', { count: ending.length })}
        text={`${account}. ${words(called > 0 ? 'endAskSold' : 'endAskText')}`}
        yes={words('end')}
        no={words('back')}
        isPending={isPending}
        onYes={() => change({ params: { id: eventId }, body: { from, callsOff: called > 0 } })}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
