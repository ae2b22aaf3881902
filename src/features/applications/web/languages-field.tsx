import { useState } from 'react';
import type { FieldProps } from '#kit/web/form/framed.tsx';
import { TextField } from '#kit/web/form/text-field.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import { commonLanguages, languagesIn, withLanguage } from '../rules.ts';
import * as styles from './applications.module.css';

/** The languages somebody speaks: typed freely, the common ones with one press. */
export function LanguagesField({ field: { isLoose: _, ...field }, look }: FieldProps) {
  const words = useWords(messages);
  const [text, setText] = useState(field.value);
  const there = new Set(languagesIn(text).map((word) => word.toLowerCase()));
  const change = (next: string) => {
    setText(next);
    field.change(next);
  };
  return (
    <div className={styles.applyLanguages}>
      <TextField field={{ ...field, value: text, change }} look={{ ...look, fills: 'off' }} />
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
