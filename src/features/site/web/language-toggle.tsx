import { languages } from '#kit/shared/messages.ts';
import { ownNames } from '#kit/shared/spelling/facts.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import * as styles from './language-toggle.module.css';

/** Changes the whole page in place, keeping what was typed. */
export function LanguageToggle() {
  const words = useWords(messages);
  const { language, setLanguage } = useLanguage();
  return (
    <section className={styles.languageToggle} aria-label={words('language')}>
      {languages.map((one) => (
        <button key={one} type="button" lang={one} aria-pressed={one === language} onClick={() => setLanguage(one)}>
          <span>
            {one.toUpperCase()} <span className="sr-only">{ownNames[one]}</span>
          </span>
        </button>
      ))}
    </section>
  );
}
