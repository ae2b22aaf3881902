import { useWords } from '../i18n.tsx';
import { loadAnew } from '../load-anew.ts';
import { Button } from '../ui/button.tsx';
import type { Wait } from './late-part.tsx';
import { messages } from './messages.ts';
import * as styles from './missing-line.module.css';

/** In the place of a part that visitors would miss: what did not come, and how to have it. Until that is known, nothing. */
export function MissingLine({ text, absence, isBusy = false, onRetry }: Wait & { readonly text: string }) {
  const words = useWords(messages);
  if (absence === undefined) return null;
  return (
    <p className={styles.missingLine} role="status">
      {text}
      {absence === 'dropped' ? (
        <Button variant="line" size="sm" busy={isBusy} onClick={onRetry}>
          {words('retry')}
        </Button>
      ) : (
        <Button variant="line" size="sm" onClick={loadAnew}>
          {words('loadAnew')}
        </Button>
      )}
    </p>
  );
}
