import { useState } from 'react';
import { FormField } from '#kit/web/form/form-field.tsx';
import type { Form } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { messages } from '../messages.ts';
import type { applicationForm } from '../rules.ts';
import { commonLanguages, languagesIn, withLanguage } from '../rules.ts';
import * as styles from './applications.module.css';

type Field = (typeof applicationForm.fields)[number];

/** The languages somebody speaks: typed freely, the common ones with one press. */
export function LanguagesField({ form }: { readonly form: Pick<Form<Field>, 'shape' | 'faults' | 'forget'> }) {
  const words = useWords(messages);
  const [text, setText] = useState('');
  const there = new Set(languagesIn(text).map((word) => word.toLowerCase()));
  const change = (next: string) => {
    setText(next);
    form.forget('languages');
  };
  return (
    <div className={styles.applyLanguages}>
      <FormField form={form} name="languages" label={words('languages')} hint={words('languagesHint')} width="full">
        {(control) => (
          <Input
            {...control}
            value={text}
            maxLength={120}
            autoComplete="off"
            onChange={(event) => change(event.currentTarget.value)}
          />
        )}
      </FormField>
      <ul className={styles.applyChips} aria-label={words('add')}>
        {commonLanguages.map((language) => {
          const word = words(`language.${language}`);
          return (
            <li key={language}>
              <button
                type="button"
                className={styles.applyChip}
                aria-pressed={there.has(word.toLowerCase())}
                onClick={() => change(withLanguage(text, word))}
              >
                {word}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
