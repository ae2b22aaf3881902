import { useId } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { messages as fieldMessages } from '#market/listings/web/fields/messages.ts';
import { messages } from '../desk-messages.ts';
import type { OpeningSpan } from '../opening.ts';
import * as listingStyles from '#market/listings/web/fields/fields.module.css';
import * as styles from './exceptions-field.module.css';

type Props = {
  readonly spans: readonly OpeningSpan[];
  readonly onChange: (spans: readonly OpeningSpan[]) => void;
};

const usual: OpeningSpan = { opens: '12:00', closes: '23:00' };

/** Closed, or open at other times: once or twice. */
export function ExceptionSpans({ spans, onChange }: Props) {
  const words = useWords(messages);
  const fieldWords = useWords(fieldMessages);
  const name = useId();
  const [first, second] = spans;
  const choices = [
    { label: words('isClosed'), isChosen: first === undefined, choose: () => onChange([]) },
    { label: words('isOther'), isChosen: first !== undefined, choose: () => onChange([usual]) },
  ];
  return (
    <>
      <div className={styles.exceptionChoice}>
        {choices.map(({ label, isChosen, choose }) => (
          <label key={label} className={listingStyles.deskDay}>
            <input type="radio" name={name} checked={isChosen} onChange={choose} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {spans.map((span, place) => (
        <div key={place} className={styles.exceptionRow}>
          {(['opens', 'closes'] as const).map((part) => (
            <label key={part} className={listingStyles.deskTime}>
              <span>{fieldWords(part)}</span>
              <Input
                type="time"
                value={span[part]}
                onChange={(event) => onChange(spans.with(place, { ...span, [part]: event.currentTarget.value }))}
              />
            </label>
          ))}
          {place === 1 ? (
            <button
              type="button"
              className={listingStyles.deskIcon}
              aria-label={words('removeSecond')}
              onClick={() => onChange(spans.slice(0, 1))}
            >
              <Icon name="x" />
            </button>
          ) : null}
        </div>
      ))}
      {first !== undefined && second === undefined ? (
        <div>
          <Button variant="line" size="sm" onClick={() => onChange([first, { opens: '', closes: '' }])}>
            <Icon name="plus" />
            {words('secondSpan')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
