import { useQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ApplyPart } from '#features/applications/web/apply-part.tsx';
import { useVisit } from '#features/brought/web/use-visit.ts';
import type { JobDetail } from '#features/jobs/contract.ts';
import { messages } from '#features/jobs/page-messages.ts';
import { isHanging, jobPath } from '#features/jobs/rules.ts';
import { jobData } from '#features/jobs/structured-data.ts';
import { JobCards } from '#features/jobs/web/job-cards.tsx';
import { JobPage } from '#features/jobs/web/job-page.tsx';
import { jobQuery } from '#features/jobs/web/queries.ts';
import { SaveButton } from '#features/saved/web/save-button.tsx';
import { similarQuery } from '#features/search/web/similar-query.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import { headAt, shareCardUrl } from '#market/pages/web/head.ts';
import { useLanguage, useWords, wordsOf } from '#kit/web/i18n.tsx';
import { prefetch } from '#kit/web/query-client.ts';
import { Failure } from '#kit/web/ui/failure.tsx';
import { applicationTalk } from '../application-talk.tsx';
import { AtPlace } from '../at-place.tsx';
import { ClaimLater } from '../claim-later.tsx';
import { Gone } from '../lost.tsx';

export const Route = createFileRoute('/jobs/$id')({
  loader: async ({ context: { queryClient, language, now, origin }, params: { id } }) => {
    const similar = prefetch(queryClient, similarQuery('jobs', id, language));
    const job = await queryClient.ensureQueryData(jobQuery(id, language)).catch((problem: unknown) => {
      // A job that is none has the address of nothing: a real 404. Anything else is said on the page.
      if (problem instanceof Problem && problem.code === 'not_found') throw notFound();
      return undefined;
    });
    await similar;
    return headOfJob(job, language, now, origin);
  },
  head: (page) => {
    const path = jobPath(page.params.id);
    const hasCard = page.loaderData?.isJob === true;
    return headAt(path, 'bell', hasCard ? (language) => shareCardUrl(path, language) : undefined)(page);
  },
  component: JobRoute,
  notFoundComponent: GoneJob,
});

function GoneJob() {
  const words = useWords(messages);
  return <Gone title={words('goneTitle')} text={words('goneText')} link={{ label: words('goneLink'), type: 'jobs' }} />;
}

/** Search engines are told of a vacancy as long as one can apply. */
function headOfJob(job: JobDetail | undefined, language: Language, now: Date, origin: string) {
  const words = wordsOf(messages, language);
  if (!job) return { title: words('failed'), description: words('failedText') };
  const { title, employer, location: place, salary } = job;
  return {
    title: words(employer === '' ? 'pageTitleAlone' : 'pageTitle', { title, employer }),
    description: [words('pageDescription', { employer: employer || title, place, salary: salary || words('open') })]
      .concat(job.description)
      .join('. ')
      .slice(0, 200),
    isJob: true,
    structured: [isHanging(job, now) ? jobData(job, origin) : undefined].filter((data) => data !== undefined),
  };
}

function JobRoute() {
  const { id } = Route.useParams();
  useVisit('jobs', id);
  const { language } = useLanguage();
  const words = useWords(messages);
  const job = useQuery(jobQuery(id, language));
  const similar = useQuery(similarQuery('jobs', id, language));
  const others = similar.data?.jobs.slice(0, 3) ?? [];
  if (job.data === undefined)
    return (
      <main className="wrap">
        <Failure title={words('failed')} retry={{ label: words('retry'), onClick: () => void job.refetch() }}>
          {words('failedText')}
        </Failure>
      </main>
    );
  return (
    <JobPage
      job={job.data}
      save={<SaveButton type="job" id={id} title={job.data.title} />}
      apply={<ApplyPart jobId={id} talk={applicationTalk} />}
      atPlace={<AtPlace there={similar.data?.atPlace} of="job" />}
      claim={<ClaimLater kind="jobs" id={id} />}
      similar={others.length > 0 ? <JobCards jobs={others} layout="grid" /> : null}
    />
  );
}
