import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import type { Booking } from '#features/orders/contract.ts';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import type { MadeLink } from '../../contract.ts';
import { messages } from '../../links-messages.ts';
import { maxName } from '../../rules.ts';
import { MadeLinks } from './made-links.tsx';
import { giveAllCall, showsTickets } from '../queries.ts';
import * as checkboxStyles from '#kit/web/ui/checkbox.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './give-sheet.module.css';

type Props = {
  readonly order: Booking;
  /** Those that are still its buyer's. */
  readonly mine: Booking['tickets'];
  /** Once they are made. */
  readonly links: readonly MadeLink[] | undefined;
  readonly onMade: (links: readonly MadeLink[]) => void;
  readonly onClose: () => void;
};

/** Which tickets get a link, all of them unless one is for its buyer, and for whom; and the links. */
export function GiveSheet({ order, mine, links, onMade, onClose }: Props) {
  const words = useWords(messages);
  const [kept, setKept] = useState<readonly string[]>([]);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  /** Of these tickets the name was not taken as it is. */
  const [refused, setRefused] = useState<readonly string[]>([]);
  const given = mine.flatMap(({ id }) => (kept.includes(id) ? [] : id));
  const { change, isPending } = useChange(giveAllCall(), {
    done: { title: words('made'), description: words('madeText') },
    failed: { title: words('failed'), description: words('failedText') },
    reasons: { invalid_transition: words('notGood'), validation: words('nameRefused') },
    refresh: showsTickets,
    onDone: (reply) => onMade(reply.links),
    onFailed: ({ fields }, { body: { tickets } }) =>
      setRefused(fields.flatMap(({ path }) => tickets[Number(path.split('.')[1])]?.id ?? [])),
  });
  const setName = (id: string, name: string) => {
    setNames({ ...names, [id]: name });
    setRefused(refused.filter((one) => one !== id));
  };
  const giftOf = (id: string) => {
    const name = names[id]?.trim();
    return name ? { id, name } : { id };
  };
  const toggle = (id: string) => setKept(kept.includes(id) ? kept.filter((one) => one !== id) : [...kept, id]);
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={words('title')}
      head={<span>{order.title}</span>}
      foot={
        <>
          <Dialog.Close render={<Button variant={links === undefined ? 'line' : 'ink'} />}>
            {words(links === undefined ? 'leave' : 'done')}
          </Dialog.Close>
          {links === undefined && given.length > 0 ? (
            <Button
              variant="ink"
              busy={isPending}
              onClick={() => change({ params: { id: order.id }, body: { tickets: given.map(giftOf) } })}
            >
              {words('make', { count: given.length })}
            </Button>
          ) : null}
        </>
      }
    >
      {links === undefined ? (
        <>
          <p className={styles.giveAllLead}>{words('text')}</p>
          <fieldset className={styles.giveWhich}>
            <legend>{words('which')}</legend>
            <p className={fieldStyles.hint}>{words('namesHint')}</p>
            {mine.map(({ id, code }) => {
              const number = numberOf(order, id);
              return (
                <div key={id}>
                  <label className={styles.giveOne}>
                    <input
                      className={checkboxStyles.checkbox}
                      type="checkbox"
                      checked={!kept.includes(id)}
                      onChange={() => toggle(id)}
                    />
                    <span>{words('ticket', { number })}</span> <code translate="no">{code}</code>
                  </label>
                  {kept.includes(id) ? null : (
                    <Field
                      label={words('nameOf', { number })}
                      error={refused.includes(id) ? words('nameRefused') : undefined}
                    >
                      {(control) => (
                        <Input
                          {...control}
                          value={names[id] ?? ''}
                          maxLength={maxName}
                          autoComplete="off"
                          autoCapitalize="words"
                          autoCorrect="off"
                          spellCheck={false}
                          onChange={(event) => setName(id, event.currentTarget.value)}
                        />
                      )}
                    </Field>
                  )}
                </div>
              );
            })}
          </fieldset>
          {given.length === 0 ? (
            <p className={styles.giveAllLead} role="status">
              {words('noneChosen')}
            </p>
          ) : null}
        </>
      ) : (
        <MadeLinks links={links} title={order.title} />
      )}
    </Sheet>
  );
}

/** Tickets keep the numbers that they have on their booking. */
const numberOf = ({ tickets }: Booking, id: string): number => tickets.findIndex((one) => one.id === id) + 1;
