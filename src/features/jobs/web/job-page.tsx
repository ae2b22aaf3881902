import type { ReactNode } from 'react';
import { inLine } from '#kit/shared/bidi.ts';
import { formatDate } from '#kit/shared/dates.ts';
import type { Language } from '#kit/shared/messages.ts';
import { wallClock } from '#market/town/dates.ts';
import { Deal } from '#market/listings/web/detail/deal.tsx';
import { DetailPage, DetailSection, Facts } from '#market/listings/web/detail/detail-page.tsx';
import { Gallery } from '#market/listings/web/detail/gallery.tsx';
import { ShareButton } from '#market/listings/web/detail/share-button.tsx';
import { StateNote } from '#market/listings/web/detail/state-note.tsx';
import { WhereItIs } from '#market/listings/web/detail/where-it-is.tsx';
import { PartnerBadge } from '#market/listings/web/partner/partner-badge.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { PlaceMap } from '#market/map/web/place-map.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Badge } from '#kit/web/ui/badge.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import type { JobDetail } from '../contract.ts';
import { messages as cardMessages } from '../messages.ts';
import { messages } from '../page-messages.ts';
import { isPayAlone } from '../pay-words.ts';
import { isHanging, jobBadge, jobPath } from '../rules.ts';
import { jobViews } from '../views.ts';
import { badgeTones } from './job-card.tsx';
import { JobLists } from './job-lists.tsx';
import { JobPay, JobStart } from './job-terms.tsx';
import * as detailStyles from '#market/listings/web/detail/detail.module.css';
import * as styles from './job-page.module.css';

type JobPageProps = {
  readonly job: JobDetail;
  /** Where it is kept for later. */
  readonly save: ReactNode;
  /** Where one applies; left out once the job is closed. */
  readonly apply: ReactNode;
  readonly similar: ReactNode;
  /** What else is at its place. */
  readonly atPlace?: ReactNode;
  /** Whose page it is, at its end. */
  readonly claim?: ReactNode;
};

const board = { to: '/search', search: { type: 'jobs' } } as const;

/** A job with everything a person needs to decide, and the way to apply; closed, it says so. */
export function JobPage({ job, save, apply, similar, atPlace, claim }: JobPageProps) {
  const words = useWords(messages);
  const cardWords = useWords(cardMessages);
  const { language } = useLanguage();
  const now = useNow();
  const isOpen = isHanging(job, now);
  const badge = jobBadge(job, now);
  const until = <Day at={job.listedUntil} />;
  const { latitude, longitude } = job;
  return (
    <DetailPage
      back={{ label: words('back'), ...board }}
      band="sun"
      picture={
        <Gallery
          photos={job.photos}
          images={[]}
          poster={{ ...job.poster, format: 'square' }}
          views={jobViews(job)}
          title={job.title}
        />
      }
      badges={
        isOpen && (badge || job.partner) ? (
          <>
            {badge && <Badge tone={badgeTones[badge]}>{cardWords(`badge.${badge}`)}</Badge>}
            <PartnerBadge of={job} />
          </>
        ) : null
      }
      title={job.title}
      titleLang={job.foreign?.title}
      lead={inLine([job.employer && words('at', { employer: job.employer }), job.location])}
      actions={
        <>
          {save}
          <ShareButton title={job.title} />
        </>
      }
      note={
        isOpen ? null : (
          <StateNote tone="closed" title={words('closed')}>
            <p>{words('closedText', { date: dayIn(job.listedUntil, language) })}</p>
            <Link {...board}>{words('browse')}</Link>
          </StateNote>
        )
      }
      aside={
        <Deal
          price={<JobPay job={job} />}
          unit={inLine([
            job.payFrom && job.salaryType && words(`salaryType.${job.salaryType}`),
            job.schedule && cardWords(`schedule.${job.schedule}`),
          ])}
          action={
            <ButtonLink {...(isOpen ? { to: jobPath(job.id), hash: 'apply' } : board)} arrow={isOpen}>
              {words(isOpen ? 'apply' : 'browse')}
            </ButtonLink>
          }
          {...(isOpen ? { leadsTo: 'apply' } : {})}
        >
          <Facts
            items={[
              {
                label: words('paid'),
                value: job.payFrom === null && job.salaryType ? words(`salaryType.${job.salaryType}`) : null,
              },
              {
                label: words('inWords'),
                value: job.payFrom !== null && job.salary && !isPayAlone(job) && (
                  <span lang={job.foreign?.salary}>{job.salary}</span>
                ),
              },
              { label: words('openings'), value: job.openings },
              { label: words('startsOn'), value: job.startsOn && <JobStart on={job.startsOn} /> },
              { label: words('weeklyHours'), value: job.weeklyHours },
              { label: words('bed'), value: job.bed && words(`bed.${job.bed}`) },
              { label: words('posted'), value: <Day at={job.postedAt} /> },
              { label: words(isOpen ? 'hangsUntil' : 'hungUntil'), value: until },
            ]}
          />
          {isOpen ? <p className={styles.jobHint}>{words('applyHint')}</p> : null}
        </Deal>
      }
      similar={similar}
    >
      <DetailSection title={words('about')}>
        <div className={`${detailStyles.detailText} ${styles.jobText}`}>
          <p lang={job.foreign?.description}>{job.description}</p>
        </div>
      </DetailSection>
      <JobLists job={job} />
      <Facts
        items={[
          { label: words('employer'), value: job.employer },
          { label: words('category'), value: cardWords(`category.${job.category}`) },
          { label: words('schedule'), value: job.schedule ? cardWords(`schedule.${job.schedule}`) : words('open') },
          {
            label: words('shiftParts'),
            value: inLine(job.shiftParts.map((part) => words(`shift.${part}`))),
          },
          { label: words('shifts'), value: job.shifts && <span lang={job.foreign?.shifts}>{job.shifts}</span> },
        ]}
      />
      {atPlace}
      <WhereItIs
        {...job}
        map={
          latitude !== null && longitude !== null ? <PlaceMap {...{ latitude, longitude }} title={job.title} /> : null
        }
      />
      {isOpen ? (
        <DetailSection id="apply" title={words('apply')}>
          {apply}
        </DetailSection>
      ) : null}
      {claim}
    </DetailPage>
  );
}

const dayIn = (at: string, language: Language) => formatDate(wallClock(new Date(at)).date, 'long', language);

function Day({ at }: { readonly at: string }) {
  const { language } = useLanguage();
  return (
    <time className={styles.jobDay} dateTime={at}>
      {dayIn(at, language)}
    </time>
  );
}
