import { useQuery } from '@tanstack/react-query';
import { shownPhone } from '#kit/shared/shown-phone.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { mailLink } from '#kit/web/links.ts';
import { Breakable } from '#kit/web/ui/breakable.tsx';
import { DetailSection, Facts } from '#market/listings/web/detail/detail-page.tsx';
import type { SoldKind } from '../contract.ts';
import { messages } from '../messages.ts';
import { addressOf } from './address-of.ts';
import { sellerQuery } from './queries.ts';

type SoldByProps = { readonly kind: SoldKind; readonly id: string };

/** Who sells a listing, where it is not the house (Regulation (EU) 2022/2065, article 31). */
export function SoldBy({ kind, id }: SoldByProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const seller = useQuery(sellerQuery(kind, id)).data?.seller;
  if (!seller) return null;
  return (
    <DetailSection title={words('soldBy')}>
      <p>{words(seller.kind === 'person' ? 'soldByPerson' : 'soldByCompany')}</p>
      <Facts
        items={[
          { label: words('name'), value: seller.name },
          { label: words('address'), value: addressOf(seller, language) },
          { label: words('register'), value: seller.register },
          {
            label: words('email'),
            value: (
              <a href={mailLink(seller.email)}>
                <Breakable>{seller.email}</Breakable>
              </a>
            ),
          },
          { label: words('phone'), value: <a href={`tel:${seller.phone}`}>{shownPhone(seller.phone)}</a> },
        ]}
      />
    </DetailSection>
  );
}
