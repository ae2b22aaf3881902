import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Problem } from '#kit/shared/problem.ts';
import { handOver } from '#kit/web/desk/hand-over.ts';
import { reasonOf } from '#kit/web/form/reasons.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import type { AccountExport } from '../contract.ts';
import { messages } from '../messages.ts';
import { exportQuery } from './queries.ts';
import { useReasons } from './use-reasons.ts';

/** Hands one's data over as a file. It is asked for by a call, so that a refusal has words and is no odd file. */
export function ExportButton() {
  const words = useWords(messages);
  const { failed, reasons } = useReasons();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation<AccountExport, Problem>({
    mutationFn: () => queries.fetchQuery(exportQuery()),
    onSuccess: (data) => {
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      handOver(file, `aftersun-${data.exportedAt.slice(0, 10)}.json`);
      toast({ title: words('exported'), description: words('exportedText') });
    },
    onError: (problem) => {
      const description = reasonOf(problem, reasons) ?? failed;
      toast({ title: words('exportFailed'), description, tone: 'destructive' });
    },
  });
  return (
    <Button variant="line" size="sm" busy={isPending} onClick={() => mutate()}>
      {words(isPending ? 'exporting' : 'export')}
    </Button>
  );
}
