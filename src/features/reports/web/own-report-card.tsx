import { formatDate } from '#kit/shared/dates.ts';
import { DeskFact, DeskFacts } from '#kit/web/desk/desk-facts.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { wallClock } from '#market/town/dates.ts';
import type { OwnReport } from '../contract.ts';
import { messages as deskMessages } from '../messages.ts';
import { messages } from '../page-messages.ts';
import * as styles from './decisions.module.css';

/** Something that one reported, and what was decided. */
export function OwnReportCard({ report }: { readonly report: OwnReport }) {
  const words = useWords(messages);
  const desk = useWords(deskMessages);
  const { language } = useLanguage();
  return (
    <article className={styles.decision}>
      <h3>{report.title}</h3>
      <p className={styles.decisionState}>
        {desk(`one.${report.kind}`)} · <b>{words(`is.${report.status}`)}</b> ·{' '}
        {words('sentOn', { date: formatDate(wallClock(new Date(report.createdAt)).date, 'long', language) })}
      </p>
      <DeskFacts>
        <DeskFact label={words('reason')}>{desk(`reason.${report.reason}`)}</DeskFact>
        <DeskFact label={words('details')}>{report.details}</DeskFact>
        <DeskFact label={words('statement')}>{report.statement}</DeskFact>
      </DeskFacts>
    </article>
  );
}
