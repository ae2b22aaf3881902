import { town } from '#market/town/town.ts';
import { Awning } from '#market/drawings/web/awning.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { PageHead } from '#market/pages/web/page-head.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import { messages } from '../messages.ts';
import { BusinessInquiryForm } from './business-inquiry-form.tsx';
import { SideCards } from './side-cards.tsx';
import './business-inquiry.css';

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
      <div className="wrap page-body page-columns">
        <section className="newshop" aria-labelledby={formId}>
          <h2 id={formId} className="newshop-sign tower">
            {words('formTitle')}
          </h2>
          <Awning className="newshop-awning" />
          <div className="newshop-window">
            <BusinessInquiryForm />
          </div>
        </section>
        <SideCards />
      </div>
    </main>
  );
}
