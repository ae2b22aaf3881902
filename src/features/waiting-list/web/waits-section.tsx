import { inLine } from '#kit/shared/bidi.ts';
import { formatInstant } from '#market/town/dates.ts';
import { useDay } from '#market/town/web/use-day.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import type { Wait } from '../contract.ts';
import { messages } from '../messages.ts';
import { NoLetters } from './no-letters.tsx';
import { ticketsOf } from './tickets-of.ts';
import { useWaits } from './use-waits.ts';
import * as styles from './waiting-list.module.css';

/** The places that a member waits for, on their own desk; nothing for whoever waits for none. */
export function WaitsSection() {
  const words = useWords(messages);
  const { waits, isBusy, stop } = useWaits();
  const hasFailed = waits.data === undefined && waits.isError && !waits.isFetching;
  if (!hasFailed && !waits.data?.waits.length) return null;
  return (
    <section className={styles.waitList} aria-labelledby="waits-title">
      <h2 id="waits-title" className="tower-s">
        {words('mine')}
      </h2>
      {hasFailed ? (
        <Failure title={words('unavailable')} retry={{ label: words('retry'), onClick: () => void waits.refetch() }} />
      ) : null}
      {waits.data ? <NoLetters letters={waits.data.letters} /> : null}
      <ul>
        {waits.data?.waits.map((wait) => (
          <WaitLine key={wait.eventId} wait={wait} isBusy={isBusy} onStop={() => stop(wait.eventId)} />
        ))}
      </ul>
    </section>
  );
}

type LineProps = { readonly wait: Wait; readonly isBusy: boolean; readonly onStop: () => void };

function WaitLine({ wait, isBusy, onStop }: LineProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const day = useDay();
  const { eventId, title, date, time, ticketType, ticketName, places, since, isOpen, isSold, isEventSold } = wait;
  return (
    <li>
      <h3>
        <Link to={`/events/${eventId}`}>{title}</Link>
      </h3>
      <p>
        {inLine([
          date === null ? words('undated') : day(date),
          time,
          words('places', { count: places }),
          ticketName ?? (ticketType === 'regular' ? words('regular') : null),
          words('since', { when: formatInstant(new Date(since), language) }),
        ])}
      </p>
      {isOpen ? (
        <p>
          <b>{words('open')}.</b> {words('openText')}
        </p>
      ) : null}
      {isSold ? null : <p>{words(isEventSold ? 'notSold' : 'offSale')}</p>}
      <div className={styles.waitWays}>
        {isOpen ? (
          <ButtonLink size="sm" to="/checkout" search={ticketsOf(wait)}>
            {words('tickets')}
          </ButtonLink>
        ) : null}
        <Button variant="line" size="sm" busy={isBusy} aria-label={words('stopOf', { title })} onClick={onStop}>
          {words('stop')}
        </Button>
      </div>
    </li>
  );
}
