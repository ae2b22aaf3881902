import { useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { messages } from '../messages.ts';
import * as deskCardStyles from '#kit/web/ui/desk-card.module.css';
import * as styles from './dashboard.module.css';

/** The two ways to a person. */
export function HelpCard() {
  const words = useWords(messages);
  return (
    <section className={deskCardStyles.deskCard} aria-labelledby="help">
      <h2 id="help" className="tower-s">
        {words('help')}
      </h2>
      <p className={styles.helpLinks}>
        <Link to="/help-center">{words('helpCenter')}</Link>
        <Link to="/contact-us">{words('contact')}</Link>
      </p>
    </section>
  );
}
