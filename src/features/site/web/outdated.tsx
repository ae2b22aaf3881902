import { useSyncExternalStore } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { subscribeRefusals, wasRefused } from '#kit/web/outdated.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import * as styles from './outdated.module.css';

/**
 * Says that a page is older than the house, once something was refused that may be due to that. It stays until the page is
 * loaded anew, which its reader does when they like: what is typed in a form is kept.
 */
export function Outdated() {
  const words = useWords(messages);
  const isShown = useSyncExternalStore(subscribeRefusals, wasRefused, () => false);
  if (!isShown) return null;
  return (
    <section className={styles.outdated} role="alert">
      <p>{words('outdated')}</p>
      <Button size="sm" onClick={() => location.reload()}>
        {words('tryAgain')}
      </Button>
    </section>
  );
}
