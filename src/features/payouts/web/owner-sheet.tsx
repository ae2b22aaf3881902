import { formatDate } from '#kit/shared/dates.ts';
import { formatInstant } from '#market/town/dates.ts';
import { shownAmount } from '#kit/shared/signed-money.ts';
import { MailLink, PhoneLink } from '#kit/web/desk/contact-links.tsx';
import { DeskFact, DeskFacts } from '#kit/web/desk/desk-facts.tsx';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { StatusPill, type StatusName } from '#kit/web/desk/status-pill.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { OwnerDetail } from '../contract.ts';
import { messages } from '../messages.ts';
import type { OwnerState } from '../rules.ts';
import { CameBack } from './came-back.tsx';
import { PayoutForm } from './payout-form.tsx';
import * as factsStyles from '#kit/web/desk/facts.module.css';
import { inLine } from '#kit/shared/bidi.ts';
import { FactLine } from '#kit/web/ui/fact-line.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import * as styles from './payouts.module.css';

/** The colour of each state. */
export const ownerLooks: Readonly<Record<OwnerState, StatusName>> = {
  due: 'pending',
  owes: 'rejected',
  waiting: 'planning',
  settled: 'completed',
};

type OwnerSheetProps = { readonly owner: OwnerDetail; readonly onClose: () => void };

/** One owner: what is due, order by order, what was paid out, and the way to record the next payout. */
export function OwnerSheet({ owner, onClose }: OwnerSheetProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { state, isErased, items, payouts } = owner;
  const amount = (cents: number) => shownAmount(cents, language);
  const more = owner.orders - items.length;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={isErased ? words('erased') : owner.name}
      head={
        <>
          <StatusPill status={ownerLooks[state]}>{words(`state.${state}`)}</StatusPill>
          <span>{words('asOf', { when: formatInstant(new Date(owner.asOf), language) })}</span>
        </>
      }
    >
      <DeskFacts>
        <DeskFact label={words('account')}>{owner.username}</DeskFact>
        <DeskFact label={words('phone')}>{owner.phone === null ? null : <PhoneLink to={owner.phone} />}</DeskFact>
        <DeskFact label={words('email')}>{owner.email === null ? null : <MailLink to={owner.email} />}</DeskFact>
        <DeskFact label={words('dueNow')}>
          <b>{amount(owner.dueCents)}</b>
        </DeskFact>
        <DeskFact label={words('notDue')}>{amount(owner.waitingCents)}</DeskFact>
        <DeskFact label={words('paid')}>{amount(owner.paidCents)}</DeskFact>
      </DeskFacts>
      {owner.isSuspended ? <p className={factsStyles.deskNotice}>{words('heldText')}</p> : null}
      {owner.payableFrom === null ? null : (
        <p className={factsStyles.deskNotice}>
          {words('waitsText', { when: formatInstant(new Date(owner.payableFrom), language) })}
        </p>
      )}
      <h3 className={`horizon ${styles.payoutTitle}`}>{words('items')}</h3>
      {state === 'owes' ? <p className={factsStyles.deskNotice}>{words('owesText')}</p> : null}
      {items.length === 0 ? <p>{words('nothingDue')}</p> : null}
      <ul className={styles.payoutLines}>
        {items.map(({ orderId, title, date, netCents, dueCents }) => (
          <li key={orderId}>
            <div>
              <Link to="/admin" search={{ tab: 'orders', open: orderId }} aria-label={words('order', { title })}>
                {title}
              </Link>
              <span>
                <FactLine>
                  {words('ofNet', { date: formatDate(date, 'long', language), amount: amount(netCents) })}
                </FactLine>
              </span>
            </div>
            <b>{amount(dueCents)}</b>
          </li>
        ))}
      </ul>
      {more > 0 ? <p>{words('more', { count: more })}</p> : null}
      {state === 'due' && !owner.isSuspended && owner.payableFrom === null ? <PayoutForm owner={owner} /> : null}
      {payouts.length > 0 ? (
        <>
          <h3 className={`horizon ${styles.payoutTitle}`}>{words('payouts')}</h3>
          <ul className={styles.payoutLines}>
            {payouts.map(({ id, amountCents, orders, reference, status, isByClock, paidBy, createdAt }) => (
              <li key={id}>
                <div>
                  <span>{reference}</span>
                  <span>
                    <FactLine>
                      {inLine([
                        words('payout', {
                          when: formatInstant(new Date(createdAt), language),
                          name: isByClock ? words('byClock') : (paidBy ?? words('somebody')),
                        }),
                        words('orders', { count: orders }),
                        status === 'paid' ? null : words(`payoutStatus.${status}`),
                      ])}
                    </FactLine>
                  </span>
                </div>
                <b>{amount(amountCents)}</b>
                {isByClock || status === 'failed' ? null : <CameBack id={id} amount={amount(amountCents)} />}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Sheet>
  );
}
