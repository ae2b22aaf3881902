import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { formatInstant } from '#market/town/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { Skeleton } from '#kit/web/ui/skeleton.tsx';
import { Stepper } from '#kit/web/ui/stepper.tsx';
import { useFragment } from '#kit/web/use-fragment.ts';
import type { Wait, Waits } from '../contract.ts';
import { messages } from '../messages.ts';
import { hashFor, maxPlaces } from '../rules.ts';
import { NoLetters } from './no-letters.tsx';
import { ticketsOf } from './tickets-of.ts';
import { useWaits } from './use-waits.ts';
import { WhichTicket, type WaitableTicket } from './which-ticket.tsx';
import * as styles from './waiting-list.module.css';

type Props = {
  readonly eventId: string;
  /** How many they wanted, as far as is known. */
  readonly places?: number;
  /** The tickets that can be waited for, where the event has several. */
  readonly tickets?: readonly WaitableTicket[];
  /** The one they came for: any of them, the regular one, or a type by its id. */
  readonly wanted?: string;
  /** Nothing of it is sold any more: it is of who waits already, and of nobody else. */
  readonly isOver?: boolean;
};

/** Where an event or one of its tickets is sold out: the wish to hear of places, seen and taken back; who is not signed in is led through the door first. */
export function WaitForPlaces({ eventId, places = 1, tickets = [], wanted = 'any', isOver = false }: Props) {
  const words = useWords(messages);
  const user = useStoredUser();
  const hash = hashFor(wanted);
  if (user === undefined) return null;
  if (user) return <OwnWait key={`${user.id} ${wanted}`} {...{ eventId, places, tickets, wanted, hash, isOver }} />;
  if (isOver) return null;
  const ticket = tickets.find(({ ticketType }) => ticketType === wanted);
  return (
    <Panel hash={hash} title={words('ask')} text={words('askText')}>
      {ticket ? <p>{words('waitsFor', { name: ticket.name ?? words('regular') })}</p> : null}
      <div className={styles.waitWays}>
        <ButtonLink arrow to="/auth" search={{ redirect: `/events/${eventId}#${hash}` }}>
          {words('signIn')}
        </ButtonLink>
      </div>
    </Panel>
  );
}

type PanelProps = {
  readonly hash: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
};

/** The way through the door leads back to it. */
function Panel({ hash, title, text, children }: PanelProps) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const isCalled = useFragment() === hash;
  useEffect(() => {
    if (isCalled) panel.current?.scrollIntoView?.({ block: 'center' });
  }, [isCalled]);
  return (
    <section id={hash} ref={panel} className={styles.waitPart} aria-labelledby={titleId}>
      <h2 id={titleId} className="tower-s">
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </section>
  );
}

type OwnProps = Required<Props> & { readonly hash: string };

function OwnWait(props: OwnProps) {
  const words = useWords(messages);
  const { waits, isBusy, ask, stop } = useWaits();
  if (waits.data)
    return <Shown {...props} data={waits.data} isBusy={isBusy} onAsk={ask} onStop={() => stop(props.eventId)} />;
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

type ShownProps = OwnProps & {
  readonly data: Waits;
  readonly isBusy: boolean;
  readonly onAsk: (id: string, places: number, ticketType: string) => void;
  readonly onStop: () => void;
};

/** What a wish says, by how it stands with it. */
const textOf = (wait: Wait | undefined) => {
  if (wait === undefined) return 'askText';
  if (wait.isOpen) return 'openText';
  if (!wait.isEventSold) return 'offSale';
  return wait.isSold ? 'waitingText' : 'notSold';
};

function Shown({ data, eventId, places, tickets, wanted, hash, isOver, isBusy, onAsk, onStop }: ShownProps) {
  const words = useWords(messages);
  const wait = data.waits.find((one) => one.eventId === eventId);
  // Nothing of what they wait for can be changed while nothing of it is sold.
  const isOff = wait?.isEventSold === false;
  const [chosen, choose] = useState<number>();
  const [chosenTicket, chooseTicket] = useState<string>();
  const count = chosen ?? wait?.places ?? places;
  // Whoever came for one of them is asked about that, though they wait for another.
  const came = tickets.some(({ ticketType }) => ticketType === wanted) ? wanted : undefined;
  const ticket = chosenTicket ?? (isOff ? undefined : came) ?? wait?.ticketType ?? 'any';
  if (isOver && wait === undefined) return null;
  return (
    <Panel
      hash={hash}
      title={wait === undefined ? words('ask') : words(wait.isOpen ? 'open' : 'waiting', { count: wait.places })}
      text={words(textOf(wait))}
    >
      {wait ? <WaitsFor wait={wait} /> : null}
      <NoLetters letters={data.letters} />
      {tickets.length > 0 && !isOff ? (
        <WhichTicket tickets={tickets} chosen={ticket} isBusy={isBusy} onChoose={chooseTicket} />
      ) : null}
      {isOff ? null : <HowMany count={count} isBusy={isBusy} onChoose={choose} />}
      {/* The one button stays where it is: who pressed it keeps their place. */}
      <div className={styles.waitWays}>
        {wait ? (
          <OtherWays
            wait={wait}
            count={count}
            ticket={ticket}
            isBusy={isBusy}
            onAsk={() => onAsk(eventId, count, ticket)}
          />
        ) : null}
        <Button
          variant={wait ? 'line' : 'coral'}
          busy={isBusy}
          onClick={() => {
            choose(undefined);
            if (wait) onStop();
            else onAsk(eventId, count, ticket);
          }}
        >
          {words(wait ? 'stop' : 'askButton')}
        </Button>
      </div>
    </Panel>
  );
}

/** Which ticket somebody waits for, and when they were told of places. */
function WaitsFor({ wait }: { readonly wait: Wait }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const name = wait.ticketName ?? (wait.ticketType === 'regular' ? words('regular') : undefined);
  return (
    <>
      {name ? <p>{words('waitsFor', { name })}</p> : null}
      {wait.toldAt === null ? null : <p>{words('toldAt', { when: formatInstant(new Date(wait.toldAt), language) })}</p>}
    </>
  );
}

type HowManyProps = {
  readonly count: number;
  readonly isBusy: boolean;
  readonly onChoose: (count: number) => void;
};

function HowMany({ count, isBusy, onChoose }: HowManyProps) {
  const words = useWords(messages);
  const countId = useId();
  return (
    <div className={styles.waitCount}>
      <label htmlFor={countId}>{words('howMany')}</label>
      <Stepper
        id={countId}
        less={words('fewer')}
        more={words('more')}
        value={count}
        min={1}
        max={maxPlaces}
        disabled={isBusy}
        onChange={onChoose}
      />
      <p>{words('sooner')}</p>
    </div>
  );
}

type OtherWaysProps = {
  readonly wait: Wait;
  readonly count: number;
  readonly ticket: string;
  readonly isBusy: boolean;
  readonly onAsk: () => void;
};

/** What else who waits can do: buy what is free by now, or wait for something else. */
function OtherWays({ wait, count, ticket, isBusy, onAsk }: OtherWaysProps) {
  const words = useWords(messages);
  const isOtherTicket = ticket !== wait.ticketType;
  return (
    <>
      {wait.isOpen ? (
        <ButtonLink arrow to="/checkout" search={ticketsOf(wait)}>
          {words('tickets')}
        </ButtonLink>
      ) : null}
      {isOtherTicket || count !== wait.places ? (
        <Button busy={isBusy} onClick={onAsk}>
          {isOtherTicket ? words('changeTicket') : words('change', { count })}
        </Button>
      ) : null}
    </>
  );
}
