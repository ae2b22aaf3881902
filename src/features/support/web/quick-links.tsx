import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { messages } from '../messages.ts';
import * as styles from '#market/pages/web/page-head.module.css';

const paths = {
  helpCenter: '/help-center',
  safetyTips: '/safety-tips',
  contactUs: '/contact-us',
  reportIssue: '/report-issue',
  businessInquiry: '/business-inquiry',
} as const;

type QuickLinksProps = { readonly title: string; readonly to: readonly (keyof typeof paths)[] };

/** Other doors of the house, on a card. */
export function QuickLinks({ title, to }: QuickLinksProps) {
  const words = useWords(messages);
  return (
    <nav className={styles.pageCard} aria-label={title}>
      <h2 className="tower-s">{title}</h2>
      <ul className={styles.pageLinks}>
        {to.map((word) => (
          <li key={word}>
            <Link className={styles.pageWay} to={paths[word]}>
              {words(word)}
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
