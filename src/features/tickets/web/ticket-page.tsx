import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import type { ShownTicket } from '../contract.ts';
import { messages } from '../messages.ts';
import { ticketQuery } from './queries.ts';
import { TicketPrint } from './ticket-print.tsx';
import * as styles from './ticket.module.css';

type PageProps = {
  readonly id: string;
  /** Whose ticket it is; undefined until the browser says who is here. */
  readonly member: string | undefined;
  /** The way to return the order of a ticket whose event was moved. */
  readonly giveBack: (orderId: string) => ReactNode;
  /** What the organiser of an event wrote to everybody with a ticket. */
  readonly news: (eventId: string) => ReactNode;
  /** The way to write to whoever sold a ticket. */
  readonly ask: (ticket: ShownTicket) => ReactNode;
  /** Stands at the end of the bar. */
  readonly dial: ReactNode;
};

/** A ticket at the door: nothing but it, and the way back. */
export function TicketPage({ id, member, giveBack, news, ask, dial }: PageProps) {
  const words = useWords(messages);
  return (
    <main className={styles.ticketPage}>
      <header className={styles.ticketBar}>
        <Link className={styles.ticketBack} to="/user-dashboard">
          <Icon name="back" />
          {words('back')}
        </Link>
        {dial}
      </header>
      {member === undefined ? <Waiting /> : <Shown id={id} member={member} giveBack={giveBack} news={news} ask={ask} />}
    </main>
  );
}

type ShownProps = Pick<PageProps, 'id' | 'giveBack' | 'news' | 'ask'> & { readonly member: string };

function Shown({ id, member, giveBack, news, ask }: ShownProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { data, error, isFetching, refetch } = useQuery(ticketQuery(id, language));
  if (data) return <TicketPrint ticket={data} member={member} giveBack={giveBack} news={news} ask={ask} />;
  if (error?.code === 'not_found') return <Gone words={words} to="/user-dashboard" back={words('back')} />;
  if (error === null || isFetching) return <Waiting />;
  return <DroppedLine onRetry={() => void refetch()} />;
}

type GoneProps = {
  /** Of a ticket that was bought, of one that is kept, or of a link. */
  readonly words: (key: 'heading' | 'gone' | 'goneText') => string;
  readonly to: '/' | '/user-dashboard';
  readonly back: string;
};

/** There is no ticket here, or not any more: why, and the way back. */
export function Gone({ words, to, back }: GoneProps) {
  return (
    <>
      <h1 className="sr-only">{words('heading')}</h1>
      <Empty
        title={words('gone')}
        action={
          <ButtonLink variant="ink" size="sm" to={to}>
            {back}
          </ButtonLink>
        }
      >
        {words('goneText')}
      </Empty>
    </>
  );
}

/** The line dropped before the ticket was there. */
export function DroppedLine({ onRetry }: { readonly onRetry: () => void }) {
  const words = useWords(messages);
  return (
    <>
      <h1 className="sr-only">{words('heading')}</h1>
      <Failure title={words('failed')} retry={{ label: words('retry'), onClick: onRetry }}>
        {words('failedText')}
      </Failure>
    </>
  );
}

/** Until it is known what the ticket is. */
export function Waiting() {
  const words = useWords(messages);
  return (
    <div className={`${styles.ticketPrint} ${styles.ticketWaits}`} role="status">
      <h1 className="sr-only">{words('heading')}</h1>
      <p>{words('opening')}</p>
      <i aria-hidden="true" />
    </div>
  );
}
