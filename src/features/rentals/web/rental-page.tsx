import type { ReactNode } from 'react';
import { DetailPage, DetailSection } from '#market/listings/web/detail/detail-page.tsx';
import { Gallery } from '#market/listings/web/detail/gallery.tsx';
import { Paragraphs } from '#market/listings/web/detail/paragraphs.tsx';
import { ShareButton } from '#market/listings/web/detail/share-button.tsx';
import { StateNote } from '#market/listings/web/detail/state-note.tsx';
import { placeLine } from '#market/listings/place-line.ts';
import { WhereItIs } from '#market/listings/web/detail/where-it-is.tsx';
import { PartnerBadge } from '#market/listings/web/partner/partner-badge.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { PlaceMap } from '#market/map/web/place-map.tsx';
import { Badge } from '#kit/web/ui/badge.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import type { Rental, RentalDetail } from '../contract.ts';
import { messages as cardMessages } from '../messages.ts';
import { messages } from '../page-messages.ts';
import { isBookable, knownAmenities, rentalBadge, type Amenity } from '../rules.ts';
import type { Draft } from '../stay-address.ts';
import type { Stay } from '../stay.ts';
import { rentalViews } from '../views.ts';
import { AskOwner } from './ask-owner.tsx';
import { HomeFigures } from './home-figures.tsx';
import { Host } from './host.tsx';
import { HouseRules } from './house-rules.tsx';
import { RentalDeal } from './rental-deal.tsx';
import { StaySection } from './stay-section.tsx';
import { askingGuests, useStay } from './use-stay.ts';
import * as styles from '#market/listings/web/detail/detail.module.css';

type Props = {
  readonly rental: RentalDetail;
  /** The stay as far as it is chosen, and what one holds oneself. */
  readonly draft: Draft;
  readonly own?: Stay | undefined;
  readonly onDraft: (draft: Draft) => void;
  /** Keeps it for later. */
  readonly save: ReactNode;
  /** Cards of rentals like it. */
  readonly similar: ReactNode;
  /** What guests say of it. */
  readonly reviews?: ReactNode;
  /** Who sells it. */
  readonly seller?: ReactNode;
  /** Whether its owner is written to here: then nobody has to ask us instead. */
  readonly canAsk?: boolean;
};

/** /rentals/{id}: everything a person needs to decide. */
export function RentalPage({ rental, draft, own, onDraft, save, similar, reviews, seller, canAsk = false }: Props) {
  const words = useWords(messages);
  const cardWords = useWords(cardMessages);
  const { title, location, address, latitude, longitude, category, amenities } = rental;
  const badge = rentalBadge(rental);
  const choice = askingGuests(rental, useStay(rental, draft, own));
  const isOpen = isBookable(rental);
  const isKnown = latitude !== null && longitude !== null;
  return (
    <DetailPage
      back={{ label: words('back'), to: '/search', search: { type: 'rentals' } }}
      band="sea"
      picture={
        <Gallery
          photos={rental.photos}
          images={[rental.imageUrl, ...rental.images]}
          poster={{ ...rental.poster, format: 'wide' }}
          views={rentalViews(rental)}
          title={title}
        />
      }
      badges={
        <>
          <Badge>{words(`kind.${category}`)}</Badge>
          {badge && <Badge tone="sun">{cardWords(`badge.${badge}`)}</Badge>}
          <PartnerBadge of={rental} />
        </>
      }
      title={title}
      titleLang={rental.foreign?.title}
      lead={placeLine(location, address)}
      actions={
        <>
          {save}
          <ShareButton title={title} />
        </>
      }
      aside={<RentalDeal rental={rental} stay={choice.stay} draft={draft} />}
      note={
        isOpen ? undefined : (
          <StateNote tone="closed" title={words('closedTitle')}>
            {words(whyClosed(rental))}{' '}
            <Link to="/search" search={{ type: 'rentals' }}>
              {words('closedLink')}
            </Link>
          </StateNote>
        )
      }
      similar={similar}
    >
      <DetailSection title={words('about')}>
        <Paragraphs text={rental.description} lang={rental.foreign?.description} />
      </DetailSection>
      <HomeFigures rental={rental} />
      {isOpen && <StaySection rental={rental} choice={choice} onDraft={onDraft} />}
      {amenities.length > 0 && (
        <DetailSection title={words('amenities')}>
          <ul className={styles.detailList}>
            {amenities.map((amenity) => (
              <li key={amenity}>
                <Icon name="check" />
                {isNamed(amenity) ? cardWords(`amenity.${amenity}`) : amenity}
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
      <HouseRules rental={rental} />
      <Host rental={rental} />
      <AskOwner rental={rental} canAsk={canAsk} />
      <WhereItIs
        {...{ location, address, latitude, longitude, title }}
        map={isKnown && <PlaceMap {...{ latitude, longitude, title }} />}
      />
      {seller}
      {reviews}
    </DetailPage>
  );
}

const isNamed = (amenity: string): amenity is Amenity => knownAmenities.some((known) => known === amenity);

function whyClosed({ price, priceUnit, currency, ownerless, sellerUnknown, ownerUnpayable }: Rental) {
  if (price === null || priceUnit === null) return 'closedText';
  if (price === '0') return 'closedOther';
  if (currency !== 'EUR') return 'closedCurrency';
  if (sellerUnknown) return 'closedSeller';
  if (ownerUnpayable) return 'closedUnpayable';
  return ownerless ? 'closedOwner' : 'closedOther';
}
