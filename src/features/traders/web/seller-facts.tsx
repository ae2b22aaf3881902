import { shownPhone } from '#kit/shared/shown-phone.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { mailLink } from '#kit/web/links.ts';
import { Breakable } from '#kit/web/ui/breakable.tsx';
import { Facts } from '#market/listings/web/detail/detail-page.tsx';
import type { Seller } from '../contract.ts';
import { messages } from '../messages.ts';
import { addressOf } from './address-of.ts';

type SellerFactsProps = {
  readonly seller: Seller;
  /** The house's own: of others it is nobody's business. */
  readonly taxNumber?: string;
};

/** Who somebody is who sells, and how they are reached. */
export function SellerFacts({ seller, taxNumber }: SellerFactsProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  return (
    <Facts
      items={[
        { label: words('name'), value: seller.name },
        { label: words('taxNumber'), value: taxNumber },
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
  );
}
