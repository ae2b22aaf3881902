import { inLine } from '#kit/shared/bidi.ts';
import { formatDate } from '#kit/shared/dates.ts';
import { wallClock } from '#market/town/dates.ts';
import { centsOf, formatPrice } from '#kit/shared/money.ts';
import { may } from '#kit/shared/transitions.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { Quote } from '../contract.ts';
import { messages } from '../quote-messages.ts';
import { asksChanges, holidayTransitions, mayAskChanges, type QuoteAnswer } from '../rules.ts';
import { QuoteAnswerForm } from './quote-answer-form.tsx';
import * as holidayStyles from './holiday.module.css';
import * as styles from './quote.module.css';

/** The airmail letter of a quote: who it is for, the plan, the price as its stamp, and the answer. */
export function QuoteLetter({ token, quote }: { readonly token: string; readonly quote: Quote }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const isOpen = may(holidayTransitions, quote.status, 'confirmed');
  const isFree = centsOf(quote.estimated_cost) === 0;
  const said = asksChanges(quote) || isOpen ? quote.answer : 'accepted';
  const facts = [
    words('days', { count: quote.duration_days }),
    words('people', { count: quote.number_of_people }),
    words(`bed.${quote.accommodation_type}`),
  ];
  return (
    <article className={`${holidayStyles.airmail} ${styles.quoteLetter}`}>
      <div className={styles.quoteHead}>
        <div>
          <h2 className="tower-s">{words('dear', { name: quote.client_name })}</h2>
          <p>{inLine(facts)}</p>
          <p>{words('written', { when: formatDate(wallClock(new Date(quote.quoted_at)).date, 'long', language) })}</p>
        </div>
        <p className={styles.quoteStamp}>
          <span className="horizon">{words('price')}</span>
          <b className="tower">{formatPrice(quote.estimated_cost, language)}</b>
        </p>
      </div>
      <section className={styles.quotePlan}>
        <h3 className="tower-s">{words('plan')}</h3>
        <p>{quote.planned_itinerary}</p>
      </section>
      {said ? <QuoteSaid key={said} answer={said} isBooked={!isOpen} isFree={isFree} /> : null}
      {mayAskChanges(quote.status) ? <QuoteAnswerForm token={token} quote={quote} isFree={isFree} /> : null}
    </article>
  );
}

type QuoteSaidProps = { readonly answer: QuoteAnswer; readonly isBooked: boolean; readonly isFree: boolean };

/** What was answered, and what happens next. */
function QuoteSaid({ answer, isBooked, isFree }: QuoteSaidProps) {
  const words = useWords(messages);
  return (
    <div
      className={answer === 'changes' ? `${styles.quoteSaid} ${styles.quoteSaidChanges}` : styles.quoteSaid}
      role="status"
    >
      <h3 className="tower-s">{words(answer)}</h3>
      <p>{words(answer === 'changes' && isBooked ? 'changesBookedText' : `${answer}Text`)}</p>
      {answer === 'accepted' && !isFree ? <p>{words('unpaid')}</p> : null}
    </div>
  );
}
