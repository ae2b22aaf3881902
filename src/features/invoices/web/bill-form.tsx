import { useQueryClient } from '@tanstack/react-query';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import { useForm } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { BillTo } from '#market/vat/bill-to.ts';
import { billTable } from '#market/vat/web/bill-table.ts';
import type { OwnInvoice } from '../contract.ts';
import { messages } from '../messages.ts';
import { invoicesApi, ownInvoicesQuery } from './queries.ts';
import * as formStyles from '#kit/web/form/form.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './invoices.module.css';

type BillFormProps = { readonly invoice: OwnInvoice; readonly orderId: string; readonly onDone: () => void };

/** Asks for a full invoice in place of a simplified one. */
export function BillForm({ invoice: { id }, orderId, onDone }: BillFormProps) {
  const words = useWords(messages);
  const queries = useQueryClient();
  const { mutationFn } = invoicesApi.mutation('POST /api/invoices/{id}/replacement');
  const form = useForm({
    table: billTable,
    call: { mutationFn: ({ body }: { body: BillTo }) => mutationFn({ params: { id }, body }) },
    keep: 'invoice',
    failed: words('sendFailed'),
    reasons: { invalid_transition: words('sendTooLate') },
    toastOf: false,
    sent: { title: words('sent'), description: words('sentText') },
    onSent: () => {
      void queries.invalidateQueries(ownInvoicesQuery(orderId));
      onDone();
    },
  });
  return (
    <form {...form.props} className={formStyles.form}>
      <p className={styles.invoicesAsk}>{words('askText')}</p>
      <FormFields {...form.fields} />
      <Button type="submit" variant="coral" busy={form.isPending}>
        {words('send')}
      </Button>
      <div role="alert">
        {form.refusal === undefined ? null : (
          <p className={`${fieldStyles.hint} ${fieldStyles.hintError}`}>{form.refusal.told}</p>
        )}
      </div>
    </form>
  );
}
