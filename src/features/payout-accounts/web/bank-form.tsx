import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { FormAlert } from '#kit/web/form/form-alert.tsx';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import { useForm } from '#kit/web/form/use-form.ts';
import type { Texts } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { PayoutAccount } from '../contract.ts';
import { bankAccountFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import { payoutAccountQuery, payoutAccountsApi } from './queries.ts';
import { isUnguarded, Unguarded } from './unguarded.tsx';
import * as formStyles from '#kit/web/form/form.module.css';
import * as styles from './payout-accounts.module.css';

const bankTable: FormTable<Texts<'holder' | 'iban'>, WordsOf<typeof messages>> = {
  facts: bankAccountFacts,
  words: messages,
  fields: {
    holder: { hint: 'holderHint', fills: 'name', width: 'half' },
    iban: { hint: 'ibanHint', fills: 'off', width: 'half', faults: { refused: 'ibanWrong' } },
  },
};

/** Says at which bank an owner is paid; the number that is saved is not shown again. */
export function BankForm({ account }: { readonly account: PayoutAccount | null }) {
  const words = useWords(messages);
  const queries = useQueryClient();
  const [lacksFactor, setLacksFactor] = useState(false);
  const form = useForm({
    table: bankTable,
    call: payoutAccountsApi.mutation('PUT /api/payout-account'),
    failed: words('saveFailed'),
    reasons: { confirm_identity: words('notConfirmed') },
    toastOf: false,
    isDealtWith: (problem) => {
      setLacksFactor(isUnguarded(problem));
      return isUnguarded(problem);
    },
    sent: { title: words('saved'), description: words('savedText') },
    onSent: () => void queries.invalidateQueries(payoutAccountQuery()),
    ...(account && { start: { holder: account.holder ?? '', iban: '' } }),
  });
  return (
    <form {...form.props} className={`${formStyles.form} ${styles.bankForm}`}>
      <FormFields {...form.fields} />
      <Button type="submit" variant="coral" busy={form.isPending}>
        {words('save')}
      </Button>
      <FormAlert text={lacksFactor ? <Unguarded /> : form.refusal?.told} />
    </form>
  );
}
