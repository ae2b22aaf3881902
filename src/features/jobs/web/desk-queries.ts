import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';
import type { JobBody } from './job-table.tsx';

/** The desk's calls on jobs. */
export const jobDeskApi = client<typeof endpoints>();

const post = jobDeskApi.mutation('POST /api/jobs');

export const jobCalls = {
  // A new vacancy has no gaps: its form begins with the usual terms.
  create: {
    mutationFn: ({ body: { salaryType, schedule, ...body } }: { body: JobBody }) =>
      post.mutationFn({ body: { ...body, salaryType: salaryType ?? undefined, schedule: schedule ?? undefined } }),
  },
  update: jobDeskApi.mutation('PUT /api/jobs/{id}'),
};

/** What looks different when one of them has changed. */
export const jobRefresh = ['/api/jobs', '/api/admin/jobs', '/api/admin/reviews', '/api/search', '/api/admin/audit'];
