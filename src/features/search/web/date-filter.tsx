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

/** The week that begins tonight as a strip, and any other day. */
export function DateFilter({ draft, onDraft, countOf }: FilterProps) {
  const words = useWords(messages);
  const day = useDay();
  const tonight = nightOf(useNow());
  const week = nights.map((night) => addDays(tonight, night));
  const nameOf = (date: string, night: number) =>
    (['tonight', 'tomorrow'] as const)
      .filter((_, index) => index === night)
      .map((name) => words(name))
      .concat(day(date))[0];
  return (
    <Picks
      legend={words('date')}
      name="date"
      value={draft.date}
      onChange={(date) => onDraft({ date })}
      picks={[
        { value: '', label: words('any') },
        ...week.map((date, night) => ({ value: date, label: nameOf(date, night), count: countOf('date', date) })),
      ]}
    >
      {/* Sent by the browser alone, both carry the name: the last one that is filled counts. */}
      <Field label={words('otherDate')} className={styles.filterOther}>
        {(control) => (
          <Input
            {...control}
            type="date"
            name="date"
            min={tonight}
            value={week.includes(draft.date) ? '' : draft.date}
            onChange={(event) => onDraft({ date: event.target.value })}
          />
        )}
      </Field>
    </Picks>
  );
}
