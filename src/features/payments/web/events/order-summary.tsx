import { instantTold } from '#market/town/clock-changes.ts';
import { useId } from 'react';
import type { Event } from '#features/events/contract.ts';
import type { TicketType } from '#features/ticket-types/contract.ts';
import { maxTickets } from '#features/events/rules.ts';
import { toldDays } from '#features/events/told-days.ts';
import { refundSteps } from '#market/listings/cancellation.ts';
import { inLine } from '#kit/shared/bidi.ts';
import { centsOf, formatEuro, formatPrice } from '#kit/shared/money.ts';
import { PolicyWords } from '#market/listings/web/cancellation/policy-words.tsx';
import { useToldTime } from '#market/town/web/clock/use-told-time.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import { Stepper } from '#kit/web/ui/stepper.tsx';
import { messages } from '../../messages.ts';
import type { Priced } from '../../rules.ts';
import type { Discounting } from './use-discount.tsx';
import type { Typed } from './use-ticket-type.tsx';
import * as styles from './receipt.module.css';

type Props = Bought | { readonly event: Event };

type Bought = {
  readonly event: Priced<Event>;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
  /** While a payment is on its way nothing may change. */
  readonly locked: boolean;
  /** Fewer places are left than asked for. */
  readonly short: boolean;
  readonly discount?: Discounting | undefined;
  readonly typed?: Typed | undefined;
};

/** What is bought, as a ticket with its receipt; what is not for sale has nothing to count. */
export function OrderSummary(props: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { event } = props;
  const toldTime = useToldTime();
  const when = toldDays(event, language) ?? words('undated');

  return (
    <article className={styles.receipt} aria-label={words('summary')}>
      <div className={styles.receiptPrint}>
        <Poster className={styles.receiptPoster} {...event.poster} format="wide" eager />
        <div className={styles.receiptStub}>
          <h2 className="tower-s">{event.title}</h2>
          <p className={styles.receiptMeta}>
            <span>{inLine([when, toldTime(event.time, event.fold)])}</span>
            <span>{event.location}</span>
            <span>{event.address}</span>
          </p>
          {'quantity' in props ? (
            <>
              {props.typed?.field(props.locked)}
              <ReceiptLines {...props} />
              {props.discount?.field(props.locked)}
              {event.price !== '0' && <Policy event={event} />}
            </>
          ) : (
            <dl className={styles.receiptLines}>
              <div>
                <dt>{words('perTicket')}</dt>
                <dd>
                  {event.price === null
                    ? words('unpriced')
                    : event.price === '0'
                      ? words('free')
                      : formatPrice(event.price, language, event.currency)}
                </dd>
              </div>
            </dl>
          )}
        </div>
      </div>
    </article>
  );
}

/** What comes back to whoever cancels, before anything is paid. */
function Policy({ event: { cancellation, date, time, fold } }: { readonly event: Event }) {
  const words = useWords(messages);
  return (
    <div className={styles.receiptPolicy}>
      <h3 className="horizon">{words('policy')}</h3>
      <PolicyWords
        steps={refundSteps[cancellation]}
        startsAt={date === null || time === null ? undefined : instantTold(date, time, fold)}
      />
    </div>
  );
}

function ReceiptLines({ event, quantity, onQuantity, locked, short, discount, typed }: Bought) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const shortId = useId();
  const cents = centsOf(event.price) ?? 0;
  const before = centsOf(discount?.before ?? event.price) ?? 0;
  const euro = (amount: number) => (amount === 0 ? words('free') : formatEuro(amount, language));
  const isRegularGone = typed !== undefined && !typed.isRegularOpen;
  const shortOf = (type: TicketType | undefined) => {
    if (type !== undefined) return words(type.state === 'open' ? 'notEnoughOfType' : 'typeGone', { name: type.name });
    return isRegularGone ? words('regularGone') : words('notEnough', { count: quantity });
  };
  return (
    <>
      <dl className={styles.receiptLines}>
        <div>
          <dt>{words('quantity')}</dt>
          <dd>
            <Stepper
              label={words('quantity')}
              less={words('fewer')}
              more={words('more')}
              value={quantity}
              min={1}
              max={maxTickets}
              disabled={locked}
              onChange={onQuantity}
              {...(short ? { describedBy: shortId } : {})}
            />
          </dd>
        </div>
        <div>
          <dt>{words('perTicket')}</dt>
          <dd>{euro(before)}</dd>
        </div>
        {discount?.code && (
          <div>
            <dt>{words('code', { code: discount.code.word })}</dt>
            <dd>−{formatEuro((before - cents) * quantity, language)}</dd>
          </div>
        )}
        <div className={styles.receiptTotal}>
          <dt>{words('total')}</dt>
          <dd className="tower" aria-live="polite">
            {euro(cents * quantity)}
          </dd>
        </div>
      </dl>
      <p id={shortId} className={styles.receiptShort} role="alert">
        {short ? shortOf(typed?.chosen) : ''}
      </p>
    </>
  );
}
