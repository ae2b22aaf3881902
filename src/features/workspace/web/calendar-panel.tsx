import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { begun } from '#kit/shared/begun.ts';
import { inLine } from '#kit/shared/bidi.ts';
import { addDays, formatDate } from '#kit/shared/dates.ts';
import { wallClock } from '#market/town/dates.ts';
import { useDay } from '#market/town/web/use-day.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Select } from '#kit/web/ui/select.tsx';
import type { CalendarEntry } from '../contract.ts';
import { messages } from '../messages.ts';
import { addMonths, pressDay, weeksOf, type Days } from '../rules.ts';
import { monthTitle } from '#kit/shared/month-title.ts';
import { NotThere } from '#kit/web/desk/not-there.tsx';
import { BlockDays, PressHint } from './block-days.tsx';
import { workspaceApi as api } from './queries.ts';
import * as deskStyles from '#kit/web/desk/desk.module.css';
import * as styles from './workspace.module.css';

/**
 * A month of one's rentals and events: weeks on a wide screen, a list of its days on a phone. That of one rental alone takes
 * presses on its days, which are blocked or freed.
 */
export function CalendarPanel() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { search, set } = useDeskAddress();
  const today = wallClock(useNow()).date;
  const present = today.slice(0, 7);
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(search['month'] ?? '') ? (search['month'] ?? present) : present;
  const { data, isError, refetch } = useQuery(
    freshly(api.query('GET /api/workspace/calendar', { query: { month }, language })),
  );
  const listings = useQuery(freshly(api.query('GET /api/workspace/listings', { language })));
  const rentals = (listings.data ?? []).filter(({ kind, state }) => kind === 'rental' && state !== 'withdrawn');
  const rental = rentals.find(({ id }) => id === search['rental'])?.id;
  // Which days are chosen is of the rental they are chosen of, and may go on in the next month.
  const [chosen, setChosen] = useState<{ readonly of: string | undefined; readonly days: Days | undefined }>();
  const days = chosen?.of === rental ? chosen?.days : undefined;
  const setDays = (days: Days | undefined) => setChosen({ of: rental, days });
  const entries = data?.filter(({ itemId }) => rental === undefined || itemId === rental);
  const go = (to: string) => set({ month: to === present ? undefined : to });
  return (
    <section aria-label={words('calendar')}>
      <div className={styles.workMonths}>
        <Button variant="line" size="sm" aria-label={words('previousMonth')} onClick={() => go(addMonths(month, -1))}>
          <Icon name="left" />
        </Button>
        <h2 className="tower-s" aria-live="polite">
          {monthTitle(month, language)}
        </h2>
        <Button variant="line" size="sm" aria-label={words('nextMonth')} onClick={() => go(addMonths(month, 1))}>
          <Icon name="right" />
        </Button>
        {month === present ? null : (
          <Button variant="quiet" size="sm" onClick={() => go(present)}>
            {words('thisMonth')}
          </Button>
        )}
        {rentals.length === 0 ? null : (
          <label className={`${deskStyles.deskTool} ${styles.workBlockOf}`}>
            <span>{words('blockOf')}</span>
            <Select
              value={rental ?? ''}
              options={[
                { value: '', label: words('allListings') },
                ...rentals.map(({ id, title }) => ({ value: id, label: title })),
              ]}
              onChange={(event) => set({ rental: event.currentTarget.value })}
            />
          </label>
        )}
      </div>
      {data === undefined ? (
        <NotThere isError={isError} refetch={refetch} failed={words('failed')} hint={words('failedHint')} />
      ) : null}
      {data?.length === 0 && rental === undefined ? (
        <Empty title={words('noEntries')}>{words('noEntriesText')}</Empty>
      ) : null}
      {rental === undefined ? null : <PressHint id={rental} />}
      {entries && (entries.length > 0 || rental !== undefined) ? (
        <Month
          month={month}
          today={today}
          entries={entries}
          days={days}
          onPress={rental === undefined ? undefined : (day) => setDays(pressDay(days, day))}
        />
      ) : null}
      {entries && rental !== undefined && days !== undefined ? (
        <BlockDays key={rental} id={rental} days={days} entries={entries} onLetGo={() => setDays(undefined)} />
      ) : null}
    </section>
  );
}

