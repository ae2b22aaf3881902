import { useQuery } from '@tanstack/react-query';
import { shownPhone } from '#kit/shared/shown-phone.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { mailLink } from '#kit/web/links.ts';
import { Breakable } from '#kit/web/ui/breakable.tsx';
import { Facts } from '#market/listings/web/detail/detail-page.tsx';
import { messages } from '../messages.ts';
import { addressOf } from './address-of.ts';
import { houseSellerQuery } from './queries.ts';

/** Who the house is, for whoever buys of it (Ley 34/2002, art. 10; Regulation (EU) 2022/2065). */
export function HouseSeller() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const seller = useQuery(houseSellerQuery()).data?.seller;
  if (!seller) return null;
  return (
    <section aria-labelledby="house-seller">
      <h2 id="house-seller" className="tower-s">
        {words('houseSeller')}
      </h2>
      <p>{words('houseSellerText')}</p>
      <Facts
        items={[
          { label: words('name'), value: seller.name },
          { label: words('taxNumber'), value: seller.taxNumber },
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
    </section>
  );
}
