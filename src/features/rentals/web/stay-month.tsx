import { useId } from 'react';
import { formatDate } from '#kit/shared/dates.ts';
import { formatEuro } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { isWithin, lastDayOf } from '../calendar.ts';
import { weekdayNames } from '../calendar-facts.ts';
import { firstOf, weeksOf } from '../months.ts';
import { lastBookable } from '../horizon.ts';
import { wholeStay } from '../stay-address.ts';
import { messages } from '../stay-messages.ts';
import { monthName } from './calendar-names.ts';
import type { StayChoice } from './use-stay.ts';
import * as styles from './stay.module.css';

type Props = {
  readonly month: string;
  readonly choice: StayChoice;
  /** The one day that Tab leads to. */
  readonly place: string;
  readonly isFree: (date: string) => boolean;
  readonly onPress: (date: string) => void;
};

/** One month as a grid of days. */
export function StayMonth({ month, choice, place, isFree, onPress }: Props) {
  const { language } = useLanguage();
  const title = useId();
  return (
    <div className={styles.stayMonth}>
      <p id={title} className={`tower-s ${styles.stayMonthName}`} aria-live="polite">
        {monthName(firstOf(month), language)}
      </p>
      {/* Weeks and weekdays are a table; that one walks in it with the arrow keys makes it a grid. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table role="grid" aria-labelledby={title} data-priced={choice.costOn && true}>
        <thead>
          <tr>
            {weekdayNames[language].map(({ long, narrow }) => (
              <th key={long} scope="col" abbr={long}>
                {narrow}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, weekday) =>
                date === undefined ? (
                  // A day of another month: the place in the week is all there is to it.
                  <td key={`${month}-${weekday}`}>{'\u00a0'}</td>
                ) : (
                  <Day key={date} {...{ date, choice, onPress }} isPlace={date === place} isFree={isFree(date)} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type DayProps = {
  readonly date: string;
  readonly choice: StayChoice;
  readonly isPlace: boolean;
  readonly isFree: boolean;
  readonly onPress: (date: string) => void;
};

function Day({ date, choice, isPlace, isFree, onPress }: DayProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const part = partOf(choice, date);
  const state = isFree ? undefined : shutOf(choice, date);
  const told = part ?? state;
  const name = formatDate(date, 'long', language);
  const said = told === undefined ? name : words(`day.${told}`, { date: name });
  const cents = costOf(choice, date);
  const cost = cents === undefined ? '' : formatEuro(cents, language);
  return (
    <td aria-selected={part !== undefined} aria-disabled={!isFree} data-part={part} data-state={state}>
      <button
        type="button"
        data-date={date}
        // Drawn under the number; the name of the button says it in full.
        data-cost={choice.costOn && shortly(cost)}
        tabIndex={isPlace ? 0 : -1}
        aria-disabled={isFree ? undefined : true}
        aria-label={
          cost === ''
            ? said
            : words('day.priced', { date: said, price: words(`each.${choice.known.unit}`, { price: cost }) })
        }
        aria-current={date === choice.today ? 'date' : undefined}
        onClick={() => isFree && onPress(date)}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  );
}

/** Which part of the stay a day is; of one that can't be there are none. */
function partOf(choice: StayChoice, date: string): 'first' | 'within' | 'last' | undefined {
  const { draft, known, stay, isPending } = choice;
  if (!isWithin(known, draft, date)) return undefined;
  if (wholeStay(draft, known.unit) && !stay && !isPending) return undefined;
  if (date === draft.from) return 'first';
  const { from = date, units = 1 } = draft;
  return date === lastDayOf(known.unit, { from, units }) ? 'last' : 'within';
}

/** What the unit costs that begins on a free day, where days differ in it; the day one leaves begins none. */
function costOf(choice: StayChoice, date: string): number | undefined {
  const { today, known, draft, costOn } = choice;
  const isFree = date >= today && (known.days.get(date)?.free ?? 0) >= draft.quantity;
  const isDeparture = partOf(choice, date) === 'last' && (known.unit === 'night' || known.unit === 'week');
  return isFree && !isDeparture ? costOn?.(date) : undefined;
}

/** A price that is long says no currency: seven of them stand beside each other on a phone. */
const shortly = (cost: string) => (cost.length > 6 ? cost.replaceAll(/[€\s]/g, '') : cost);

/** Why a day can't be chosen; undefined while it is not known whether it can. */
function shutOf({ today, known, draft }: StayChoice, date: string): 'past' | 'far' | 'taken' | 'shut' | undefined {
  if (date < today) return 'past';
  if (date > lastBookable(today)) return 'far';
  const day = known.days.get(date);
  if (day === undefined) return undefined;
  return day.free < draft.quantity ? 'taken' : 'shut';
}
