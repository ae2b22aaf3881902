import { useState } from 'react';
import { formatEuro } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { maxWords } from '../address.ts';
import { messages } from '../page-messages.ts';
import { placeName } from '../place-name.ts';
import { priceSteps } from '../rules.ts';
import type { FilterProps } from './types.ts';
import { PickCount } from './picks.tsx';
import type { Found } from './queries.ts';
import * as styles from './search-sheet.module.css';

const offeredPlaces = 8;

/** Part of a place's name, and the places that hold the most. */
export function LocationFilter({
  draft,
  onDraft,
  frequent,
}: FilterProps & { readonly frequent: Found['facets']['location'] }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  // What somebody types stays as it is typed; a place that the address names is said in the page's language.
  const [typed, setTyped] = useState('');
  return (
    <fieldset className={styles.filter}>
      <legend className="horizon">{words('location')}</legend>
      <Input
        name="location"
        aria-label={words('location')}
        maxLength={maxWords}
        placeholder={words('locationPlaceholder')}
        autoComplete="off"
        value={typed === draft.location ? typed : placeName(draft.location, language)}
        onChange={(event) => {
          setTyped(event.target.value);
          onDraft({ location: event.target.value });
        }}
      />
      <div className={styles.picks} role="group" aria-label={words('frequent')}>
        {frequent.slice(0, offeredPlaces).map(({ value, count, isMore }) => (
          <button
            key={value}
            type="button"
            className={count === 0 ? `${styles.pick} ${styles.pickBare}` : styles.pick}
            aria-pressed={draft.location === value}
            onClick={() => onDraft({ location: draft.location === value ? '' : value })}
          >
            {placeName(value, language)} <PickCount count={{ count, isMore }} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** From, up to, and the usual steps. */
export function PriceFilter({ draft, onDraft, countOf, priceFault }: FilterProps & { readonly priceFault: boolean }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const amount = { type: 'number', inputMode: 'decimal', min: 0, max: 999_999, step: 'any' } as const;
  return (
    <fieldset className={styles.filter}>
      <legend className="horizon">{words('price')}</legend>
      <div className={styles.filterPair}>
        <Field label={words('priceMin')}>
          {(control) => (
            <Input
              {...control}
              {...amount}
              name="priceMin"
              value={draft.priceMin}
              onChange={(event) => onDraft({ priceMin: event.target.value })}
            />
          )}
        </Field>
        <Field label={words('priceMax')} error={priceFault ? words('priceFault') : undefined}>
          {(control) => (
            <Input
              {...control}
              {...amount}
              name="priceMax"
              value={draft.priceMax}
              onChange={(event) => onDraft({ priceMax: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div className={styles.picks} role="group" aria-label={words('price')}>
        {priceSteps.map((step) => {
          const value = String(step);
          const count = countOf('price', value);
          const isPressed = draft.priceMax === value && draft.priceMin === '';
          return (
            <button
              key={step}
              type="button"
              className={count?.count === 0 ? `${styles.pick} ${styles.pickBare}` : styles.pick}
              aria-pressed={isPressed}
              onClick={() => onDraft({ priceMin: '', priceMax: isPressed ? '' : value })}
            >
              {step === 0 ? words('free') : words('upTo', { price: formatEuro(step * 100, language) })}{' '}
              <PickCount count={count} />
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
