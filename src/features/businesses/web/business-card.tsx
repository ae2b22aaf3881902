import type { Ink } from '#market/posters/poster.ts';
import { Awning } from '#market/drawings/web/awning.tsx';
import { Lamps } from '#market/drawings/web/lamps.tsx';
import { PartnerLine } from '#market/listings/web/partner/partner-badge.tsx';
import { dot } from '#kit/shared/bidi.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { usePartId } from '#kit/web/ui/kept-part.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { Photo } from '#kit/web/ui/photo.tsx';
import { Duotone } from '#market/posters/web/duotone.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import type { Business } from '../contract.ts';
import { messages } from '../messages.ts';
import { closedToday, hasHours, isOpenAt } from '../opening.ts';
import { businessBadge } from '../rules.ts';
import { Rating } from './rating.tsx';
import * as cardRowStyles from '#kit/web/ui/card-row.module.css';
import * as styles from './business-card.module.css';

type Props = { readonly business: Business; readonly ink: Ink };

/** Names of more characters than this are set smaller, so that they stay on the sign. */
const signCharacters = 16;

/** One business as a house front in the street. */
export function BusinessCard({ business, ink }: Props) {
  const words = useWords(messages);
  const titleId = usePartId();
  const { category, name, priceRange } = business;
  const page = `/businesses/${business.id}` as const;
  const [photo] = business.photos;
  const badge = businessBadge(business);
  return (
    <article className={styles.shop} aria-labelledby={titleId}>
      <div className={styles.shopCornice} />
      <div className={styles.sign}>
        <Lamps className={styles.lamps} />
        <h3 id={titleId} className={name.length > signCharacters ? `tower ${styles.signLong}` : 'tower'}>
          <Link className={cardRowStyles.cardLink} to={page}>
            {name}
          </Link>
        </h3>
        <p className="horizon">
          {words(`category.${category}`)}
          {dot}
          <span role="img" aria-label={words(`price.${priceRange}`)}>
            {priceRange}
          </span>
        </p>
      </div>
      <Awning className={styles.awning} />
      <div className={styles.shopWin}>
        {photo ? (
          <Duotone ink={ink}>
            <Photo photo={photo} sizes="(max-width: 1080px) 258px, 354px" />
          </Duotone>
        ) : (
          <Poster {...business.poster} ink={ink} format="wide" />
        )}
        {badge && <span className={`${styles.shopPlate} horizon`}>{words(`badge.${badge}`)}</span>}
      </div>
      <div className={styles.sill}>
        <div className={styles.rate}>
          <Rating rating={business.rating} />
          <OpenSign business={business} />
        </div>
        <PartnerLine of={business} />
        <p lang={business.foreign?.description}>{business.description}</p>
        <ButtonLink to={page} variant="line" size="sm" aria-describedby={titleId}>
          {words('stepInside')}
        </ButtonLink>
      </div>
    </article>
  );
}

/** Says nothing where no hours are known. */
function OpenSign({ business }: { readonly business: Business }) {
  const words = useWords(messages);
  const now = useNow();
  if (!hasHours(business)) return null;
  if (isOpenAt(business, now)) return <span className={styles.rateOpen}>{words('openNow')}</span>;
  const said = closedToday(business, now) ? 'closedToday' : 'closedNow';
  return <span className={styles.rateClosed}>{words(said)}</span>;
}
