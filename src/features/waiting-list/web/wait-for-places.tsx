import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { formatInstant } from '#market/town/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { Skeleton } from '#kit/web/ui/skeleton.tsx';
import { Stepper } from '#kit/web/ui/stepper.tsx';
import { useFragment } from '#kit/web/use-fragment.ts';
import type { Waits } from '../contract.ts';
import { messages } from '../messages.ts';
import { mostPlaces, waitHash } from '../rules.ts';
import { NoLetters } from './no-letters.tsx';
import { useWaits } from './use-waits.ts';
import * as styles from './waiting-list.module.css';

type Props = {
  readonly eventId: string;
  /** How many they wanted, as far as is known. */
  readonly places?: number;
};

/** Where an event is sold out: the wish to hear of places, seen and taken back; who is not signed in is led through the door first. */
export function WaitForPlaces({ eventId, places = 1 }: Props) {
  const words = useWords(messages);
  const user = useStoredUser();
  if (user === undefined) return null;
  if (user) return <OwnWait key={user.id} {...{ eventId, places }} />;
  return (
    <Panel title={words('ask')} text={words('askText')}>
      <div className={styles.waitWays}>
        <ButtonLink arrow to="/auth" search={{ redirect: `/events/${eventId}#${waitHash}` }}>
          {words('signIn')}
        </ButtonLink>
      </div>
    </Panel>
  );
}

type PanelProps = { readonly title: string; readonly text: string; readonly children: ReactNode };

/** The way through the door leads back to it. */
function Panel({ title, text, children }: PanelProps) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const isCalled = useFragment() === waitHash;
  useEffect(() => {
    if (isCalled) panel.current?.scrollIntoView?.({ block: 'center' });
  }, [isCalled]);
  return (
    <section id={waitHash} ref={panel} className={styles.waitPart} aria-labelledby={titleId}>
      <h2 id={titleId} className="tower-s">
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </section>
  );
}

function OwnWait({ eventId, places }: Required<Props>) {
  const words = useWords(messages);
  const { waits, isBusy, ask, stop } = useWaits();
  if (waits.data)
    return <Shown data={waits.data} {...{ eventId, places, isBusy }} onAsk={ask} onStop={() => stop(eventId)} />;
  if (waits.isError && !waits.isFetching)
    return (
      <Failure title={words('unavailable')} retry={{ label: words('retry'), onClick: () => void waits.refetch() }} />
    );
  return (
    <div role="status" aria-label={words('loading')}>
      <Skeleton />
    </div>
  );
}

type ShownProps = Required<Props> & {
  readonly data: Waits;
  readonly isBusy: boolean;
  readonly onAsk: (id: string, places: number) => void;
  readonly onStop: () => void;
};

function Shown({ data: { waits, letters }, eventId, places, isBusy, onAsk, onStop }: ShownProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const countId = useId();
  const wait = waits.find((one) => one.eventId === eventId);
  const [chosen, choose] = useState<number>();
  const count = chosen ?? wait?.places ?? places;
  const isOther = wait !== undefined && count !== wait.places;
  const title = wait === undefined ? words('ask') : words(wait.isOpen ? 'open' : 'waiting', { count: wait.places });
  return (
    <Panel title={title} text={words(wait === undefined ? 'askText' : wait.isOpen ? 'openText' : 'waitingText')}>
      {wait && wait.toldAt !== null ? (
        <p>{words('toldAt', { when: formatInstant(new Date(wait.toldAt), language) })}</p>
      ) : null}
      <NoLetters letters={letters} />
      <div className={styles.waitCount}>
        <label htmlFor={countId}>{words('howMany')}</label>
        <Stepper
          id={countId}
          less={words('fewer')}
          more={words('more')}
          value={count}
          min={1}
          max={mostPlaces}
          disabled={isBusy}
          onChange={choose}
        />
        <p>{words('sooner')}</p>
      </div>
      {/* The one button stays where it is: who pressed it keeps their place. */}
      <div className={styles.waitWays}>
        {wait?.isOpen ? (
          <ButtonLink arrow to="/checkout" search={{ type: 'event', id: eventId, quantity: wait.places }}>
            {words('tickets')}
          </ButtonLink>
        ) : null}
        {isOther ? (
          <Button busy={isBusy} onClick={() => onAsk(eventId, count)}>
            {words('change', { count })}
          </Button>
        ) : null}
        <Button
          variant={wait ? 'line' : 'coral'}
          busy={isBusy}
          onClick={() => {
            choose(undefined);
            if (wait) onStop();
            else onAsk(eventId, count);
          }}
        >
          {words(wait ? 'stop' : 'askButton')}
        </Button>
      </div>
    </Panel>
  );
}
