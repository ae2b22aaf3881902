import { useQuery } from '@tanstack/react-query';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import { houseSellerQuery } from './queries.ts';
import { SellerFacts } from './seller-facts.tsx';

/** Who the house is, for whoever buys of it (Ley 34/2002, art. 10; Regulation (EU) 2022/2065). */
export function HouseSeller() {
  const words = useWords(messages);
  const seller = useQuery(houseSellerQuery()).data?.seller;
  if (!seller) return null;
  return (
    <section aria-labelledby="house-seller">
      <h2 id="house-seller" className="tower-s">
        {words('houseSeller')}
      </h2>
      <p>{words('houseSellerText')}</p>
      <SellerFacts seller={seller} taxNumber={seller.taxNumber} />
    </section>
  );
}

/** The same as whoever answers for people's data (GDPR, article 13(1)(a)). */
export function HouseController() {
  const words = useWords(messages);
  const seller = useQuery(houseSellerQuery()).data?.seller;
  if (!seller) return null;
  return (
    <>
      <p>{words('houseController')}</p>
      <SellerFacts seller={seller} taxNumber={seller.taxNumber} />
    </>
  );
}
