import { useQuery } from '@tanstack/react-query';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { PageHead } from '#market/pages/web/page-head.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import { messages } from '../page-messages.ts';
import { OwnReportCard } from './own-report-card.tsx';
import { ownQuery } from './queries.ts';
import { TakenDownCard } from './taken-down-card.tsx';
import * as styles from './decisions.module.css';

/** What was taken down of one's own and why, and what one reported; `isOpen` once somebody is signed in. */
export function DecisionsPage({ isOpen }: { readonly isOpen: boolean }) {
  const words = useWords(messages);
  return (
    <main>
      <PageHead band="sand" kicker={words('kicker')} title={words('heading')} lead={words('lead')} back={words('back')}>
        <Poster motif="bell" ink="poniente" seed={12} format="square" eager />
      </PageHead>
      <div className={`wrap ${styles.decisionsPage}`}>{isOpen ? <Decisions /> : null}</div>
    </main>
  );
}

function Decisions() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { data, isError, refetch } = useQuery(ownQuery(language));
  if (isError && !data)
    return (
      <Failure title={words('failed')} retry={{ label: words('retry'), onClick: () => void refetch() }}>
        {words('failedText')}
      </Failure>
    );
  if (!data) return null;
  return (
    <>
      <section aria-labelledby="taken-down">
        <h2 id="taken-down" className="tower-s">
          {words('takenDown')}
        </h2>
        {data.takenDown.length === 0 ? <p>{words('noneTaken')}</p> : null}
        {data.takenDown.map((one) => (
          <TakenDownCard key={one.id} decision={one} />
        ))}
      </section>
      <section aria-labelledby="reported">
        <h2 id="reported" className="tower-s">
          {words('reported')}
        </h2>
        {data.reported.length === 0 ? <p>{words('noneReported')}</p> : null}
        {data.reported.map((one) => (
          <OwnReportCard key={one.id} report={one} />
        ))}
      </section>
    </>
  );
}
