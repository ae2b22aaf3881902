import { useEffect, useId, useRef } from 'react';
import { formatPrice } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import type { TypeField } from '../type-field.ts';
import { useStandingWords } from './use-standing-words.ts';
import * as checkboxStyles from '#kit/web/ui/checkbox.module.css';
import * as styles from './ticket-types.module.css';

/** Which ticket of an event is bought: the regular one, or one of its types that is to be had. */
export function ChooseType({ types, regular, chosen, isLocked, takesFocus, onChoose }: TypeField) {
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
            className={checkboxStyles.radio}
            name={group}
            checked={chosen === undefined}
            disabled={regular.sale.state !== 'open'}
            onChange={() => onChoose(undefined)}
          />
          <span>
            <b>{regular.name ?? words('regular')}</b>
            {standing(regular.sale) === null ? null : <small>{standing(regular.sale)}</small>}
          </span>
          <b className="tower-s">{formatPrice(regular.price, language)}</b>
        </label>
      )}
      {types.map((type) => (
        <label key={type.id} data-gone={type.state !== 'open' || undefined}>
          <input
            type="radio"
            className={checkboxStyles.radio}
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
          <b className="tower-s">{formatPrice(type.price, language)}</b>
        </label>
      ))}
    </fieldset>
  );
}
