import { Link } from '@tanstack/react-router';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import * as styles from './terms.module.css';

type AcceptedTermsProps = { readonly by: 'registering' | 'ordering' | 'joining' | 'selling' };

/** What a press of the button beside it accepts, with the way to it: what is sent then keeps the version of the day. */
export function AcceptedTerms({ by }: AcceptedTermsProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const [before, after] = messages[language][by].split('{{terms}}');
  const isSelling = by === 'selling';
  return (
    <p className={styles.acceptedTerms}>
      {before}
      {/* In a tab of its own: what was typed beside it stays. */}
      <Link to="/terms-of-service" target="_blank" {...(isSelling && { hash: 'selling' })}>
        {words(isSelling ? 'sellersTerms' : 'terms')}
      </Link>
      {after}
    </p>
  );
}
