import { letterChoicesPath } from '#features/mail/owner-letters.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import type { Waits } from '../contract.ts';
import { messages } from '../messages.ts';
import * as styles from './waiting-list.module.css';

/** Where no letter will come: why, and what to do about it. */
export function NoLetters({ letters }: Pick<Waits, 'letters'>) {
  const words = useWords(messages);
  if (letters === 'come') return null;
  const isOff = letters === 'off';
  return (
    <p className={styles.waitMute}>
      {words(isOff ? 'off' : 'noEmail')}{' '}
      <Link to={isOff ? letterChoicesPath : '/user-dashboard'}>{words(isOff ? 'offLink' : 'noEmailLink')}</Link>
    </p>
  );
}
