import type { ReactNode } from 'react';
import { Contacts } from '#market/listings/web/detail/contacts.tsx';
import { DetailPage, DetailSection } from '#market/listings/web/detail/detail-page.tsx';
import { Gallery } from '#market/listings/web/detail/gallery.tsx';
import { Paragraphs } from '#market/listings/web/detail/paragraphs.tsx';
import { ShareButton } from '#market/listings/web/detail/share-button.tsx';
import { placeLine } from '#market/listings/place-line.ts';
import { WhereItIs } from '#market/listings/web/detail/where-it-is.tsx';
import { PartnerBadge } from '#market/listings/web/partner/partner-badge.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { PlaceMap } from '#market/map/web/place-map.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Badge } from '#kit/web/ui/badge.tsx';
import type { BusinessDetail } from '../contract.ts';
import { openState } from '../hours.ts';
import { messages as cardMessages } from '../messages.ts';
import { messages } from '../page-messages.ts';
import { businessBadge } from '../rules.ts';
import { businessViews } from '../views.ts';
import { BusinessDeal } from './business-deal.tsx';
import { ComingExceptions } from './coming-exceptions.tsx';
import { Menu } from './menu.tsx';
import { WeekTable } from './week-table.tsx';

type Props = {
  readonly business: BusinessDetail;
  /** Keeps it for later. */
  readonly save: ReactNode;
  /** Cards of places like it. */
  readonly similar: ReactNode;
  /** What else is at its place. */
  readonly atPlace?: ReactNode;
  /** What guests say of it. */
  readonly reviews?: ReactNode;
};

/** /businesses/{id}: everything a person needs to decide. */
export function BusinessPage({ business, save, similar, atPlace, reviews }: Props) {
  const words = useWords(messages);
  const cardWords = useWords(cardMessages);
  const { name, location, address, latitude, longitude, category, phone, email, website } = business;
  const badge = businessBadge(business);
  const state = openState(business, useNow());
  const isOpen = state?.kind === 'open' || state?.kind === 'always';
  const isKnown = latitude !== null && longitude !== null;
  return (
    <DetailPage
      back={{ label: words('back'), to: '/search', search: { type: 'businesses' } }}
      band="sand"
      picture={
        <Gallery
          photos={business.photos}
          images={[business.imageUrl, ...business.images]}
          poster={{ ...business.poster, format: 'wide' }}
          views={businessViews(business)}
          title={name}
        />
      }
      badges={
        <>
          <Badge>{cardWords(`category.${category}`)}</Badge>
          {badge && <Badge tone="sun">{cardWords(`badge.${badge}`)}</Badge>}
          <PartnerBadge of={business} />
          {isOpen && <Badge tone="teal">{words('open')}</Badge>}
        </>
      }
      title={name}
      lead={placeLine(location, address)}
      actions={
        <>
          {save}
          <ShareButton title={name} />
        </>
      }
      aside={<BusinessDeal business={business} />}
      similar={similar}
    >
      <DetailSection title={words('about')}>
        <Paragraphs text={business.description} lang={business.foreign?.description} />
      </DetailSection>
      <Menu business={business} />
      <DetailSection title={words('hours')}>
        <WeekTable business={business} />
        <ComingExceptions business={business} />
      </DetailSection>
      {(phone || email || website) && (
        <DetailSection title={words('contact')}>
          <Contacts
            phone={phone && { label: words('phone'), value: phone }}
            email={email && { label: words('email'), value: email }}
            website={website && { label: words('website'), value: website }}
          />
        </DetailSection>
      )}
      {atPlace}
      <WhereItIs
        {...{ location, address, latitude, longitude, title: name }}
        map={isKnown && <PlaceMap {...{ latitude, longitude, title: name }} />}
      />
      {reviews}
    </DetailPage>
  );
}
