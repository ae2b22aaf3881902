import { languages } from '#kit/shared/messages.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import * as styles from './language-toggle.module.css';

const names = { en: 'english', es: 'spanish' } as const;

/** Fixed at the bottom right: changes the whole page in place, keeping what was typed. */
export function LanguageToggle() {
  const words = useWords(messages);
  const { language, setLanguage } = useLanguage();
  return (
    <section className={styles.languageToggle} aria-label={words('language')}>
      {languages.map((one) => (
        <button key={one} type="button" lang={one} aria-pressed={one === language} onClick={() => setLanguage(one)}>
          <span>
            {one.toUpperCase()} <span className="sr-only">{words(names[one])}</span>
          </span>
        </button>
      ))}
    </section>
  );
}
