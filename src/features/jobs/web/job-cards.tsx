import { CardRow } from '#kit/web/ui/card-row.tsx';
import type { Job } from '../contract.ts';
import { JobCard } from './job-card.tsx';

type Props = { readonly jobs: readonly Job[]; readonly layout?: 'row' | 'grid' };

/** Jobs side by side, as notices on a board. */
export function JobCards({ jobs, layout = 'row' }: Props) {
  return (
    <CardRow items={jobs} layout={layout}>
      {(job) => <JobCard job={job} />}
    </CardRow>
  );
}
