import { useEffect, useId, useRef } from 'react';
import { formatPrice } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { TicketType, TicketTypes } from '../contract.ts';
import { messages } from '../messages.ts';
import { useStandingWords } from './use-standing-words.ts';
import * as styles from './ticket-types.module.css';

type Props = {
  readonly types: readonly TicketType[];
  /** The regular ticket: its own name, if it has one, and the event's price. */
  readonly regular: {
    readonly name: string | null;
    readonly price: string;
    /** None where it is left out. */
    readonly sale: TicketTypes['regularSale'];
  };
  /** The id of the one that is chosen; the regular one without. */
  readonly chosen: string | undefined;
  /** While a payment is on its way nothing may change. */
  readonly isLocked: boolean;
  /** It was chosen just now, and this is drawn anew: the keyboard stays where it was. */
  readonly takesFocus?: boolean;
  readonly onChoose: (id: string | undefined) => void;
};

/** Which ticket of an event is bought: the regular one, or one of its types that is to be had. */
export function ChooseType({ types, regular, chosen, isLocked, takesFocus = false, onChoose }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const standing = useStandingWords();
  const group = useId();
  const here = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (takesFocus) here.current?.querySelector<HTMLElement>(':checked')?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <fieldset ref={here} className={styles.chooseType} disabled={isLocked}>
      <legend className="horizon">{words('choose')}</legend>
      {regular.sale === null ? null : (
        <label data-gone={regular.sale.state !== 'open' || undefined}>
          <input
            type="radio"
            name={group}
            checked={chosen === undefined}
            disabled={regular.sale.state !== 'open'}
            onChange={() => onChoose(undefined)}
          />
          <span>
            <b>{regular.name ?? words('regular')}</b>
            {standing(regular.sale) === null ? null : <small>{standing(regular.sale)}</small>}
          </span>
          <b>{formatPrice(regular.price, language)}</b>
        </label>
      )}
      {types.map((type) => (
        <label key={type.id} data-gone={type.state !== 'open' || undefined}>
          <input
            type="radio"
            name={group}
            checked={chosen === type.id}
            disabled={type.state !== 'open'}
            onChange={() => onChoose(type.id)}
          />
          <span>
            <b lang={type.foreign?.name}>{type.name}</b>
            {type.description === '' ? null : <span lang={type.foreign?.description}>{type.description}</span>}
            {standing(type) === null ? null : <small>{standing(type)}</small>}
          </span>
          <b>{formatPrice(type.price, language)}</b>
        </label>
      ))}
    </fieldset>
  );
}
