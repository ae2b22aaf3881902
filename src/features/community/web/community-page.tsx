import { Parasols } from '#market/drawings/web/parasols.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { PageHead } from '#market/pages/web/page-head.tsx';
import { messages as names } from '../messages.ts';
import { messages } from '../page-messages.ts';
import { Offers } from './offers.tsx';
import * as offersStyles from './offers.module.css';
import * as styles from './community.module.css';

/** /community: the beach again, with the three offers laid out on it. */
export function CommunityPage() {
  const words = useWords(messages);
  const nameWords = useWords(names);
  return (
    <main className={`${styles.beach} ${offersStyles.beachPage}`}>
      <Parasols format="wide" className={`${styles.beachArt} ${styles.beachWide}`} />
      <Parasols format="tall" className={`${styles.beachArt} ${styles.beachTall}`} />
      <PageHead
        band="sand"
        kicker={nameWords('kicker')}
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
