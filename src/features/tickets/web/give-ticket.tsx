import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { formatInstant } from '#market/town/dates.ts';
import type { ShownTicket } from '../contract.ts';
import { messages } from '../link-messages.ts';
import { mostOfName } from '../rules.ts';
import { NewLink } from './new-link.tsx';
import { giveCall, takeBackCall } from './queries.ts';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './give-ticket.module.css';

const Confirm = lazy(() => import('#kit/web/desk/confirm.tsx').then((module) => ({ default: module.Confirm })));

/** What shows a ticket: its own page, and the bookings. */
const refresh = ['/api/tickets', '/api/orders', '/api/users'];

type Props = { readonly ticket: ShownTicket; readonly isGood: boolean };

/** Gives a ticket to a friend by a link, and takes it back. */
export function GiveTicket({ ticket, isGood }: Props) {
  const [path, setPath] = useState<string>();
  if (ticket.given)
    return (
      <section className={styles.give} aria-labelledby="given">
        <Given ticket={ticket} isGood={isGood} onTaken={() => setPath(undefined)}>
          {path === undefined ? null : <NewLink path={path} title={ticket.title} />}
        </Given>
      </section>
    );
  return isGood ? <Give ticket={ticket} onMade={setPath} /> : null;
}

/** Folded away: most tickets are for whoever bought them. */
function Give({ ticket, onMade }: { readonly ticket: ShownTicket; readonly onMade: (path: string) => void }) {
  const words = useWords(messages);
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const { change, isPending } = useChange(giveCall(), {
    done: { title: words('made'), description: words('madeText') },
    failed: { title: words('makeFailed'), description: words('failedText') },
    reasons: { invalid_transition: words('notGood'), validation: words('nameRefused') },
    refresh,
    onDone: ({ path }) => onMade(path),
  });
  const asked = name.trim();
  const make = () => change({ params: { id: ticket.id }, body: asked === '' ? {} : { name: asked } });
  return (
    <section className={styles.give}>
      <Button variant="line" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
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
                maxLength={mostOfName}
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
  readonly onTaken: () => void;
  /** The link, while it is shown. */
  readonly children: ReactNode;
};

/** Who has it, and the way to take it back as long as it lets somebody in. */
function Given({ ticket, isGood, onTaken, children }: GivenProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const { change, isPending } = useChange(takeBackCall(), {
    done: { title: words('taken'), description: words('takenText') },
    failed: { title: words('takeFailed'), description: words('failedText') },
    reasons: { already_used: words('isIn') },
    refresh,
    onDone: onTaken,
    onFailed: () => setAsking(false),
  });
  if (!ticket.given) return null;
  // A copy that a phone kept before tickets knew of it says nothing.
  const { name, at, isKept } = ticket.given;
  return (
    <>
      <h2 id="given">{name === null ? words('given') : words('givenTo', { name })}</h2>
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
      <Suspense>
        {isAsking && (
          <Confirm
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
      </Suspense>
    </>
  );
}
