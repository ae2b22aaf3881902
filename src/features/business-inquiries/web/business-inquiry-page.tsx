import { town } from '#market/town/town.ts';
import { Awning } from '#market/drawings/web/awning.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { PageHead } from '#market/pages/web/page-head.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import { messages } from '../messages.ts';
import { BusinessInquiryForm } from './business-inquiry-form.tsx';
import { SideCards } from './side-cards.tsx';
import * as pageHeadStyles from '#market/pages/web/page-head.module.css';
import * as styles from './business-inquiry.module.css';

const formId = 'inquiry-form';

/** /business-inquiry: a shop whose sign is still to be painted. */
export function BusinessInquiryPage() {
  const words = useWords(messages);
  const hours = town.promises.businessInquiryHours;
  return (
    <main>
      <PageHead
        band="sun"
        kicker={words('kicker')}
        title={words('heading')}
        lead={words('lead', { hours })}
        back={words('back')}
      >
        <Poster motif="bell" ink="cala" seed={9} format="square" eager />
      </PageHead>
      <div className={`wrap ${pageHeadStyles.pageBody} ${pageHeadStyles.pageColumns}`}>
        <section className={styles.newshop} aria-labelledby={formId}>
          <h2 id={formId} className={`${styles.newshopSign} tower`}>
            {words('formTitle')}
          </h2>
          <Awning className={styles.newshopAwning} />
          <div className={styles.newshopWindow}>
            <BusinessInquiryForm />
          </div>
        </section>
        <SideCards />
      </div>
    </main>
  );
}
