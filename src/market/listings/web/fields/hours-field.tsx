import { useKeptFocus } from '#kit/web/desk/desk-focus.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useFaultWords } from '#kit/web/form/use-fault-words.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { DayPicks } from './day-picks.tsx';
import type { Interval } from './hours-kind.ts';
import { messages } from './messages.ts';
import type { Bound } from '#kit/web/form/bound.ts';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './fields.module.css';

const isOvernight = ({ opens, closes }: Interval) => opens !== '' && closes !== '' && closes <= opens;

/** When a place is open: as many lines as its week needs. */
export function HoursField({ field }: { readonly field: Bound<readonly Interval[]> }) {
  const words = useWords(messages);
  const { value, change } = field;
  const kept = useKeptFocus<HTMLFieldSetElement>('fieldset > [role=group]');
  const add = () => change([...value, { days: [0, 1, 2, 3, 4], opens: '12:00', closes: '23:00' }]);
  return (
    <fieldset {...kept} className={styles.deskGroup}>
      <legend>{words('hours')}</legend>
      {value.map((interval, place) => (
        <IntervalLine
          // Lines have no names of their own: their place is who they are.
          key={place}
          number={place + 1}
          interval={interval}
          fault={field.faultOfPart(place)}
          onChange={(next) => change(value.with(place, next))}
          onRemove={() => change(value.toSpliced(place, 1))}
        />
      ))}
      {value.length < (field.fact.maxItems ?? Infinity) ? (
        <Button variant="line" size="sm" onClick={add}>
          <Icon name="plus" />
          {words('addHours')}
        </Button>
      ) : null}
    </fieldset>
  );
}

type LineProps = {
  readonly number: number;
  readonly interval: Interval;
  readonly fault: ReturnType<Bound<unknown>['faultOfPart']>;
  readonly onChange: (next: Interval) => void;
  readonly onRemove: () => void;
};

function IntervalLine({ number, interval, fault, onChange, onRemove }: LineProps) {
  const words = useWords(messages);
  const faultWords = useFaultWords();
  return (
    <div className={styles.deskInterval} role="group" aria-label={words('hoursOf', { number })}>
      <DayPicks label={words('days')} days={interval.days} onChange={(days) => onChange({ ...interval, days })} />
      {(['opens', 'closes'] as const).map((part) => (
        <label key={part} className={styles.deskTime}>
          <span>{words(part)}</span>
          <Input
            type="time"
            value={interval[part]}
            {...(fault ? { 'aria-invalid': true } : {})}
            onChange={(event) => onChange({ ...interval, [part]: event.currentTarget.value })}
          />
        </label>
      ))}
      <button
        type="button"
        className={styles.deskIcon}
        aria-label={words('removeHours', { number })}
        onClick={onRemove}
      >
        <Icon name="x" />
      </button>
      {isOvernight(interval) ? <p className={fieldStyles.hint}>{words('nextDay', { time: interval.closes })}</p> : null}
      {fault ? (
        <p className={`${fieldStyles.hint} ${fieldStyles.hintError}`}>
          <Icon name="alert" />
          {faultWords(fault)}
        </p>
      ) : null}
    </div>
  );
}
