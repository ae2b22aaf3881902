import { placeLine } from '#market/listings/place-line.ts';
import { Postmark } from '#market/drawings/web/postmark.tsx';
import { priceOf } from '#kit/shared/money.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Photo } from '#kit/web/ui/photo.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import type { RentalDetail } from '../contract.ts';
import { messages as cardMessages } from '../messages.ts';
import { pricesOf } from '../rental-prices.ts';
import { stayPrice } from '../stay-price.ts';
import type { Stay } from '../stay.ts';
import { messages } from '../stay-messages.ts';
import { StampPrice } from './stamp-price.tsx';
import { StayDeposit } from './stay-deposit.tsx';
import { StayPolicy } from './stay-policy.tsx';
import { StaySum } from './stay-sum.tsx';
import * as rentalCardStyles from './rental-card.module.css';
import * as styles from './stay-receipt.module.css';

type Props = {
  readonly rental: RentalDetail;
  readonly stay: Stay | undefined;
  /** Leads back to the calendar; absent while there is nothing to change. */
  readonly onOtherDates?: (() => void) | undefined;
  readonly isLocked?: boolean;
};

/** What is booked, as a postcard with its receipt (design, checkout.png). */
export function StayReceipt({ rental, stay, onOtherDates, isLocked = false }: Props) {
  const words = useWords(messages);
  const cardWords = useWords(cardMessages);
  const { photos, priceUnit, title, location, address, capacity } = rental;
  // Where its units cost more than one price the stamp shows what all of it costs.
  const cost = stay && stayPrice(pricesOf(rental), stay);
  const [run, more] = cost?.runs ?? [];
  const price = cost && run ? priceOf(more ? cost.totalCents : run.cents) : rental.price;
  const [photo] = photos;
  const place = placeLine(location, address);
  return (
    <article className={styles.stayReceipt} aria-label={words('stay')}>
      <div className={styles.stayReceiptPicture}>
        {photo ? (
          <Photo photo={photo} sizes="(max-width: 760px) 330px, 556px" />
        ) : (
          <Poster {...rental.poster} format="wide" eager />
        )}
      </div>
      <Postmark className={styles.stayReceiptPostmark} />
      {price !== null && priceUnit !== null && (
        <p className={`${rentalCardStyles.stamp} ${styles.stayReceiptStamp}`}>
          <span className={rentalCardStyles.stampFace}>
            <StampPrice price={price} currency={rental.currency} />
            <small>{more ? words('total') : cardWords(`unit.${priceUnit}`)}</small>
          </span>
        </p>
      )}
      <div className={styles.stayReceiptWords}>
        <h2 className="tower-s">{title}</h2>
        <p className={styles.stayReceiptMeta}>
          <span>{place}</span>
          {capacity !== null && <span>{cardWords('upTo', { count: capacity })}</span>}
        </p>
        {stay && <StaySum rental={rental} stay={stay} />}
        {stay && onOtherDates && (
          <button type="button" className={styles.stayReceiptChange} disabled={isLocked} onClick={onOtherDates}>
            {words('clear')}
          </button>
        )}
        <StayDeposit rental={rental} stay={stay} />
        <StayPolicy rental={rental} stay={stay} />
      </div>
    </article>
  );
}
