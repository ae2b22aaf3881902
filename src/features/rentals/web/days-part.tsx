/** Days of a rental in its form, blocked ones or such with a price of their own: what there is, each with a way to take it away, and new ones. */
import type { ReactNode } from 'react';
import { useKeptFocus } from '#kit/web/desk/desk-focus.ts';
import { FormPart } from '#kit/web/form/form-part.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { messages } from '../desk-messages.ts';
import { useDaysWords } from './use-days-words.ts';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './blocked-dates.module.css';

type Days = { readonly id: string; readonly from: string; readonly to: string };

type DaysPartProps<T extends Days> = {
  readonly title: string;
  readonly hint: string;
  readonly list: {
    readonly data?: readonly T[] | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly said: { readonly none: string; readonly failed: string; readonly loading: string };
  readonly lineOf: (days: T) => ReactNode;
  /** How new ones are added. */
  readonly children: ReactNode;
};

export function DaysPart<T extends Days>({ title, hint, list, said, lineOf, children }: DaysPartProps<T>) {
  const words = useWords(messages);
  // Days that are taken away go with the button that was pressed.
  const kept = useKeptFocus<HTMLDivElement>('li');
  return (
    <>
      <FormPart title={title} />
      <p className={fieldStyles.hint}>{hint}</p>
      {list.data ? (
        <div {...kept}>
          {list.data.length === 0 ? (
            <p>{said.none}</p>
          ) : (
            <ul className={styles.blockedDates} aria-label={title}>
              {list.data.map(lineOf)}
            </ul>
          )}
        </div>
      ) : list.isError && !list.isFetching ? (
        <Failure title={said.failed} retry={{ label: words('again'), onClick: () => void list.refetch() }} />
      ) : (
        <p role="status">{said.loading}</p>
      )}
      {children}
    </>
  );
}

type DaysLineProps = {
  readonly days: Days;
  readonly isPending: boolean;
  readonly onRemove: () => void;
  /** What else is pressed there. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
};

/** From when to when, what is said of it, and the button that takes it away. */
export function DaysLine({ days, isPending, onRemove, more, children }: DaysLineProps) {
  const words = useWords(messages);
  const when = useDaysWords().spanOf(days);
  return (
    <li>
      <p>
        <b>{when}</b>
        {children}
      </p>
      <div className={styles.daysButtons}>
        {more}
        <Button variant="line" size="sm" busy={isPending} aria-label={words('unblockOf', { when })} onClick={onRemove}>
          <Icon name="x" />
          {words('unblock')}
        </Button>
      </div>
    </li>
  );
}
