import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { client } from '#kit/web/api.ts';
import type { Bound } from '#kit/web/form/bound.ts';
import type { Bilingual } from '#kit/web/form/text-values.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { useSettled } from '#kit/web/use-settled.ts';
import { readChosen, writeChosen } from '#market/posters/chosen-poster.ts';
import { messages } from '#market/posters/web/messages.ts';
import { Poster } from '#market/posters/web/poster.tsx';
import type { ListingKind } from '../../listing-kinds.ts';
import type { endpoints } from '../../poster-contract.ts';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as formStyles from '#kit/web/form/form.module.css';
import * as fieldsStyles from './fields.module.css';
import * as styles from './poster-field.module.css';
import * as checkboxStyles from '#kit/web/ui/checkbox.module.css';

const api = client<typeof endpoints>();

/** What proposals are made of, as the forms of the four kinds hold it. */
type Told = {
  readonly title?: Bilingual;
  readonly name?: string;
  readonly description: Bilingual;
  readonly category: string;
};

type PosterFieldProps = {
  readonly field: Bound<string>;
  readonly form: { readonly values: Told };
  readonly kind: ListingKind;
};

/** The press is asked when somebody stops typing for so many milliseconds. */
const pause = 600;

/** After so many the first six come again. */
const maxShakes = 500;

const both = (text: Bilingual | undefined) => Object.values(text ?? {}).join(' ');

/** Which poster stands where no photo is: as the words say, or one of six that the press proposes. */
export function PosterField({ field, form: { values }, kind }: PosterFieldProps) {
  const words = useWords(messages);
  const name = useId();
  const [shake, setShake] = useState<number>();
  const title = useSettled((values.name ?? both(values.title)).slice(0, 120), pause);
  const description = useSettled(both(values.description).slice(0, 600), pause);
  const { data: proposed = [], isError } = useQuery({
    ...api.query('GET /api/poster-proposals', {
      query: { kind, category: values.category, title, description, shake: String(shake ?? 0) },
    }),
    enabled: shake !== undefined,
    placeholderData: keepPreviousData,
  });
  const chosen = readChosen(field.value);
  // What is chosen stays where it lies, so that arrow keys walk through all six; only one of an earlier shake comes first.
  const isProposed = proposed.some((poster) => writeChosen(poster) === field.value);
  return (
    <fieldset className={fieldsStyles.deskGroup}>
      <legend>{words('poster')}</legend>
      <p className={fieldStyles.hint}>{words('posterHint')}</p>
      <label className={formStyles.deskTick}>
        <input
          className={checkboxStyles.radio}
          type="radio"
          name={name}
          checked={chosen === undefined}
          onChange={() => field.change('')}
        />
        {words('byWords')}
      </label>
      <div className={styles.posterChoices}>
        {[...(chosen && !isProposed ? [chosen] : []), ...proposed].map((poster) => (
          <label key={writeChosen(poster)} className={styles.posterChoice}>
            <Poster {...poster} format="square" />
            <span>
              <input
                type="radio"
                name={name}
                aria-label={words('motifOf', { motif: words(`motif.${poster.motif}`) })}
                checked={writeChosen(poster) === field.value}
                onChange={() => field.change(writeChosen(poster))}
              />
              {words(`motif.${poster.motif}`)}
            </span>
          </label>
        ))}
      </div>
      <p className={fieldStyles.hint} role="status">
        {isError ? words('noProposals') : shake ? words('shaken') : ''}
      </p>
      <Button
        type="button"
        variant="line"
        size="sm"
        onClick={() => setShake(shake === undefined ? 0 : (shake + 1) % maxShakes)}
      >
        {words(shake === undefined ? 'propose' : 'shake')}
      </Button>
    </fieldset>
  );
}
