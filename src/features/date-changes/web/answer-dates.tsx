import { useState } from 'react';
import { formatPrice } from '#kit/shared/money.ts';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useKeptText } from '#kit/web/desk/use-draft.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { TextArea } from '#kit/web/ui/input.tsx';
import type { AskedDateChange } from '../contract.ts';
import { messages } from '../messages.ts';
import { maxNote, payHours } from '../rules.ts';
import { answerRequest } from './queries.ts';
import * as styles from './date-changes.module.css';

/** Yes or no to whoever asks for other dates, with a line for them if one likes. */
export function AnswerDates({ request }: { readonly request: AskedDateChange }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { id, guest: name, back, more } = request;
  const [asking, setAsking] = useState<'accept' | 'decline'>();
  // What is said while it closes is what was asked.
  const [last, setLast] = useState<'accept' | 'decline'>('accept');
  const [note, setNote] = useKeptText(`dates ${id}`);
  const ended = () => setAsking(undefined);
  const { change, isPending } = useChange(answerRequest(), {
    done: ({ status }) =>
      status === 'agreed'
        ? { title: words('agreeDone'), description: words('agreeDoneText', { hours: payHours }) }
        : {
            title: words(status === 'accepted' ? 'acceptDone' : 'declineDone'),
            description: words('answerDoneText'),
          },
    failed: { title: words('answerFailed'), description: words('answerFailedText') },
    reasons: {
      dates_unavailable: words('answerGone'),
      refund_changed: words('answerChanged'),
      invalid_transition: words('answerOver'),
    },
    refresh: ['/api/workspace', '/api/admin/orders', '/api/admin/date-changes', '/api/rentals'],
    onDone: () => {
      setNote('');
      ended();
    },
    onFailed: ended,
  });
  const open = (answer: 'accept' | 'decline') => {
    setLast(answer);
    setAsking(answer);
  };
  const text =
    last === 'decline'
      ? words('askDeclineText', { name })
      : more !== '0'
        ? words('askAcceptMore', { amount: formatPrice(more, language), hours: payHours })
        : back === '0'
          ? words('askAcceptText')
          : words('askAcceptBack', { amount: formatPrice(back, language) });
  const line = note.trim() === '' ? {} : { note: note.trim() };
  return (
    <div className={styles.datesAnswer}>
      <Button variant="ink" size="sm" aria-describedby={`dates-${id}`} onClick={() => open('accept')}>
        {words('accept')}
      </Button>
      <Button variant="line" size="sm" aria-describedby={`dates-${id}`} onClick={() => open('decline')}>
        {words('decline')}
      </Button>
      <Confirm
        isOpen={asking !== undefined}
        tone="ink"
        title={last === 'accept' ? words('askAccept', { name }) : words('askDecline')}
        text={text}
        yes={words(last === 'accept' ? 'yesAccept' : 'yesDecline')}
        no={words('cancel')}
        isPending={isPending}
        onYes={() => change({ params: { id }, body: { accepts: last === 'accept', back, ...line } })}
        onClose={ended}
      >
        <Field className={styles.datesLine} label={words('line')}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={maxNote}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          )}
        </Field>
      </Confirm>
    </div>
  );
}
