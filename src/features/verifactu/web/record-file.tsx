import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { handOver, xmlFile } from '#kit/web/desk/hand-over.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Select } from '#kit/web/ui/select.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';
import { recordsApi as api } from './queries.ts';
import { monthName } from './month-name.ts';
import * as deskStyles from '#kit/web/desk/desk.module.css';
import * as styles from './verifactu.module.css';

type RecordFileProps = {
  /** The issuer at the desk; without one the own records. */
  readonly of?: string;
  readonly months: readonly string[];
};

/** Hands over the records of a month as files of XML, a thousand records to each. */
export function RecordFile({ of, months }: RecordFileProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<string>();
  const month = chosen ?? months[0] ?? '';
  const read = (part: string) =>
    of === undefined
      ? queries.fetchQuery(api.query('GET /api/tax-records/file', { query: { month, part } }))
      : queries.fetchQuery(
          api.query('GET /api/admin/tax-issuers/{id}/file', { params: { id: of }, query: { month, part } }),
        );
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const first = await read('1');
      const files = [first];
      for (let part = 2; part <= first.parts; part += 1) files.push(await read(String(part)));
      for (const { name, xml } of files) handOver(xmlFile(xml), name);
      return files.length;
    },
    onSuccess: (count) =>
      toast({
        title: words('saved', { count }),
        description: words('savedText', { month: monthName(month, language) }),
      }),
    onError: () => toast({ title: words('notSaved'), description: words('tryAgain'), tone: 'destructive' }),
  });
  if (months.length === 0) return null;
  return (
    <div className={styles.recordFile}>
      <label className={deskStyles.deskTool}>
        <span>{words('month')}</span>
        <Select
          value={month}
          options={months.map((value) => ({ value, label: monthName(value, language) }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      </label>
      <Button variant="line" size="sm" busy={isPending} onClick={() => mutate()}>
        {words('file')}
      </Button>
    </div>
  );
}
