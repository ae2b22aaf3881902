/** The calls of those who apply. */
import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#kit/shared/messages.ts';
import type { Problem } from '#kit/shared/problem.ts';
import { client } from '#kit/web/api.ts';
import type { endpoints, LinkedApplication } from '../contract.ts';

const api = client<typeof endpoints>();

export const applyFor = () => api.mutation('POST /api/jobs/{id}/applications');

/** The member's own applications; asked for whenever they are looked at, because the desk moves them on. */
export const myApplicationsQuery = (userId: string, language: Language) => ({
  ...api.query('GET /api/users/{id}/applications', { params: { id: userId }, language }),
  refetchOnMount: 'always' as const,
  retryOnMount: true,
});

/** What the member wrote the last time they applied; asked for whenever a form begins. */
export const lastApplicationQuery = (userId: string, language: Language) => ({
  ...api.query('GET /api/users/{id}/last-application', { params: { id: userId }, language }),
  refetchOnMount: 'always' as const,
});

const readLine = 'POST /api/job-applications/read';

/** What a private link shows. The key travels in the body of a call, never in an address: addresses are written down. */
export const linkedApplicationQuery = (token: string, language: Language) =>
  queryOptions<LinkedApplication, Problem, LinkedApplication, readonly [string, string, Language]>({
    queryKey: ['/api/job-applications/read', token, language],
    queryFn: () => api.mutation(readLine).mutationFn({ body: { token } }),
    enabled: token !== '',
    retryOnMount: true,
  });

export const keepCall = () => api.mutation('POST /api/job-applications/keep');

const withdrawOwn = api.mutation('POST /api/job-applications/{id}/withdrawal');
const withdrawLinked = api.mutation('POST /api/job-applications/withdraw');

/** Takes an application back: by its private link, or as the member who sent it. */
export const withdrawal = (id: string, token: string | undefined) => ({
  mutationFn: () =>
    token === undefined
      ? withdrawOwn.mutationFn({ params: { id }, body: {} })
      : withdrawLinked.mutationFn({ body: { token } }),
});
