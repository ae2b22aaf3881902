import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays, weekdayOf } from '#kit/shared/dates.ts';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { DayPicks } from '#market/listings/web/fields/day-picks.tsx';
import { nightOf } from '#market/town/dates.ts';
import { useDay } from '#market/town/web/use-day.ts';
import { messages } from '../messages.ts';
import { datesOn, lastDateFrom, maxNights } from '../rules.ts';
import { datesQuery, seriesApi, seriesQuery, seriesRefresh } from './queries.ts';
import { TriedNights } from './tried-nights.tsx';
import * as checkboxStyles from '#kit/web/ui/checkbox.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './event-series.module.css';

type Props = {
  readonly eventId: string;
  readonly date: string;
  /** What all of them would lack for a review. */
  readonly gaps: readonly string[];
  /** It is a draft that waits for nothing: sent for its review with the others. */
  readonly isDraft: boolean;
  readonly onMade: () => void;
};

/** Four weeks are counted unless told. */
const usualDays = 28;

/** Makes the other nights of an event: weekdays until a date, single dates, and all of them listed before they are made. */
export function NewNights({ eventId, date, gaps, isDraft, onMade }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const day = useDay();
  const tonight = nightOf(useNow());
  const from = date > tonight ? date : tonight;
  const [weekdays, setWeekdays] = useState<readonly number[]>([weekdayOf(date)]);
  const [until, setUntil] = useState(() => addDays(from, usualDays));
  const [added, setAdded] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [single, setSingle] = useState('');
  const [wantsReview, setWantsReview] = useState(true);
  const asks = wantsReview && gaps.length === 0;
  // What is there already is made once.
  const { data: series } = useQuery(seriesQuery(eventId));
  const standing = series?.nights.flatMap(({ date: one, state }) => (state === 'withdrawn' ? [] : one)) ?? [];
  const counted = datesOn(weekdays, from, until).filter((one) => !standing.includes(one));
  const all = [...new Set([...counted, ...added])].filter((one) => !removed.includes(one)).toSorted();
  const dates = all.slice(0, maxNights);
  const { data: nights } = useQuery(datesQuery(eventId, dates, language));
  const tried = nights?.filter(({ date: one }) => dates.includes(one)) ?? [];
  const isReady = dates.length > 0 && tried.length === dates.length && tried.every(({ fault }) => fault === null);
  const { change, isPending } = useChange(seriesApi.mutation('POST /api/events/{id}/series'), {
    done: { title: words('made', { count: dates.length }), description: words(asks ? 'madeAsked' : 'madeDrafts') },
    failed: { title: words('makeFailed'), description: words('failedText') },
    reasons: { validation: words('notWhole'), conflict: words('tooMany') },
    refresh: seriesRefresh,
    onDone: () => {
      setAdded([]);
      // What was too much for one time stands here next.
      if (all.length <= maxNights) setWeekdays([]);
      onMade();
    },
  });
  const add = () => {
    if (single === '') return;
    setAdded([...added, single]);
    setRemoved(removed.filter((one) => one !== single));
    setSingle('');
  };
  return (
    <section className={styles.seriesPart} aria-labelledby="new-nights">
      <h3 id="new-nights" className="tower-s">
        {words('new')}
      </h3>
      <p className={fieldStyles.hint}>{words('newText', { count: maxNights })}</p>
      <DayPicks label={words('weekdays')} days={weekdays} onChange={setWeekdays} />
      <div className={styles.seriesFields}>
        <Field label={words('until')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={until}
              min={addDays(from, 1)}
              max={lastDateFrom(from)}
              onChange={(event) => setUntil(event.currentTarget.value || from)}
            />
          )}
        </Field>
        <Field label={words('single')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={single}
              min={tonight}
              onChange={(event) => setSingle(event.currentTarget.value)}
            />
          )}
        </Field>
        <Button variant="line" size="sm" onClick={add}>
          {words('add')}
        </Button>
      </div>
      <TriedNights nights={tried} onRemove={(one) => setRemoved([...removed, one])} />
      {until > lastDateFrom(from) ? <p>{words('countedTo', { date: day(lastDateFrom(from)) })}</p> : null}
      {all.length > maxNights ? (
        <p>{words('firstOnly', { count: maxNights, total: all.length, date: day(dates.at(-1) ?? from) })}</p>
      ) : null}
      <label className={styles.seriesAsks}>
        <input
          className={checkboxStyles.checkbox}
          type="checkbox"
          checked={asks}
          disabled={gaps.length > 0}
          onChange={(event) => setWantsReview(event.currentTarget.checked)}
        />
        <span>{words(isDraft ? 'asksWithThis' : 'asks')}</span>
      </label>
      {gaps.length > 0 ? <p className={fieldStyles.hint}>{words('asksNot', { fields: gaps.join(', ') })}</p> : null}
      <div>
        <Button
          variant="ink"
          busy={isPending}
          disabled={!isReady}
          onClick={() => change({ params: { id: eventId }, body: { dates: [...dates], asks } })}
        >
          {words('make', { count: dates.length })}
        </Button>
      </div>
    </section>
  );
}
