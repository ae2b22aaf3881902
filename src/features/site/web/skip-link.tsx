import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import * as styles from './skip-link.module.css';

/** The first stop of the keyboard: past the bar, to the content. */
export function SkipLink() {
  const words = useWords(messages);
  return (
    <a className={styles.skipLink} href="#content">
      {words('skip')}
    </a>
  );
}
