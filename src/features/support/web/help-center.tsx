import { useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Link, type Target } from '#kit/web/ui/link.tsx';
import { PageHead } from '#market/pages/web/page-head.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import { messages } from '../messages.ts';
import { helpTopics, type HelpTopic } from '../rules.ts';
import { Faq } from './faq.tsx';
import * as styles from '#market/pages/web/page-head.module.css';

/** Where each answer leads on. */
const ways: Readonly<Record<HelpTopic, Target>> = {
  account: { to: '/auth' },
  booking: { to: '/search', search: { type: 'events' } },
  payment: { to: '/privacy-policy' },
  cancellation: { to: '/terms-of-service', hash: 'refunds' },
  listing: { to: '/business-inquiry' },
  holiday: { to: '/', hash: 'holiday' },
  jobs: { to: '/search', search: { type: 'jobs' } },
};

/** /help-center: seven questions, and the ways to a person. */
export function HelpCenter() {
  const words = useWords(messages);
  const items = helpTopics.map((topic) => ({
    id: topic,
    question: words(`help.${topic}.q`),
    answer: words(`help.${topic}.a`),
    link: <Link {...ways[topic]}>{words(`help.${topic}.link`)}</Link>,
  }));
  return (
    <main>
      <PageHead
        band="sea"
        kicker={words('helpCenter')}
        title={words('help.heading')}
        lead={words('help.lead')}
        back={words('back')}
      >
        <Poster motif="compass" ink="poniente" seed={11} format="square" eager />
      </PageHead>
      <div className={`wrap ${styles.pageBody} ${styles.pageColumns}`}>
        <section aria-label={words('help.questions')}>
          <Faq name="help" items={items} level={2} />
        </section>
        <div className={styles.pageSide}>
          <section className={styles.pageCard} aria-labelledby="help-stuck">
            <h2 id="help-stuck" className="tower-s">
              {words('help.stuck')}
            </h2>
            <p>{words('help.stuckText')}</p>
            <ButtonLink to="/contact-us" arrow>
              {words('contactUs')}
            </ButtonLink>
          </section>
          <section className={styles.pageCard} aria-labelledby="help-broken">
            <h2 id="help-broken" className="tower-s">
              {words('help.broken')}
            </h2>
            <p>{words('help.brokenText')}</p>
            <ButtonLink to="/report-issue" variant="line">
              {words('reportIssue')}
            </ButtonLink>
          </section>
        </div>
      </div>
    </main>
  );
}
