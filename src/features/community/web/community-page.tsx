import { Parasols } from '#market/drawings/web/parasols.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { PageHead } from '#market/pages/web/page-head.tsx';
import { messages } from '../messages.ts';
import { Offers } from './offers.tsx';
import './offers.css';

/** /community: the beach again, with the three offers laid out on it. */
export function CommunityPage() {
  const words = useWords(messages);
  return (
    <main className="beach beach-page">
      <Parasols format="wide" className="beach-art beach-wide" />
      <Parasols format="tall" className="beach-art beach-tall" />
      <PageHead
        band="sand"
        kicker={words('kicker')}
        title={words('pageHeading')}
        lead={words('pageLead')}
        back={words('back')}
      />
      <div className="wrap">
        <Offers />
      </div>
    </main>
  );
}
