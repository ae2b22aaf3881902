import { inLine } from '#kit/shared/bidi.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../cancel-messages.ts';
import type { Booking } from '../contract.ts';
import { goodTickets } from '../rules.ts';
import * as styles from './cancel.module.css';
import * as checkboxStyles from '#kit/web/ui/checkbox.module.css';

type ChooseProps = {
  readonly tickets: Booking['tickets'];
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
};

/** Which of several tickets are given back; those that were used or cancelled can't be. They keep their numbers. */
export function ChooseTickets({ tickets, chosen, onChoose }: ChooseProps) {
  const words = useWords(messages);
  const good = goodTickets(tickets);
  const toggle = (id: string) =>
    onChoose(good.map((ticket) => ticket.id).filter((one) => chosen.includes(one) !== (one === id)));
  /** Whoever gives back what a friend has should know it. */
  const toWhom = ({ given }: Booking['tickets'][number]) =>
    given && (given.name === null ? words('given') : words('givenTo', { name: given.name }));
  return (
    <fieldset className={styles.cancelTickets}>
      <legend>{words('which')}</legend>
      {good.length > 1 ? (
        <label>
          <input
            className={checkboxStyles.checkbox}
            type="checkbox"
            checked={chosen.length === good.length}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked ? good.map(({ id }) => id) : [])}
          />
          <span>{words('all')}</span>
        </label>
      ) : null}
      {good.map((ticket) => (
        <label key={ticket.id}>
          <input
            className={checkboxStyles.checkbox}
            type="checkbox"
            checked={chosen.includes(ticket.id)}
            onChange={() => toggle(ticket.id)}
          />
          <span>{inLine([words('ticket', { number: tickets.indexOf(ticket) + 1 }), toWhom(ticket)])}</span>{' '}
          <code translate="no">{ticket.code}</code>
        </label>
      ))}
    </fieldset>
  );
}
