/** Jobs as a kind of listing. */
import { wordsOf } from '#kit/web/i18n.tsx';
import type { WebKind } from '#market/listings/web/listing-kind.ts';
import type { Job } from '../contract.ts';
import { messages } from '../messages.ts';
import type { JobCategory } from '../rules.ts';
import { JobCard } from './job-card.tsx';
import { JobCards } from './job-cards.tsx';
import { jobQuery } from './queries.ts';

export const jobsOnWeb = {
  categoryName: (category, language) => wordsOf(messages, language)(`category.${category as JobCategory}`),
  cards: (jobs: readonly Job[]) => <JobCards jobs={jobs} layout="grid" />,
  card: (job: Job) => <JobCard job={job} />,
  query: jobQuery,
  changes: async () => (await import('./job-table.tsx')).jobChanges,
} as const satisfies WebKind;
