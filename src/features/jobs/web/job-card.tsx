import { inkOf, seedOf } from '#market/posters/poster.ts';
import { PartnerBadge } from '#market/listings/web/partner/partner-badge.tsx';
import { inLine } from '#kit/shared/bidi.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Badge, type BadgeTone } from '#kit/web/ui/badge.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { usePartId } from '#kit/web/ui/kept-part.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { Duotone } from '#market/posters/web/duotone.tsx';
import { Photo } from '#kit/web/ui/photo.tsx';
import type { Job } from '../contract.ts';
import { messages } from '../messages.ts';
import { jobBadge, jobPath, type JobBadge } from '../rules.ts';
import * as styles from './job-card.module.css';

export const badgeTones = { urgent: 'danger', new: 'teal' } as const satisfies Record<JobBadge, BadgeTone>;
const tabs = [0, 1, 2, 3, 4, 5, 6];
/** A notice shows so many of its requirements. */
const shownRequirements = 3;

/** One job as a pinned notice. */
export function JobCard({ job }: { readonly job: Job }) {
  const words = useWords(messages);
  const titleId = usePartId();
  const [photo] = job.photos;
  const badge = jobBadge(job, useNow());
  const facts = [job.employer, job.location, job.schedule && words(`schedule.${job.schedule}`)];
  return (
    <article className={styles.note} aria-labelledby={titleId}>
      <span className={styles.pin} aria-hidden="true" />
      <div className={styles.noteSheet}>
        {photo ? (
          <div className={styles.notePrint}>
            <Duotone ink={inkOf(job.poster.motif, job.poster.seed)}>
              <Photo photo={photo} sizes="(max-width: 1080px) 266px, 340px" />
            </Duotone>
          </div>
        ) : null}
        <p className={styles.noteBadges}>
          {badge && <Badge tone={badgeTones[badge]}>{words(`badge.${badge}`)}</Badge>}
          <PartnerBadge of={job} />
        </p>
        <h3 id={titleId} className="tower">
          <Link className={styles.noteLink} to={jobPath(job.id)} lang={job.foreign?.title}>
            {job.title}
          </Link>
        </h3>
        {job.salary ? (
          <p className={styles.noteWage} lang={job.foreign?.salary}>
            {job.salary}
          </p>
        ) : null}
        <p className={styles.noteMeta}>{inLine(facts)}</p>
        {job.requirements.length > 0 && (
          <ul className={styles.noteAsks} lang={job.foreign?.requirements}>
            {job.requirements.slice(0, shownRequirements).map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        )}
        <ButtonLink to={jobPath(job.id)} hash="apply" variant="ink" aria-describedby={titleId}>
          {words('applyNow')}
        </ButtonLink>
      </div>
      <TearOffTabs seed={seedOf(job.id)} />
    </article>
  );
}

/** Seven tabs, one already gone; decoration, the button is real. */
function TearOffTabs({ seed }: { readonly seed: number }) {
  const words = useWords(messages);
  const gone = 1 + (seed % (tabs.length - 2));
  return (
    <div className={styles.tabsTear} aria-hidden="true">
      {tabs.map((tab) => (
        <span key={tab} className={tab === gone ? styles.gone : undefined}>
          {words('tab')}
        </span>
      ))}
    </div>
  );
}
