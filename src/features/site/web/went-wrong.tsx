import { useWords } from '#kit/web/i18n.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { messages } from '../messages.ts';
import * as styles from './lost.module.css';

/** A page that broke while it was drawn. */
export function WentWrong({ onRetry }: { onRetry: () => void }) {
  const words = useWords(messages);
  return (
    <main className={`wrap ${styles.lost}`}>
      <Failure as="h1" title={words('wentWrong')} retry={{ label: words('tryAgain'), onClick: onRetry }}>
        {words('wentWrongText')}
      </Failure>
    </main>
  );
}
