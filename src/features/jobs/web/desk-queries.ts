import { client } from '#kit/web/api.ts';
import type { ListingCalls } from '#market/listings/web/desk/listing.ts';
import type { endpoints } from '../contract.ts';
import type { JobBody } from './job-table.tsx';

/** The desk's calls on jobs. */
export const jobDeskApi = client<typeof endpoints>();

const post = jobDeskApi.mutation('POST /api/jobs');
const put = jobDeskApi.mutation('PUT /api/jobs/{id}');

export const jobCalls: ListingCalls<JobBody> = {
  create: {
    mutationFn: ({ body: { status, salaryType, schedule, ...body } }) =>
      post.mutationFn({
        // What is new has no gaps, unless it is a draft: its form begins with the usual terms.
        body:
          status === 'draft'
            ? { ...body, salaryType, schedule, status }
            : { ...body, salaryType: salaryType ?? undefined, schedule: schedule ?? undefined, status },
      }),
  },
  update: {
    mutationFn: ({ params, body: { status, ...body } }) =>
      put.mutationFn({ params, body: status === 'draft' ? { ...body, status } : { ...body, status } }),
  },
  step: jobDeskApi.mutation('POST /api/jobs/{id}/steps'),
};

/** What looks different when one of them has changed. */
export const jobRefresh = ['/api/jobs', '/api/admin/jobs', '/api/search', '/api/admin/audit'];
