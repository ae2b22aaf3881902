import { SettingSun } from '#market/drawings/web/setting-sun.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { messages } from '../messages.ts';
import * as azulejoStyles from '#kit/web/ui/azulejo.module.css';
import * as styles from './footer.module.css';

const columns = [
  {
    title: 'help',
    links: [
      ['/help-center', 'helpCenter'],
      ['/safety-tips', 'safetyTips'],
      ['/contact-us', 'contactUs'],
      ['/report-issue', 'reportIssue'],
    ],
  },
  {
    title: 'business',
    links: [
      ['/business-inquiry', 'businessInquiry'],
      ['/advertise', 'advertise'],
      ['/admin', 'admin'],
    ],
  },
  {
    title: 'smallPrint',
    links: [
      ['/privacy-policy', 'privacyPolicy'],
      ['/terms-of-service', 'termsOfService'],
      ['/cookie-policy', 'cookiePolicy'],
    ],
  },
] as const;

/** The last chapter: a strip of tiles, the ways on, the name with its sun going down. */
export function Footer() {
  const words = useWords(messages);
  return (
    <footer className={styles.footer}>
      <div className={azulejoStyles.azulejo} aria-hidden="true" />
      <div className="wrap">
        <div className={styles.footerColumns}>
          <div>
            <p className={`${styles.footerLine} tower-s`}>{words('footerLine')}</p>
            <p className={styles.footerNote}>{words('footerNote')}</p>
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={words(title)}>
              <h2 className="horizon">{words(title)}</h2>
              <ul>
                {links.map(([to, word]) => (
                  <li key={to}>
                    <Link className={styles.footerLink} to={to}>
                      {words(word)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={`${styles.footerName} tower`} aria-hidden="true">
          <span>{words('brand')}</span>
          <SettingSun />
        </div>
      </div>
    </footer>
  );
}
