import { useQueryClient } from '@tanstack/react-query';
import { FormAlert } from '#kit/web/form/form-alert.tsx';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import { useForm } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { BillTo } from '#market/vat/bill-to.ts';
import { billTable } from '#market/vat/web/bill-table.ts';
import { town } from '#market/town/town.ts';
import type { Invoice } from '../contract.ts';
import { messages } from '../messages.ts';
import { billCalls, type BillAsked } from './queries.ts';
import * as formStyles from '#kit/web/form/form.module.css';
import * as styles from './invoices.module.css';

type BillFormProps = {
  readonly invoice: Pick<Invoice, 'id'>;
  readonly asked: BillAsked;
  readonly onDone: () => void;
};

const said = {
  replacement: { ask: 'askText', send: 'send', sent: 'sent', sentText: 'sentText', late: 'sendTooLate' },
  substitution: {
    ask: 'correctText',
    send: 'correctSend',
    sent: 'corrected',
    sentText: 'correctedText',
    late: 'correctTooLate',
  },
} as const;

/** Asks for a full invoice in place of a simplified one, or of one that names somebody wrongly. */
export function BillForm({ invoice: { id }, asked, onDone }: BillFormProps) {
  const words = useWords(messages);
  const queries = useQueryClient();
  const { mutationFn } = billCalls[asked];
  const { ask, send, sent, sentText, late } = said[asked === 'replacement' ? asked : 'substitution'];
  const form = useForm({
    table: billTable,
    call: { mutationFn: ({ body }: { body: BillTo }) => mutationFn({ params: { id }, body }) },
    keep: asked === 'replacement' ? 'invoice' : `correct ${id}`,
    failed: words('sendFailed'),
    reasons: {
      invalid_transition: words(late),
      too_many_corrections: words('correctAtDesk', { email: town.emails.help }),
    },
    toastOf: false,
    sent: { title: words(sent), description: words(sentText) },
    onSent: () => {
      void queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).includes('/invoices') });
      onDone();
    },
  });
  return (
    <form {...form.props} className={formStyles.form}>
      <p className={styles.invoicesAsk}>{words(ask)}</p>
      <FormFields {...form.fields} />
      <Button type="submit" variant="coral" busy={form.isPending}>
        {words(send)}
      </Button>
      <FormAlert text={form.refusal?.told} />
    </form>
  );
}
