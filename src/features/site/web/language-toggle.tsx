import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { languages, type Language } from '#kit/shared/messages.ts';
import { ownNames } from '#kit/shared/spelling/facts.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { isThereIn } from '#kit/web/is-there-in.ts';
import { painted } from '#kit/web/painted.ts';
import { toast } from '#kit/web/ui/toast-store.ts';
import { messages } from '../messages.ts';
import * as styles from './language-toggle.module.css';

/**
 * Changes the whole page in place, keeping what was typed. What is pressed is shown at once: on a phone all the texts of a
 * page take longer than a press may wait for its answer (decision 0165). Without a line the page stays (decision 0171).
 */
export function LanguageToggle() {
  const words = useWords(messages);
  const { language, setLanguage } = useLanguage();
  const client = useQueryClient();
  const [shown, setShown] = useState<Language>();
  const wanted = useRef(language);
  const change = async (to: Language) => {
    const isThere = await isThereIn(to, client);
    if (wanted.current !== to) return;
    if (isThere) setLanguage(to);
    else toast({ title: words('wentWrongText'), tone: 'destructive' });
    setShown(undefined);
  };
  const press = (to: Language) => {
    wanted.current = to;
    setShown(to);
    // With the next frame the press is seen; what comes after it may take its time.
    void painted().then(() => change(to));
  };
  return (
    <section className={styles.languageToggle} aria-label={words('language')}>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === (shown ?? language)}
          onClick={() => press(one)}
        >
          <span>
            {one.toUpperCase()} <span className="sr-only">{ownNames[one]}</span>
          </span>
        </button>
      ))}
    </section>
  );
}
