import { useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { messages } from '../messages.ts';
import * as styles from './support.module.css';

/** Who reads what is written here, under the button that sends it. */
export function FormPrivacy() {
  const words = useWords(messages);
  return (
    <p className={styles.formPrivacy}>
      {words('deskReads')} <Link to="/privacy-policy">{words('privacyPolicy')}</Link>
    </p>
  );
}
