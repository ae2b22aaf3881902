import { FormEnd } from '#kit/web/form/form-end.tsx';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import { useForm, type Texts } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { reportFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import { reportReview } from './queries.ts';
import * as formStyles from '#kit/web/form/form.module.css';
import * as styles from './guest-reviews.module.css';

const table: FormTable<Texts<keyof typeof reportFacts>, WordsOf<typeof messages>> = {
  facts: reportFacts,
  words: messages,
  fields: {
    reason: { none: 'choose', choices: { key: (value) => `reason.${value}` } },
    email: { hint: 'emailHint', fills: 'email' },
    details: { width: 'full', rows: 3 },
  },
};

type Props = { readonly reviewId: string; readonly onClose: () => void };

/** Says to the desk what is wrong with a review. */
export function ReportForm({ reviewId, onClose }: Props) {
  const words = useWords(messages);
  const user = useStoredUser();
  const { mutationFn } = reportReview();
  const form = useForm({
    table,
    call: {
      mutationFn: (input: { body: Parameters<typeof mutationFn>[0]['body'] }) =>
        mutationFn({ ...input, params: { id: reviewId } }),
    },
    keep: `review report ${reviewId}`,
    start: { email: user?.email ?? '' },
    failed: words('reportFailed'),
    sent: { title: words('sent'), description: words('sentText') },
  });
  return (
    <form className={`${formStyles.form} ${styles.reportForm}`} {...form.props}>
      <h3 className="tower-s">{words('reportTitle')}</h3>
      <p className={styles.reviewsLead}>{words('reportLead')}</p>
      <FormFields {...form.fields} />
      <FormEnd form={form} variant="ink" send={words('send')} sending={words('sending')} />
      <Button variant="quiet" onClick={onClose}>
        {words('close')}
      </Button>
    </form>
  );
}
