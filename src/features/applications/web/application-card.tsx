import { useId, type ReactNode } from 'react';
import { formatDate } from '#kit/shared/dates.ts';
import { wallClock } from '#market/town/dates.ts';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { may } from '#kit/shared/transitions.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import type { MyApplication } from '../contract.ts';
import { messages } from '../messages.ts';
import { applicationTransitions } from '../rules.ts';
import { Withdraw } from './withdraw.tsx';
import * as styles from './applications.module.css';

/** The way to what a member and the employer of an application write to each other; `describedBy` names its job. */
export type TalkSlot = (application: MyApplication, describedBy: string) => ReactNode;

type ApplicationCardProps = {
  readonly application: MyApplication;
  /** The key of a private link, for those who have no account. */
  readonly token?: string;
  /** Stands for the job where the page is the job's own. */
  readonly title?: string;
  /** Of a member; who has no account answers the letter. */
  readonly talk?: TalkSlot;
};

/** How one application stands, in words; and the ways on. */
export function ApplicationCard({ application, token, title, talk }: ApplicationCardProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const id = useId();
  const { job, status, answer, canAnswer, hasPage, isOnBoard } = application;
  const when = formatDate(wallClock(new Date(application.submittedAt)).date, 'long', language);
  return (
    <article className={styles.application} aria-labelledby={id}>
      <div className={styles.applicationHead}>
        <h3 id={id} className="tower-s">
          {title ?? job.title}
        </h3>
        <StatusPill status={status}>{words(`status.${status}`)}</StatusPill>
      </div>
      <p className={styles.applicationMeta}>
        {title === undefined && job.employer !== '' ? <span>{job.employer}</span> : null}
        <span>{words('sentOn', { when })}</span>
      </p>
      <p>{words(status === 'received' && !isOnBoard ? 'text.offBoard' : `text.${status}`)}</p>
      {answer ? (
        <figure className={styles.applicationAnswer}>
          <figcaption>{words('answer')}</figcaption>
          <blockquote>{answer}</blockquote>
        </figure>
      ) : null}
      {canAnswer && talk === undefined ? <p>{words('canAnswer')}</p> : null}
      <div className={styles.applicationWays}>
        {talk?.(application, id)}
        {title === undefined && hasPage ? (
          <ButtonLink to={`/jobs/${job.id}`} variant="line" size="sm" aria-describedby={id}>
            {words('see')}
          </ButtonLink>
        ) : null}
        {may(applicationTransitions, status, 'withdrawn') ? (
          <Withdraw id={application.id} token={token} describedBy={id} />
        ) : null}
      </div>
    </article>
  );
}
