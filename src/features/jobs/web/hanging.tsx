import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { JobRecord } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { isHanging } from '../rules.ts';
import { jobDeskApi, jobRefresh } from './desk-queries.ts';

/** The badge of a published job whose days are over, and the button that lets it hang another thirty. */
export function Hanging({ job, title }: { readonly job: JobRecord; readonly title: string }) {
  const words = useWords(messages);
  const isOpen = isHanging(job, useNow());
  const { change, isPending } = useChange(jobDeskApi.mutation('POST /api/jobs/{id}/renewal'), {
    done: { title: words('renewed'), description: words('renewedText') },
    failed: { title: words('renewFailed'), description: words('renewFailedText') },
    refresh: jobRefresh,
  });
  if (job.status !== 'published') return null;
  return (
    <>
      {isOpen ? null : <StatusPill status="expired">{words('closed')}</StatusPill>}
      <Button
        variant="line"
        size="sm"
        busy={isPending}
        aria-label={words('renewOf', { title })}
        onClick={() => change({ params: { id: job.id }, body: { version: job.version } })}
      >
        {words('renew')}
      </Button>
    </>
  );
}
