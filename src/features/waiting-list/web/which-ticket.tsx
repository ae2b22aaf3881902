import { useId } from 'react';
import type { Language } from '#kit/shared/messages.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import * as checkboxStyles from '#kit/web/ui/checkbox.module.css';
import * as styles from './waiting-list.module.css';

/** A ticket of the event that can be waited for, as the room of ticket types tells it; the regular one may have no name of its own. */
export type WaitableTicket = {
  readonly ticketType: string;
  readonly name: string | null;
  readonly lang?: Language | undefined;
};

type Props = {
  readonly tickets: readonly WaitableTicket[];
  readonly chosen: string;
  readonly isBusy: boolean;
  readonly onChoose: (ticketType: string) => void;
};

/** Where an event has several tickets: which of them is waited for, or any. */
export function WhichTicket({ tickets, chosen, isBusy, onChoose }: Props) {
  const words = useWords(messages);
  const group = useId();
  const all: readonly WaitableTicket[] = [{ ticketType: 'any', name: words('anyTicket') }, ...tickets];
  return (
    <fieldset className={styles.waitWhich} disabled={isBusy}>
      <legend>{words('which')}</legend>
      {all.map(({ ticketType, name, lang }) => (
        <label key={ticketType}>
          <input
            type="radio"
            className={checkboxStyles.radio}
            name={group}
            checked={chosen === ticketType}
            onChange={() => onChoose(ticketType)}
          />
          <span lang={lang}>{name ?? words('regular')}</span>
        </label>
      ))}
    </fieldset>
  );
}
