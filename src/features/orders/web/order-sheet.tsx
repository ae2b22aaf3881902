import { begun } from '#kit/shared/begun.ts';
import { inLine } from '#kit/shared/bidi.ts';
import { MailLink, PhoneLink } from '#kit/web/desk/contact-links.tsx';
import { Fragment } from 'react';
import { formatInstant } from '#market/town/dates.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { DeskFact, DeskFacts } from '#kit/web/desk/desk-facts.tsx';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import { useDepositWords } from '#market/listings/web/deposit/use-deposit-words.ts';
import type { DeskOrderDetail } from '../desk-contract.ts';
import { messages } from '../desk-messages.ts';
import { CancelForBuyer } from './cancel-for-buyer.tsx';
import { isBookingKind } from '../rules.ts';
import { OrderRefunds } from './order-refunds.tsx';
import { leftOf, RefundPart } from './refund-part.tsx';
import { useBookedWords } from './use-booked-words.ts';

type OrderSheetProps = { readonly order: DeskOrderDetail; readonly onClose: () => void };

/** All that the desk may know of an order; what can't be kept is cancelled here. */
export function OrderSheet({ order, onClose }: OrderSheetProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { buyer, seller } = order;
  const instant = (at: string | null) => (at === null ? null : begun(formatInstant(new Date(at), language)));
  const price = (amount: string) => (amount === '0' ? words('free') : formatPrice(amount, language));
  const { when, count } = useBookedWords();
  const deposit = useDepositWords();
  const isPending = order.status === 'pending';
  const { dispute } = order;
  const hasLeft = order.confirmedAt !== null && dispute === null && leftOf(order) > 0;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={order.title}
      picture={<Poster {...order.poster} format="strip" />}
      foot={order.status === 'confirmed' && isBookingKind(order.kind) ? <CancelForBuyer order={order} /> : null}
      head={
        <>
          <StatusPill status={order.status}>{words(`status.${order.status}`)}</StatusPill>
          <span>{words('ordered', { when: formatInstant(new Date(order.createdAt), language) })}</span>
        </>
      }
    >
      <DeskFacts>
        <DeskFact label={words('buyer')}>{buyer.fullName}</DeskFact>
        <Contact of={buyer} />
        <DeskFact label={words('when')}>{begun(when(order).join(', '))}</DeskFact>
        <DeskFact label={words('where')}>{inLine([order.address, order.location], ', ')}</DeskFact>
        <DeskFact label={words('quantity')}>{count({ ...order, tickets: order.codes })}</DeskFact>
        <DeskFact label={words('amount')}>{price(order.amount)}</DeskFact>
        <DeskFact label={deposit.label}>{deposit.sumOf(order)}</DeskFact>
        <DeskFact label={words('discountCode')}>
          {order.discountCode === null
            ? null
            : inLine([order.discountCode, `−${formatPrice(order.discount, language)}`])}
        </DeskFact>
        <DeskFact label={words('confirmedAt')}>{instant(order.confirmedAt)}</DeskFact>
        <DeskFact label={words('heldUntil')}>{isPending ? instant(order.holdExpiresAt) : null}</DeskFact>
        <DeskFact label={words('payments')}>
          <Payments order={order} />
        </DeskFact>
        <DeskFact label={words('refunds')}>
          {order.refunds.length > 0 && <OrderRefunds refunds={order.refunds} />}
        </DeskFact>
        <DeskFact label={words('cancelNote')}>{order.cancelNote}</DeskFact>
        <DeskFact label={words('dispute')}>{dispute && words(`dispute.${dispute}`)}</DeskFact>
        <DeskFact label={words('seller')}>{seller?.fullName}</DeskFact>
        {seller === null ? null : <Contact of={seller} />}
        <DeskFact label={words('codes')}>
          <Codes codes={order.codes} />
        </DeskFact>
        <DeskFact label={words('supplements')}>
          {order.supplements.length > 0 &&
            order.supplements.map(({ id, amount }) => (
              <Fragment key={id}>
                {formatPrice(amount, language)} <code>{id}</code>
                <br />
              </Fragment>
            ))}
        </DeskFact>
        <DeskFact label={words('extends')}>
          {order.extendsOrderId === null ? null : <code>{order.extendsOrderId}</code>}
        </DeskFact>
        <DeskFact label={words('number')}>
          <code>{order.id}</code>
        </DeskFact>
      </DeskFacts>
      {hasLeft ? <RefundPart order={order} /> : null}
    </Sheet>
  );
}

/** How somebody is reached. */
function Contact({ of: { phone, email } }: { readonly of: DeskOrderDetail['buyer'] }) {
  const words = useWords(messages);
  return (
    <>
      <DeskFact label={words('phone')}>
        {/* Whoever had their data erased has none. */}
        {phone.startsWith('+') ? <PhoneLink to={phone} /> : null}
      </DeskFact>
      <DeskFact label={words('email')}>{email === null ? null : <MailLink to={email} />}</DeskFact>
    </>
  );
}

function Payments({ order }: { readonly order: DeskOrderDetail }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  if (order.payments.length === 0) return words(order.amount === '0' ? 'noPayments' : 'noPaymentsYet');
  return order.payments.map(({ provider, status, amount, createdAt }) => (
    <Fragment key={createdAt}>
      {inLine([
        begun(formatInstant(new Date(createdAt), language)),
        formatPrice(amount, language),
        provider,
        words(`payment.${status}`),
      ])}
      <br />
    </Fragment>
  ));
}

function Codes({ codes }: Pick<DeskOrderDetail, 'codes'>) {
  const words = useWords(messages);
  if (codes.length === 0) return words('noCodes');
  return (
    <>
      {codes.map(({ id, end, usedAt, cancelledAt }) => (
        <Fragment key={id}>
          <code aria-label={words('codeEnd', { end: end.slice(-2) })}>{end}</code>
          {usedAt === null ? null : ` (${words('codeUsed')})`}
          {cancelledAt === null ? null : ` (${words('codeCancelled')})`}{' '}
        </Fragment>
      ))}
      <small>{words('codesHint')}</small>
    </>
  );
}
