import { useWords } from '#kit/web/i18n.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import { SectionHead } from '#kit/web/ui/section-head.tsx';
import { messages } from '../messages.ts';
import { InquiryForm } from './inquiry-form.tsx';
import * as cardRowStyles from '#kit/web/ui/card-row.module.css';
import * as styles from './advertise.module.css';

const titleId = 'inquiry-title';

/** The last chapter of /advertise: the inquiry. */
export function InquirySection() {
  const words = useWords(messages);
  return (
    <section id="inquiry" className={`${cardRowStyles.section} ${styles.advertInquiry}`} aria-labelledby={titleId}>
      <div className="wrap">
        <SectionHead
          id={titleId}
          kicker={words('inquiryKicker')}
          title={words('inquiryTitle')}
          lead={words('inquiryLead')}
        />
        <div className={styles.advertDesk}>
          <div className={styles.sheet}>
            <InquiryForm />
          </div>
          <div className={styles.advertPrint}>
            <Poster motif="cocktail" ink="siesta" seed={12} format="tall" />
          </div>
        </div>
      </div>
    </section>
  );
}
