import { useQuery, useQueryClient } from '@tanstack/react-query';
import { NotThere } from '#kit/web/desk/not-there.tsx';
import { FormAlert } from '#kit/web/form/form-alert.tsx';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import { useForm } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { StandingCard } from '#kit/web/ui/standing-card.tsx';
import type { HouseTrader } from '../contract.ts';
import { town } from '#market/town/town.ts';
import { messages } from '../messages.ts';
import { houseTraderQuery, tradersApi } from './queries.ts';
import { draftOfTrader, houseTable } from './trader-table.ts';
import * as formStyles from '#kit/web/form/form.module.css';
import * as styles from './traders.module.css';

/** Who the house is, where it sells and invoices itself; said by the desk. */
export function HousePanel() {
  const words = useWords(messages);
  const { data, isError, refetch } = useQuery(houseTraderQuery());
  if (data === undefined)
    return <NotThere isError={isError} refetch={refetch} failed={words('failed')} hint={words('tryAgain')} />;
  const isGood = data.trader !== null;
  return (
    <section className={styles.seller} aria-labelledby="the-house">
      <h2 id="the-house" className="tower-s">
        {words('house')}
      </h2>
      <p className={styles.sellerLead}>{words('houseLead')}</p>
      <StandingCard title={words(isGood ? 'houseGood' : 'houseMissing')} isGood={isGood} className={styles.standing}>
        <div>{words(isGood ? 'houseGoodText' : 'houseMissingText')}</div>
      </StandingCard>
      {/* What was saved is what it begins with from then on. */}
      <HouseForm key={data.trader?.updatedAt ?? ''} trader={data.trader} />
    </section>
  );
}

function HouseForm({ trader }: { readonly trader: HouseTrader | null }) {
  const words = useWords(messages);
  const queries = useQueryClient();
  const form = useForm({
    table: houseTable,
    call: tradersApi.mutation('PUT /api/admin/house-trader'),
    keep: 'house-trader',
    failed: words('saveFailed'),
    reasons: {
      confirm_identity: words('notConfirmed'),
      tax_number_taken: words('taxNumberTaken', { email: town.emails.business }),
    },
    toastOf: false,
    sent: { title: words('houseSaved'), description: words('houseSavedText') },
    onSent: () => void queries.invalidateQueries(houseTraderQuery()),
    ...(trader && { start: draftOfTrader(trader) }),
  });
  return (
    <form {...form.props} className={`${formStyles.form} ${styles.sellerForm}`}>
      <FormFields {...form.fields} />
      <Button type="submit" variant="coral" busy={form.isPending}>
        {words('houseSave')}
      </Button>
      <FormAlert text={form.refusal?.told} />
    </form>
  );
}
