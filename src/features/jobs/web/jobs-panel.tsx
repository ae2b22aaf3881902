import { useQuery } from '@tanstack/react-query';
import { inLanguage } from '#kit/shared/localized.ts';
import { ListingPanel } from '#kit/web/desk/listings/listing-panel.tsx';
import { usePanelTools } from '#kit/web/desk/listings/use-panel-tools.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { JobRecord } from '../contract.ts';
import { messages as desk } from '../desk-messages.ts';
import { messages } from '../messages.ts';
import { jobCategories } from '../rules.ts';
import { jobDeskApi as api, jobRefresh } from './desk-queries.ts';
import { JobForm } from './job-form.tsx';

/** The desk's vacancies. */
export function JobsPanel() {
  const words = useWords(desk);
  const publicWords = useWords(messages);
  const { language } = useLanguage();
  const query = useDeskQuery('status', 'category', 'featured');
  const list = useQuery(api.list('GET /api/admin/jobs', { query }));
  const tools = usePanelTools();
  const tell = (job: JobRecord) => ({
    title: inLanguage(job.title, language),
    facts: [
      publicWords(`category.${job.category}`),
      job.employer,
      job.location,
      inLanguage(job.salary, language),
      job.isUrgent ? words('urgent') : null,
    ],
  });
  return (
    <ListingPanel
      label={words('list')}
      add={words('add')}
      empty={{ title: words('none'), text: words('noneText') }}
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
      ]}
      tell={tell}
      remove={api.mutation('DELETE /api/jobs/{id}')}
      removeSaid={{
        ask: (title) => words('askDelete', { title }),
        text: words('askDeleteText'),
        done: words('deleted'),
        failed: words('deleteFailed'),
        refused: () => words('hasBookings'),
      }}
      refresh={jobRefresh}
      sheet={(open) => <JobForm {...open} />}
    />
  );
}
