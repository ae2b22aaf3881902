import { addDays } from '#kit/shared/dates.ts';
import { nightOf } from '#market/town/dates.ts';
import { useDay } from '#market/town/web/use-day.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { messages } from '../page-messages.ts';
import type { FilterProps } from './types.ts';
import { Picks } from './picks.tsx';
import * as styles from './search-sheet.module.css';

const nights = [0, 1, 2, 3, 4, 5, 6];

type Props = FilterProps & {
  /** What is let is among what is searched: there the last day of nights is the one of departure. */
  readonly isLet: boolean;
  readonly untilFault: boolean;
};

/** The week that begins tonight as a strip, and any other day, or several. */
export function DateFilter({ draft, onDraft, countOf, isLet, untilFault }: Props) {
  const words = useWords(messages);
  const day = useDay();
  const tonight = nightOf(useNow());
  const week = nights.map((night) => addDays(tonight, night));
  const isOneNight = draft.until === '' && week.includes(draft.date);
  const nameOf = (date: string, night: number) =>
    (['tonight', 'tomorrow'] as const)
      .filter((_, index) => index === night)
      .map((name) => words(name))
      .concat(day(date))[0];
  return (
    <Picks
      legend={words('date')}
      name="date"
      value={draft.date === '' || isOneNight ? draft.date : undefined}
      onChange={(date) => onDraft({ date, until: '' })}
      picks={[
        { value: '', label: words('any') },
        ...week.map((date, night) => ({ value: date, label: nameOf(date, night), count: countOf('date', date) })),
      ]}
    >
      {/* Sent by the browser alone, strip and field carry one name: the last one that is filled counts. */}
      <div className={`${styles.filterPair} ${styles.filterOther}`}>
        <Field label={words('firstDay')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              name="date"
              min={tonight}
              value={isOneNight ? '' : draft.date}
              onChange={(event) => onDraft({ date: event.target.value })}
            />
          )}
        </Field>
        <Field
          label={words('lastDay')}
          error={untilFault ? words('lastDayFault') : undefined}
          hint={isLet ? words('lastDayHint') : undefined}
        >
          {(control) => (
            <Input
              {...control}
              type="date"
              name="until"
              min={draft.date === '' ? tonight : addDays(draft.date, 1)}
              value={draft.until}
              onChange={(event) => onDraft({ until: event.target.value })}
            />
          )}
        </Field>
      </div>
    </Picks>
  );
}
