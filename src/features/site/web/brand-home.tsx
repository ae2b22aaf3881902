import { BrandMark } from '#market/drawings/web/brand-mark.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { messages } from '../messages.ts';
import * as styles from './brand-home.module.css';

/** The name, and the way home. */
export function BrandHome({ onClick }: { onClick?: () => void }) {
  const words = useWords(messages);
  return (
    <Link className={`${styles.brand} tower`} to="/" aria-label={words('brandHome')} {...(onClick ? { onClick } : {})}>
      <BrandMark className={styles.brandMark} />
      <span className={styles.brandName}>{words('brand')}</span>
    </Link>
  );
}
