import { useState } from 'react';
import { languages, type Language } from '#kit/shared/messages.ts';
import { ownNames } from '#kit/shared/spelling/facts.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import * as styles from './language-toggle.module.css';

/**
 * Changes the whole page in place, keeping what was typed. What is pressed is shown at once: on a phone all the texts of a
 * page take longer than a press may wait for its answer (decision 0165).
 */
export function LanguageToggle() {
  const words = useWords(messages);
  const { language, setLanguage } = useLanguage();
  const [pressed, setPressed] = useState<{ readonly in: Language; readonly to: Language }>();
  const shown = pressed?.in === language ? pressed.to : language;
  const press = (to: Language) => {
    setPressed({ in: language, to });
    // With the next frame the press is seen; what comes after it may take its time.
    requestAnimationFrame(() => setTimeout(() => setLanguage(to)));
  };
  return (
    <section className={styles.languageToggle} aria-label={words('language')}>
      {languages.map((one) => (
        <button key={one} type="button" lang={one} aria-pressed={one === shown} onClick={() => press(one)}>
          <span>
            {one.toUpperCase()} <span className="sr-only">{ownNames[one]}</span>
          </span>
        </button>
      ))}
    </section>
  );
}
