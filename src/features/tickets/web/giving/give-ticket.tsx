import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ConfirmLater } from '#kit/web/desk/confirm-later.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { formatInstant } from '#market/town/dates.ts';
import type { ShownTicket } from '../../contract.ts';
import { messages } from '../../link-messages.ts';
import { maxName } from '../../rules.ts';
import { NewLink } from './new-link.tsx';
import { giveCall, showsTickets, takeBackCall } from '../queries.ts';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './give-ticket.module.css';

type Props = { readonly ticket: ShownTicket; readonly isGood: boolean };

/** Gives a ticket to a friend by a link, and takes it back. */
export function GiveTicket({ ticket, isGood }: Props) {
  const [path, setPath] = useState<string>();
  // What was pressed is gone: who has the keyboard goes on at what came of it.
  const [isTaken, setTaken] = useState(false);
  if (ticket.given)
    return (
      <section className={styles.give} aria-labelledby="given">
        <Given
          ticket={ticket}
          isGood={isGood}
          takesFocus={path !== undefined}
          onTaken={() => {
            setPath(undefined);
            setTaken(true);
          }}
        >
          {path === undefined ? null : <NewLink path={path} title={ticket.title} />}
        </Given>
      </section>
    );
  return isGood ? <Give ticket={ticket} takesFocus={isTaken} onMade={setPath} /> : null;
}

type GiveProps = {
  readonly ticket: ShownTicket;
  readonly takesFocus: boolean;
  readonly onMade: (path: string) => void;
};

/** Folded away: most tickets are for whoever bought them. */
function Give({ ticket, takesFocus, onMade }: GiveProps) {
  const words = useWords(messages);
  const [isOpen, setOpen] = useState(false);
  const way = useFocused<HTMLButtonElement>(takesFocus);
  const [name, setName] = useState('');
  const { change, isPending } = useChange(giveCall(), {
    done: { title: words('made'), description: words('madeText') },
    failed: { title: words('makeFailed'), description: words('failedText') },
    reasons: { invalid_transition: words('notGood'), validation: words('nameRefused') },
    refresh: showsTickets,
    onDone: ({ path }) => onMade(path),
  });
  const asked = name.trim();
  const make = () => change({ params: { id: ticket.id }, body: asked === '' ? {} : { name: asked } });
  return (
    <section className={styles.give}>
      <Button ref={way} variant="line" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="send" />
        {words('give')}
      </Button>
      {isOpen ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!isPending) make();
          }}
        >
          <p className={fieldStyles.hint}>{words('giveText')}</p>
          <Field label={words('name')} hint={words('nameHint')}>
            {(control) => (
              <Input
                {...control}
                value={name}
                maxLength={maxName}
                autoComplete="off"
                autoCapitalize="words"
                autoCorrect="off"
                spellCheck={false}
                enterKeyHint="done"
                onChange={(event) => setName(event.currentTarget.value)}
              />
            )}
          </Field>
          <Button type="submit" variant="ink" size="sm" busy={isPending}>
            {words('make')}
          </Button>
        </form>
      ) : null}
    </section>
  );
}

type GivenProps = Props & {
  readonly takesFocus: boolean;
  readonly onTaken: () => void;
  /** The link, while it is shown. */
  readonly children: ReactNode;
};

/** Who has it, and the way to take it back as long as it lets somebody in. */
function Given({ ticket, isGood, takesFocus, onTaken, children }: GivenProps) {
  const words = useWords(messages);
  const heading = useFocused<HTMLHeadingElement>(takesFocus);
  const { language } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const { change, isPending } = useChange(takeBackCall(), {
    done: { title: words('taken'), description: words('takenText') },
    failed: { title: words('takeFailed'), description: words('failedText') },
    reasons: { already_used: words('isIn') },
    refresh: showsTickets,
    onDone: onTaken,
    onFailed: () => setAsking(false),
  });
  if (!ticket.given) return null;
  // A copy that a phone kept before tickets knew of it says nothing.
  const { name, at, isKept } = ticket.given;
  return (
    <>
      <h2 ref={heading} id="given" tabIndex={-1}>
        {name === null ? words('given') : words('givenTo', { name })}
      </h2>
      {isGood ? (
        <>
          <p className={fieldStyles.hint}>{words('givenText', { when: formatInstant(new Date(at), language) })}</p>
          {isKept ? (
            <p className={fieldStyles.hint}>{name === null ? words('keptByFriend') : words('keptBy', { name })}</p>
          ) : null}
          {children}
          <Button variant="line" size="sm" onClick={() => setAsking(true)}>
            {words('takeBack')}
          </Button>
        </>
      ) : null}
      {isAsking && (
        <ConfirmLater
          isOpen
          title={words('takeBackAsk')}
          text={isKept ? `${words('takeBackText')} ${words('takeBackKept')}` : words('takeBackText')}
          yes={words('takeBackYes')}
          no={words('leave')}
          isPending={isPending}
          onYes={() => change({ params: { id: ticket.id } })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Gives what it is put to the focus as soon as it stands there, if it is to have it. */
function useFocused<E extends HTMLElement>(takesFocus: boolean) {
  const here = useRef<E>(null);
  useEffect(() => {
    if (takesFocus) here.current?.focus();
  }, [takesFocus]);
  return here;
}
