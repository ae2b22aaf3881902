import { useQueryClient } from '@tanstack/react-query';
import { FormEnd } from '#kit/web/form/form-end.tsx';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import { useForm, type Texts } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messageReportFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import type { Side } from '../rules.ts';
import { guestCalls, ownerCalls, ownersPaths, ownPaths } from './queries.ts';
import * as formStyles from '#kit/web/form/form.module.css';
import * as styles from './messages.module.css';

const table: FormTable<Texts<keyof typeof messageReportFacts>, WordsOf<typeof messages>> = {
  facts: messageReportFacts,
  words: messages,
  fields: {
    reason: { none: 'choose', choices: { key: (value) => `reason.${value}` } },
    details: { width: 'full', rows: 3 },
  },
};

type Props = { readonly message: string; readonly side: Side; readonly onDone: () => void };

/** Says to the desk what is wrong with a message. */
export function ReportForm({ message, side, onDone }: Props) {
  const words = useWords(messages);
  const queries = useQueryClient();
  const { mutationFn } = side === 'guest' ? guestCalls.report : ownerCalls.report;
  const form = useForm({
    table,
    call: {
      mutationFn: async (input: { body: Parameters<typeof mutationFn>[0]['body'] }) => {
        const sent = await mutationFn({ ...input, params: { id: message } });
        const paths = side === 'guest' ? ownPaths : ownersPaths;
        await queries.invalidateQueries({
          predicate: ({ queryKey }) => paths.some((start) => String(queryKey[0]).startsWith(start)),
        });
        return sent;
      },
    },
    keep: `message report ${message}`,
    failed: words('reportFailed'),
    sent: { title: words('reportSent'), description: words('reportSentText') },
  });
  return (
    <form className={`${formStyles.form} ${styles.talkReportForm}`} {...form.props}>
      <p className={styles.talkLineNote}>{words('reportLead')}</p>
      <FormFields {...form.fields} />
      <FormEnd form={form} variant="ink" send={words('reportSend')} sending={words('sending')} />
      <Button variant="quiet" onClick={onDone}>
        {words('close')}
      </Button>
    </form>
  );
}
