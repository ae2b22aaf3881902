import { formatEuro } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Badge } from '#kit/web/ui/badge.tsx';
import { messages } from '../messages.ts';
import { advancedDeal, type Package } from '../rules.ts';
import * as styles from './packages.module.css';

/** What a package costs: nothing, the deal with the list price struck through, or a quote. */
export function PackagePrice({ name }: { name: Package }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  if (name === 'advanced') {
    const { cents, listCents, months } = advancedDeal;
    const list = formatEuro(listCents, language);
    return (
      <div className={styles.packagePrice}>
        <p>
          <span className="sr-only">{words('instead')}</span> <s className="tower">{list}</s>{' '}
          <b className="tower">{formatEuro(cents, language)}</b> <Badge tone="coral">{words('deal', { months })}</Badge>
        </p>
        <small>{words('dealHint', { months, list })}</small>
      </div>
    );
  }
  const isFree = name === 'starter';
  return (
    <div className={styles.packagePrice}>
      <p>
        <b className={isFree ? 'tower' : `tower ${styles.packageQuote}`}>{words(isFree ? 'free' : 'onQuote')}</b>
      </p>
      <small>{words(isFree ? 'freeHint' : 'onQuoteHint')}</small>
    </div>
  );
}