type MonthProps = {
  readonly month: string;
  readonly today: string;
  readonly entries: readonly CalendarEntry[];
  /** The days that are chosen. */
  readonly days: Days | undefined;
  /** A day was pressed; none can be where it is not the month of one rental. */
  readonly onPress: ((day: string) => void) | undefined;
};

function Month({ month, today, entries, days, onPress }: MonthProps) {
  const { language } = useLanguage();
  const shortDay = useDay();
  const words = useWords(messages);
  const weeks = weeksOf(month);
  const on = (day: string) => entries.filter(({ from, to }) => from <= day && day <= to);
  // A list of days begins with today; a week on a wide screen has all of its own.
  const hasGone = entries.some(({ from }) => from < today) && entries.some(({ to }) => to >= today);
  const [showsGone, setShowsGone] = useState(false);
  const isCut = hasGone && today.startsWith(month) && !showsGone;
  return (
    <>
      {isCut ? (
        <div className={styles.workGone}>
          <Button variant="quiet" size="sm" onClick={() => setShowsGone(true)}>
            {words('showGone')}
          </Button>
        </div>
      ) : null}
      <table className={styles.workMonth} data-from-today={isCut || undefined}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {begun(formatDate(day, 'weekday', language))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const isOther = !day.startsWith(month);
                const found = isOther ? [] : on(day);
                const press = isOther || day < today ? undefined : onPress;
                const isChosen = days !== undefined && days.from <= day && day <= days.to;
                const name = (
                  <time dateTime={day}>
                    <span className={styles.workDay}>{Number(day.slice(8))}</span>
                    <span className={styles.workDate}>{begun(shortDay(day))}</span>
                  </time>
                );
                return (
                  <td
                    key={day}
                    data-other={isOther || undefined}
                    data-gone={day < today || undefined}
                    data-empty={(found.length === 0 && !press) || undefined}
                    data-chosen={(isChosen && !isOther) || undefined}
                    aria-current={day === today ? 'date' : undefined}
                  >
                    {press ? (
                      <button
                        type="button"
                        className={styles.workPress}
                        aria-label={formatDate(day, 'long', language)}
                        aria-pressed={isChosen}
                        onClick={() => press(day)}
                      >
                        {name}
                      </button>
                    ) : (
                      name
                    )}
                    {found.length === 0 ? null : (
                      <ul>
                        {found.map((entry) => (
                          <Entry key={entry.id} entry={entry} day={day} />
                        ))}
                      </ul>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Where an entry leads: to its booking, to the bookings of its event, to the rental whose dates are kept back. */
function placeOf({ kind, id, itemId }: CalendarEntry) {
  if (kind === 'rental') return { tab: 'bookings', open: id };
  return kind === 'event' ? { tab: 'bookings', listing: itemId } : { tab: 'listings', view: 'rentals', open: itemId };
}

function Entry({ entry, day }: { readonly entry: CalendarEntry; readonly day: string }) {
  const words = useWords(messages);
  const { kind, title, buyer, quantity, guests, time, until, from, to, dispute } = entry;
  // A stay is told in full on its first day and on each Monday; between them its colour goes on.
  const goesOn = day > from && day < addDays(to, 1);
  // The day of departure may be let again: whoever reads it as a night more would think it sold.
  const ends =
    kind === 'rental' && goesOn && day === to && until !== null ? words('entry.until', { time: until }) : null;
  const who = {
    event: words('entry.event', { count: quantity }),
    block: words('entry.block'),
    calendar: words('entry.calendar', { name: buyer ?? '' }),
    rental: buyer,
  }[kind];
  return (
    <li className={styles.workEntry} data-kind={kind} data-goes-on={goesOn || undefined}>
      <Link to="." search={placeOf(entry) as never} resetScroll={false}>
        <b>{title}</b>
        <span>
          {inLine([
            goesOn ? ends : time,
            who,
            guests !== null && !goesOn ? words('span.person', { count: guests }) : null,
            kind !== 'event' && quantity > 1 ? `× ${quantity}` : null,
            dispute && words(`disputed.${dispute}`),
          ])}
        </span>
      </Link>
    </li>
  );
}
