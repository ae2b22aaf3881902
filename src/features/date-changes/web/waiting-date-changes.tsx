import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '#market/town/dates.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { DeskFact, DeskFacts } from '#kit/web/desk/desk-facts.tsx';
import { useMayAs } from '#kit/web/desk/role-in-team.ts';
import { watched } from '#kit/web/desk/watched.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import type { AskedDateChange } from '../contract.ts';
import { messages } from '../messages.ts';
import { AnswerDates } from './answer-dates.tsx';
import { waitingQuery, type Whose } from './queries.ts';
import { useDatesWords } from './use-dates-words.ts';
import * as styles from './date-changes.module.css';

/** Guests who ask for other dates and wait for an answer, above the bookings; nothing where nobody waits. */
export function WaitingDateChanges({ whose }: { readonly whose: Whose }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const waiting = useQuery(watched(waitingQuery(whose, language)));
  const mayAnswer = useMayAs('editor');
  if (waiting.data === undefined && waiting.isError)
    return (
      <Failure
        title={words('waitingFailed')}
        retry={{ label: words('retry'), onClick: () => void waiting.refetch() }}
      />
    );
  if (waiting.data === undefined || waiting.data.length === 0) return null;
  return (
    <section className={styles.datesWaiting} aria-labelledby="dates-waiting">
      <h2 id="dates-waiting" className="tower-s">
        {words('waitingTitle')}
      </h2>
      <p>{words('waitingLead')}</p>
      <ul>
        {waiting.data.map((request) => (
          <li key={request.id}>
            <Asked request={request} mayAnswer={whose === 'admin' || mayAnswer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type AskedProps = { readonly request: AskedDateChange; readonly mayAnswer: boolean };

function Asked({ request, mayAnswer }: AskedProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const tell = useDatesWords(request.category);
  const { id, title, guest, was, wanted, back, more, status, expiresAt, payBy } = request;
  const when = formatInstant(new Date(payBy ?? expiresAt), language);
  return (
    <article aria-labelledby={`dates-${id}`}>
      <h3 id={`dates-${id}`} className="tower-s">
        {title}
      </h3>
      <DeskFacts>
        <DeskFact label={words('guest')}>{guest}</DeskFact>
        <DeskFact label={words('now')}>{tell(was)}</DeskFact>
        <DeskFact label={words('wanted')}>{tell(wanted)}</DeskFact>
        <DeskFact label={words('difference')}>
          {more !== '0'
            ? words('guestPays', { amount: formatPrice(more, language) })
            : back === '0'
              ? words('backNothing')
              : words('backToGuest', { amount: formatPrice(back, language) })}
        </DeskFact>
      </DeskFacts>
      <p>{words(status === 'agreed' ? 'agreedUntil' : 'answerBy', { when })}</p>
      {mayAnswer && status === 'waiting' && <AnswerDates request={request} />}
    </article>
  );
}
