import { inEachWritten } from '#kit/shared/localized.ts';
import type { Bound } from '#kit/web/form/bound.ts';
import { useKeptFocus } from '#kit/web/desk/desk-focus.ts';
import { useWords, wordsOf } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { wallClock } from '#market/town/dates.ts';
import { holidaysFrom, type Holiday } from '#market/town/holidays.ts';
import { useDay } from '#market/town/web/use-day.ts';
import { messages } from '../desk-messages.ts';
import { ExceptionLine } from './exception-line.tsx';
import type { ExceptionDraft } from './exceptions-kind.ts';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as listingStyles from '#market/listings/web/fields/fields.module.css';
import * as styles from './exceptions-field.module.css';

/** How many of the next feasts are proposed. */
const proposed = 5;

const blank: ExceptionDraft = {
  from: '',
  until: '',
  days: [0, 1, 2, 3, 4, 5, 6],
  spans: [],
  note: { en: '', es: '' },
};
const closedOn = (name: Holiday, date: string): ExceptionDraft => ({
  ...blank,
  from: date,
  until: date,
  note: inEachWritten((language) => wordsOf(messages, language)(`holiday.${name}`)),
});

/** The dates on which a place is closed or opens at other times; the next feasts are one press away. */
export function ExceptionsField({ field }: { readonly field: Bound<readonly ExceptionDraft[]> }) {
  const words = useWords(messages);
  const day = useDay();
  const { value, change } = field;
  const kept = useKeptFocus<HTMLFieldSetElement>('fieldset > [role=group]');
  const today = wallClock(useNow()).date;
  const isFree = (date: string) => !value.some(({ from, until }) => from <= date && date <= (until || from));
  const feasts = holidaysFrom(today)
    .filter(({ date }) => isFree(date))
    .slice(0, proposed);
  const hasRoom = value.length < (field.fact.maxItems ?? Infinity);
  return (
    <fieldset {...kept} className={listingStyles.deskGroup}>
      <legend>{words('exceptions')}</legend>
      <p className={fieldStyles.hint}>{words('exceptionsHint')}</p>
      {value.map((exception, place) => (
        <ExceptionLine
          // Lines have no names of their own: their place is who they are.
          key={place}
          number={place + 1}
          exception={exception}
          isWrong={field.faultOfPart(place) !== undefined}
          onChange={(next) => change(value.with(place, next))}
          onRemove={() => change(value.toSpliced(place, 1))}
        />
      ))}
      {hasRoom ? (
        <>
          <div className={styles.exceptionFeasts} role="group" aria-label={words('addHoliday')}>
            <span>{words('addHoliday')}</span>
            {feasts.map(({ name, date }) => (
              <Button key={name} variant="quiet" size="sm" onClick={() => change([...value, closedOn(name, date)])}>
                {words('holidayOn', { name: words(`holiday.${name}`), date: day(date) })}
              </Button>
            ))}
          </div>
          <Button variant="line" size="sm" onClick={() => change([...value, blank])}>
            <Icon name="plus" />
            {words('addException')}
          </Button>
        </>
      ) : null}
    </fieldset>
  );
}
