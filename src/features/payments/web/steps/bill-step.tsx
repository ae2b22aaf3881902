import { FormFields } from '#kit/web/form/form-fields.tsx';
import { useForm } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { BillTo } from '#market/vat/bill-to.ts';
import { billTable } from '#market/vat/web/bill-table.ts';
import { messages } from '../../messages.ts';
import { StepHeading } from './step-heading.tsx';
import * as formStyles from '#kit/web/form/form.module.css';
import * as styles from '../checkout.module.css';

type BillStepProps = {
  /** What was said has a number that can't be. */
  readonly isWrong: boolean;
  readonly start: BillTo | undefined;
  readonly onNamed: (billTo: BillTo) => void;
};

/** Whom the invoice names, where a simplified one will not do: asked before the card. */
export function BillStep({ isWrong, start, onNamed }: BillStepProps) {
  const words = useWords(messages);
  const form = useForm({
    table: billTable,
    call: { mutationFn: async ({ body }: { body: BillTo }) => body },
    keep: 'invoice',
    failed: words('errorText'),
    toastOf: false,
    onSent: onNamed,
    ...(start && { start }),
  });
  return (
    <form {...form.props} className={`${formStyles.form} ${styles.billForm}`}>
      <StepHeading takesFocus>{words('billTitle')}</StepHeading>
      <p>{words('billText')}</p>
      {isWrong ? (
        <p className={styles.checkoutNote} role="alert">
          {words('billWrong')}
        </p>
      ) : null}
      <FormFields {...form.fields} />
      <Button type="submit" variant="coral" busy={form.isPending} arrow>
        {words('billNext')}
      </Button>
    </form>
  );
}
