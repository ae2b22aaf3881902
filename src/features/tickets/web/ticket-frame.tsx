import type { ReactNode } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { messages } from '../messages.ts';
import * as styles from './ticket.module.css';

type FrameProps = {
  /** Where whoever holds such a ticket came from, and what that is called. */
  readonly to: '/' | '/user-dashboard';
  readonly back: string;
  /** Stands at the end of the bar. */
  readonly dial: ReactNode;
  readonly children: ReactNode;
};

/** A page of a ticket that was bought, is kept or was linked: nothing but it, and the way back. */
export function TicketFrame({ to, back, dial, children }: FrameProps) {
  return (
    <main className={styles.ticketPage}>
      <header className={styles.ticketBar}>
        <Link className={styles.ticketBack} to={to}>
          <Icon name="back" />
          {back}
        </Link>
        {dial}
      </header>
      {children}
    </main>
  );
}

type GoneProps = Pick<FrameProps, 'to' | 'back'> & {
  /** Of a ticket that was bought, of one that is kept, or of a link. */
  readonly words: (key: 'heading' | 'gone' | 'goneText') => string;
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
