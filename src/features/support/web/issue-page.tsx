import { dialled } from '#features/site/rules.ts';
import { town } from '#market/town/town.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { PageHead } from '#market/pages/web/page-head.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import { messages } from '../messages.ts';
import { IssueForm } from './issue-form.tsx';
import { QuickLinks } from './quick-links.tsx';
import * as pageHeadStyles from '#market/pages/web/page-head.module.css';
import * as styles from './support.module.css';

const numbers = { 'issue.general': town.emergency.general, 'issue.police': town.emergency.nationalPolice } as const;
const alarms = ['issue.general', 'issue.police'] as const;
const steps = ['issue.next1', 'issue.next2', 'issue.next3'] as const;

/** /report-issue: whom to call instead, the form, and what becomes of it. */
export function IssuePage() {
  const words = useWords(messages);
  return (
    <main>
      <PageHead
        band="sky"
        kicker={words('reportIssue')}
        title={words('issue.heading')}
        lead={words('issue.lead')}
        back={words('back')}
      >
        <Poster motif="microphone" ink="siesta" seed={9} format="square" eager />
      </PageHead>
      <div className={`wrap ${pageHeadStyles.pageBody} ${pageHeadStyles.pageColumns} ${styles.pageColumnsAlarm}`}>
        <section className={`${pageHeadStyles.pageCard} ${styles.pageCardLoud}`} aria-labelledby="issue-danger">
          <h2 id="issue-danger" className="tower-s">
            {words('issue.danger')}
          </h2>
          <p>{words('issue.dangerText')}</p>
          <ul className={styles.alarmShort}>
            {alarms.map((word) => (
              <li key={word}>
                <a className={styles.alarmNumber} href={dialled(numbers[word])}>
                  <span>{words(word)}</span> <b className="tower">{numbers[word]}</b>
                </a>
              </li>
            ))}
          </ul>
        </section>
        <IssueForm />
        <div className={pageHeadStyles.pageSide}>
          <section className={pageHeadStyles.pageCard} aria-labelledby="issue-next">
            <h2 id="issue-next" className="tower-s">
              {words('issue.next')}
            </h2>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>{words(step)}</li>
              ))}
            </ol>
          </section>
          <QuickLinks title={words('issue.other')} to={['helpCenter', 'safetyTips', 'contactUs']} />
        </div>
      </div>
    </main>
  );
}
