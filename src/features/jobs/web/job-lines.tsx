import { ListingLines } from '#market/listings/web/detail/listing-lines.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import type { Job } from '../contract.ts';
import { messages } from '../messages.ts';
import { jobPath } from '../rules.ts';

/** Vacancies as lines of a chapter: what is hired, and what it pays in the words of the notice. */
export function JobLines({ title, jobs }: { readonly title: string; readonly jobs: readonly Job[] }) {
  const words = useWords(messages);
  const lines = jobs.map(({ id, title, schedule, salary }) => ({
    id,
    to: jobPath(id),
    first: schedule === null ? undefined : words(`schedule.${schedule}`),
    title,
    last: salary,
  }));
  return <ListingLines title={title} lines={lines} />;
}
