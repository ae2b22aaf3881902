import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { RoleInTeam } from '#kit/web/desk/role-in-team.ts';
import { FormAlert } from '#kit/web/form/form-alert.tsx';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import { useForm } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { Trader } from '../contract.ts';
import { town } from '#market/town/town.ts';
import { messages } from '../messages.ts';
import { traderQuery, tradersApi } from './queries.ts';
import { draftOfTrader, traderTable } from './trader-table.ts';
import * as formStyles from '#kit/web/form/form.module.css';
import { AcceptedTerms } from '#market/terms/web/accepted-terms.tsx';
import * as styles from './traders.module.css';

/** Says who sells, for a year from now on. */
export function TraderForm({ trader }: { readonly trader: Trader | null }) {
  const words = useWords(messages);
  const queries = useQueryClient();
  const role = use(RoleInTeam);
  const form = useForm({
    table: traderTable,
    call: tradersApi.mutation('PUT /api/trader'),
    keep: 'trader',
    more: { declares: true },
    failed: words('saveFailed'),
    reasons: {
      confirm_identity: words('notConfirmed'),
      tax_number_taken: words('taxNumberTaken', { email: town.emails.business }),
    },
    toastOf: false,
    sent: { title: words('saved'), description: words('savedText') },
    onSent: () => void queries.invalidateQueries(traderQuery()),
    ...(trader && { start: draftOfTrader(trader) }),
  });
  // Whoever works for an owner reads it; only the owner declares.
  if (role !== undefined) return null;
  return (
    <form {...form.props} className={`${formStyles.form} ${styles.sellerForm}`}>
      <FormFields {...form.fields} />
      <p className={styles.sellerDeclares}>{words('declaration')}</p>
      <AcceptedTerms by="selling" />
      <Button type="submit" variant="coral" busy={form.isPending}>
        {words('save')}
      </Button>
      <FormAlert text={form.refusal?.told} />
    </form>
  );
}
