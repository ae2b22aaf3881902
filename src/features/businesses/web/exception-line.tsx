import { useId } from 'react';
import { nameOfLanguage } from '#kit/shared/languages/names.ts';
import { writtenFor } from '#kit/shared/localized.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { DayPicks } from '#market/listings/web/fields/day-picks.tsx';
import { messages } from '../desk-messages.ts';
import { ExceptionSpans } from './exception-spans.tsx';
import type { ExceptionDraft } from './exceptions-kind.ts';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as listingStyles from '#market/listings/web/fields/fields.module.css';
import * as styles from './exceptions-field.module.css';

/** What a note takes (the contract says so too). */
const noteLetters = 120;

type Props = {
  readonly number: number;
  readonly exception: ExceptionDraft;
  readonly isWrong: boolean;
  readonly onChange: (next: ExceptionDraft) => void;
  readonly onRemove: () => void;
};

/** One date or several in a row, and how the place opens on them. */
export function ExceptionLine({ number, exception, isWrong, onChange, onRemove }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const faultId = useId();
  const { from, until, days, note } = exception;
  const wrong = isWrong ? { 'aria-invalid': true, 'aria-describedby': faultId } : {};
  return (
    <div className={styles.exception} role="group" aria-label={words('exceptionOf', { number })}>
      <div className={styles.exceptionRow}>
        <label className={styles.exceptionDate}>
          <span>{words('exceptionFrom')}</span>
          <Input
            type="date"
            value={from}
            {...wrong}
            onChange={(event) => onChange({ ...exception, from: event.currentTarget.value })}
          />
        </label>
        <label className={styles.exceptionDate}>
          <span>{words('exceptionUntil')}</span>
          <Input
            type="date"
            value={until}
            min={from}
            {...wrong}
            onChange={(event) => onChange({ ...exception, until: event.currentTarget.value })}
          />
        </label>
        <button
          type="button"
          className={listingStyles.deskIcon}
          aria-label={words('removeException', { number })}
          onClick={onRemove}
        >
          <Icon name="x" />
        </button>
      </div>
      <ExceptionSpans spans={exception.spans} onChange={(spans) => onChange({ ...exception, spans })} />
      {until !== '' && until > from ? (
        <div>
          <p className={styles.exceptionLabel}>{words('onlyOnDays')}</p>
          <DayPicks
            label={words('onlyOnDays')}
            days={days}
            onChange={(chosen) => onChange({ ...exception, days: chosen })}
          />
        </div>
      ) : null}
      <div className={styles.exceptionRow}>
        {writtenFor(language).map((one) => (
          <label key={one} className={styles.exceptionNote}>
            <span>{words('note', { language: nameOfLanguage(one, language) })}</span>
            <Input
              lang={one}
              maxLength={noteLetters}
              value={note[one]}
              onChange={(event) => onChange({ ...exception, note: { ...note, [one]: event.currentTarget.value } })}
            />
          </label>
        ))}
      </div>
      {isWrong ? (
        <p id={faultId} className={`${fieldStyles.hint} ${fieldStyles.hintError}`}>
          <Icon name="alert" />
          {words('exceptionFault')}
        </p>
      ) : null}
    </div>
  );
}
