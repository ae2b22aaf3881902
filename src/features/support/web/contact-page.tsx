import { hoursText } from '#features/site/rules.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { PageHead } from '#market/pages/web/page-head.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import { town } from '#market/town/town.ts';
import { messages } from '../messages.ts';
import { contactTopics } from '../rules.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import { Faq } from './faq.tsx';
import { QuickLinks } from './quick-links.tsx';
import * as pageHeadStyles from '#market/pages/web/page-head.module.css';
import * as styles from './support.module.css';

/** /contact-us: the form, other doors, where and when, and short answers. */
export function ContactPage() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const weekdays = hoursText(town.hours.weekdays, language);
  const weekends = hoursText(town.hours.weekends, language);
  const items = contactTopics.map((topic) => ({
    id: topic,
    question: words(`contact.${topic}.q`),
    answer: words(`contact.${topic}.a`, { weekdays, weekends }),
  }));
  return (
    <main>
      <PageHead
        band="sand"
        kicker={words('contactUs')}
        title={words('contact.heading')}
        lead={words('contact.lead')}
        back={words('back')}
      >
        <Poster motif="bell" ink="cala" seed={5} format="square" eager />
      </PageHead>
      <div className={`wrap ${pageHeadStyles.pageBody} ${pageHeadStyles.pageColumns}`}>
        <div className={styles.pageMain}>
          <ContactForm />
          <section aria-labelledby="contact-faq">
            <h2 id="contact-faq" className={`tower ${styles.pageChapter}`}>
              {words('contact.faq')}
            </h2>
            <Faq name="contact" items={items} level={3} />
          </section>
        </div>
        <div className={pageHeadStyles.pageSide}>
          <QuickLinks
            title={words('contact.quick')}
            to={['helpCenter', 'safetyTips', 'reportIssue', 'businessInquiry']}
          />
          <ContactDetails />
        </div>
      </div>
    </main>
  );
}
