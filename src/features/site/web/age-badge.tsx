import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import * as styles from './age-badge.module.css';

/** For whom the town is meant here; on wide screens only. */
export function AgeBadge() {
  const words = useWords(messages);
  return (
    <span className={`${styles.ageBadge} tower`} role="img" aria-label={words('ageLabel')}>
      <span aria-hidden="true">{words('age')}</span>
    </span>
  );
}
