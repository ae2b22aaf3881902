import { useQuery } from '@tanstack/react-query';
import { useWords } from '#kit/web/i18n.tsx';
import { DetailSection } from '#market/listings/web/detail/detail-page.tsx';
import type { SoldKind } from '../contract.ts';
import { messages } from '../messages.ts';
import { sellerQuery } from './queries.ts';
import { SellerFacts } from './seller-facts.tsx';

type SoldByProps = { readonly kind: SoldKind; readonly id: string };

/** Who sells a listing, where it is not the house (Regulation (EU) 2022/2065, article 31). */
export function SoldBy({ kind, id }: SoldByProps) {
  const words = useWords(messages);
  const seller = useQuery(sellerQuery(kind, id)).data?.seller;
  if (!seller) return null;
  return (
    <DetailSection title={words('soldBy')}>
      <p>{words(`soldBy.${seller.kind}`)}</p>
      <SellerFacts seller={seller} />
    </DetailSection>
  );
}
