import { dot, inLine } from '#kit/shared/bidi.ts';
import { formatPrice } from '#kit/shared/money.ts';
import type { Ink } from '#market/posters/poster.ts';
import { formatRating } from '#market/listings/rating.ts';
import { Postmark } from '#market/drawings/web/postmark.tsx';
import { PartnerLine } from '#market/listings/web/partner/partner-badge.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import { usePartId } from '#kit/web/ui/kept-part.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { Photo } from '#kit/web/ui/photo.tsx';
import { Duotone } from '#market/posters/web/duotone.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import type { FoundRental, Rental } from '../contract.ts';
import { messages } from '../messages.ts';
import { isBookable, knownAmenities, rentalBadge, type Amenity } from '../rules.ts';
import { draftSearch } from '../stay-address.ts';
import * as cardRowStyles from '#kit/web/ui/card-row.module.css';
import { StampPrice } from './stamp-price.tsx';
import * as styles from './rental-card.module.css';

/** A search adds the stay that was asked for, or the month, and how many come: card and button take it along. */
export type ShownRental = Rental &
  Partial<Pick<FoundRental, 'stay' | 'cost'>> & { readonly month?: string; readonly guests?: number };
type Props = { readonly rental: ShownRental; readonly ink: Ink };

/** The back of a postcard has room for these. */
const shownAmenities = 3;

const isKnown = (amenity: string): amenity is Amenity => knownAmenities.some((known) => known === amenity);

/** One rental as a postcard; its stamp is the price. */
export function RentalCard({ rental, ink }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const titleId = usePartId();
  const [photo] = rental.photos;
  const badge = rentalBadge(rental);
  const { stay, cost, month, guests } = rental;
  const chosen = draftSearch({ ...(stay ?? { quantity: 1, month }), guests });
  const least = (price: string, count: number) =>
    words('least', { price: formatPrice(price, language, rental.currency), count });
  return (
    <article className={styles.pc} aria-labelledby={titleId}>
      <div className={styles.pcPic}>
        {photo ? (
          <Duotone ink={ink}>
            <Photo photo={photo} sizes="(max-width: 1080px) 294px, 368px" />
          </Duotone>
        ) : (
          <Poster {...rental.poster} ink={ink} format="wide" />
        )}
      </div>
      <div className={styles.pcBack}>
        <div className={styles.pcMsg}>
          <h3 id={titleId} className="tower-s">
            <Link
              className={cardRowStyles.cardLink}
              to={`/rentals/${rental.id}`}
              search={chosen}
              lang={rental.foreign?.title}
            >
              {rental.title}
            </Link>
          </h3>
          <PostcardFacts rental={rental} />
          <PartnerLine of={rental} />
          {isBookable(rental) ? (
            <ButtonLink
              to="/checkout"
              search={{ type: 'rental', id: rental.id, ...chosen }}
              variant="ink"
              size="sm"
              aria-describedby={titleId}
            >
              {words('bookIt')}
            </ButtonLink>
          ) : (
            <Button size="sm" disabled aria-describedby={titleId}>
              {words('notBookable')}
            </Button>
          )}
        </div>
        <div className={styles.pcStamp}>
          <p className={styles.stamp}>
            <span className={styles.stampFace}>
              <StampPrice price={cost?.total ?? cost?.price ?? rental.price} currency={rental.currency} />
              {rental.price !== null && rental.priceUnit !== null && (
                <small> {words(cost?.total ? 'inAll' : `unit.${rental.priceUnit}`)}</small>
              )}
            </span>
          </p>
        </div>
        <Postmark className={styles.postmark} />
        <ul className={styles.pcAddr}>
          <li>{rental.address}</li>
          <li>{rental.location}</li>
          {rental.least !== null && !cost?.total && <li>{least(rental.least, rental.minUnits)}</li>}
          {rental.capacity !== null && <li>{words('upTo', { count: rental.capacity })}</li>}
          {badge && <li className={styles.pcBadge}>{words(`badge.${badge}`)}</li>}
        </ul>
      </div>
    </article>
  );
}

function PostcardFacts({ rental }: { readonly rental: Rental }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const amenities = rental.amenities
    .slice(0, shownAmenities)
    .map((amenity) => (isKnown(amenity) ? words(`amenity.${amenity}`) : amenity));
  const rating = rental.rating === null ? undefined : formatRating(rental.rating, language);
  return (
    <p className={styles.pcMeta}>
      {rating === undefined ? (
        <b>{words('unrated')}</b>
      ) : (
        <b role="img" aria-label={words('ratingLabel', { rating })}>
          {words('rating', { rating })}
        </b>
      )}
      {amenities.length > 0 && dot}
      {inLine(amenities, ', ')}
    </p>
  );
}
