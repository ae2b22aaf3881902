import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormAlert } from '#kit/web/form/form-alert.tsx';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import { useForm } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import { maxCodes, reachesAt } from '../rules.ts';
import { codeTable } from './code-table.ts';
import { codesQuery, discountApi as api } from './queries.ts';
import * as formStyles from '#kit/web/form/form.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './event-codes.module.css';

type Props = {
  readonly eventId: string;
  /** Whether it is one of a series, and whether it is anybody's: a code can be good for more than the one event. */
  readonly isOfSeries: boolean;
  readonly isOwned: boolean;
};

/** Makes a code for tickets of an event, of its series or of all that its owner has. */
export function NewCode({ eventId, isOfSeries, isOwned }: Props) {
  const words = useWords(messages);
  const queries = useQueryClient();
  const [made, setMade] = useState('');
  const [table] = useState(() => codeTable(reachesAt({ isOwned, isOfSeries })));
  const make = api.mutation('POST /api/events/{id}/discount-codes');
  const form = useForm({
    table,
    call: {
      mutationFn: ({ body }: { body: Parameters<typeof make.mutationFn>[0]['body'] }) =>
        make.mutationFn({ params: { id: eventId }, body }),
    },
    keep: `discount-code ${eventId}`,
    failed: words('makeFailed'),
    reasons: { conflict: words('taken', { count: maxCodes }) },
    toastOf: false,
    onSent: ({ word }) => {
      setMade(word);
      void queries.invalidateQueries(codesQuery(eventId));
    },
  });
  return (
    <section className={styles.newCode} aria-labelledby="new-code">
      <h3 id="new-code" className="tower-s">
        {words('new')}
      </h3>
      <p className={fieldStyles.hint}>{words('newText')}</p>
      <form {...form.props} className={formStyles.form}>
        <FormFields {...form.fields} />
        <div className={formStyles.formFull}>
          <Button type="submit" variant="ink" busy={form.isPending}>
            {words('make')}
          </Button>
        </div>
      </form>
      <p role="status" className={styles.codeMade}>
        {made === '' ? '' : words('made', { code: made })}
      </p>
      <FormAlert text={form.refusal?.told} />
    </section>
  );
}
