import { useQuery } from '@tanstack/react-query';
import { wallClock } from '#market/town/dates.ts';
import { useDay } from '#market/town/web/use-day.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { ListingPanel } from '#market/listings/web/desk/listing-panel.tsx';
import { usePanelTools } from '#market/listings/web/desk/use-panel-tools.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import type { JobRecord } from '../contract.ts';
import { messages as desk } from '../desk-messages.ts';
import { jobNeeds } from '../edit-rules.ts';
import { messages } from '../messages.ts';
import { isHanging, jobCategories } from '../rules.ts';
import { jobCalls, jobDeskApi as api, jobRefresh } from './desk-queries.ts';
import { Hanging } from './hanging.tsx';
import { JobForm } from './job-form.tsx';
import { jobChanges } from './job-table.tsx';

/** The desk's vacancies. */
export function JobsPanel() {
  const words = useWords(desk);
  const publicWords = useWords(messages);
  const { language } = useLanguage();
  const query = useDeskQuery('status', 'owner', 'category', 'featured');
  const list = useQuery(api.list('GET /api/admin/jobs', { query }));
  const tools = usePanelTools();
  const now = useNow();
  const day = useDay();
  const hangs = (job: JobRecord) => {
    if (job.status !== 'published') return null;
    const date = day(wallClock(new Date(job.listedUntil)).date);
    return words(isHanging(job, now) ? 'hangsUntil' : 'closedSince', { date });
  };
  const tell = (job: JobRecord) => ({
    title: inLanguage(job.title, language),
    facts: [
      publicWords(`category.${job.category}`),
      job.employer,
      job.location,
      inLanguage(job.salary, language),
      job.isUrgent ? words('urgent') : null,
      hangs(job),
    ],
  });
  return (
    <ListingPanel
      kind="jobs"
      said={words}
      list={list}
      one={(id) => api.query('GET /api/admin/jobs/{id}', { params: { id } })}
      filters={[
        tools.category(jobCategories.map((value) => ({ value, label: publicWords(`category.${value}`) }))),
        {
          name: 'featured',
          label: words('isUrgent'),
          options: [
            { value: 'true', label: words('urgentYes') },
            { value: 'false', label: words('urgentNo') },
          ],
        },
      ]}
      sorts={[
        tools.byTitle,
        { value: 'employer', label: words('byEmployer') },
        { value: '-posted', label: words('newest') },
        { value: 'leaving', label: words('leavingFirst') },
      ]}
      tell={tell}
      first={(job) => <Hanging job={job} title={inLanguage(job.title, language)} />}
      step={jobCalls.step}
      needs={jobNeeds}
      changes={jobChanges}
      copy={api.mutation('POST /api/jobs/{id}/copies')}
      remove={api.mutation('DELETE /api/jobs/{id}')}
      keeps={() => words('hasBookings')}
      refresh={jobRefresh}
      sheet={(open) => <JobForm {...open} />}
    />
  );
}
