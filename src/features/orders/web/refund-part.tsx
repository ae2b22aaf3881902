import { useState } from 'react';
import { centsOf, formatEuro } from '#kit/shared/money.ts';
import { typedPrice } from '#kit/shared/typed-price.ts';
import { PriceInput } from '#kit/web/form/price-input.tsx';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useDraft } from '#kit/web/desk/use-draft.ts';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { TextArea } from '#kit/web/ui/input.tsx';
import { Select } from '#kit/web/ui/select.tsx';
import type { DeskOrderDetail } from '../desk-contract.ts';
import { messages } from '../desk-messages.ts';
import { deskOrdersApi as api } from './desk-queries.ts';
import { goodTickets, maxReason, refundBearers } from '../rules.ts';
import type { RefundBearer } from '../rules.ts';
import * as styles from './refunds.module.css';
import * as checkboxStyles from '#kit/web/ui/checkbox.module.css';

/** Cents that can still go back of an order. */
export const leftOf = ({ amount, refunded }: Pick<DeskOrderDetail, 'amount' | 'refunded'>): number =>
  (centsOf(amount) ?? 0) - (centsOf(refunded) ?? 0);

type Part = {
  readonly amount: string;
  readonly note: string;
  readonly bearer: RefundBearer;
  readonly tickets: readonly string[];
};
const empty: Part = { amount: '', note: '', bearer: 'both', tickets: [] };

/** Gives a part of what is left of an order back, with a reason: asked about first, because it is written and booked. */
export function RefundPart({ order }: { readonly order: DeskOrderDetail }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { values, set, reset } = useDraft(empty, { keep: `refund ${order.id}` });
  const { amount, note, bearer, tickets } = values;
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const left = leftOf(order);
  const most = formatEuro(left, language);
  const cents = centsOf(typedPrice(amount)) ?? 0;
  const shown = formatEuro(cents, language);
  const faults = { amount: cents < 1 || cents > left, note: note.trim() === '' };
  const { change, isPending } = useChange(api.mutation('POST /api/admin/orders/{id}/refunds'), {
    done: { title: words('partDone'), description: words('partDoneText', { amount: shown }) },
    failed: { title: words('partFailed'), description: words('partFailedText') },
    refresh: ['/api/admin/orders', '/api/admin/audit', '/api/users', '/api/events', '/api/rentals'],
    onDone: () => {
      reset(empty);
      setTried(false);
      setAsking(false);
    },
    onFailed: () => setAsking(false),
  });
  const body = { amountCents: cents, note: note.trim(), bearer, refunded: order.refunded, tickets: [...tickets] };
  return (
    <details className={styles.refundPart}>
      <summary>{words('part')}</summary>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!faults.amount && !faults.note) setAsking(true);
        }}
      >
        <Field
          label={words('partAmount')}
          required={words('required')}
          hint={words('partLeft', { amount: most })}
          error={isTried && faults.amount ? words('partAmountFault', { amount: most }) : undefined}
        >
          {(control) => (
            <PriceInput
              {...control}
              name="amount"
              autoComplete="off"
              value={amount}
              onChange={(event) => set('amount', event.currentTarget.value)}
            />
          )}
        </Field>
        <Field
          label={words('partNote')}
          required={words('required')}
          hint={words('partNoteHint')}
          error={isTried && faults.note ? words('partNoteFault') : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              name="note"
              rows={3}
              maxLength={maxReason}
              value={note}
              onChange={(event) => set('note', event.currentTarget.value)}
            />
          )}
        </Field>
        <Field label={words('partBearer')}>
          {(control) => (
            <Select
              {...control}
              name="bearer"
              value={bearer}
              onChange={({ currentTarget: { value } }) =>
                set('bearer', refundBearers.find((one) => one === value) ?? 'both')
              }
              options={refundBearers.map((value) => ({ value, label: words(`partBearer.${value}`) }))}
            />
          )}
        </Field>
        <Tickets order={order} chosen={tickets} onChoose={(ids) => set('tickets', ids)} />
        <Button variant="teal" type="submit">
          {words('part')}
        </Button>
      </form>
      <Confirm
        isOpen={isAsking}
        title={words('askPart', { amount: shown, name: order.buyer.fullName })}
        text={words('askPartText')}
        yes={words('part')}
        no={words('keep')}
        tone="ink"
        isPending={isPending}
        onYes={() => change({ params: { id: order.id }, body })}
        onClose={() => setAsking(false)}
      />
    </details>
  );
}

type TicketsProps = {
  readonly order: DeskOrderDetail;
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
};

/** Tickets that are cancelled along with it. */
function Tickets({ order, chosen, onChoose }: TicketsProps) {
  const words = useWords(messages);
  const good = order.status === 'confirmed' ? goodTickets(order.codes) : [];
  if (good.length === 0) return null;
  return (
    <fieldset className={styles.refundTickets}>
      <legend>{words('partTickets')}</legend>
      {good.map((ticket) => (
        <label key={ticket.id}>
          <input
            className={checkboxStyles.checkbox}
            type="checkbox"
            checked={chosen.includes(ticket.id)}
            onChange={({ currentTarget: { checked } }) =>
              onChoose(checked ? [...chosen, ticket.id] : chosen.filter((id) => id !== ticket.id))
            }
          />
          {words('partTicket', { number: order.codes.indexOf(ticket) + 1, end: ticket.end })}
        </label>
      ))}
      <p>{words('partTicketsHint')}</p>
    </fieldset>
  );
}
