import { formatDate } from '#kit/shared/dates.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { DetailSection } from '#market/listings/web/detail/detail-page.tsx';
import { nightOf } from '#market/town/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import type { BusinessDetail } from '../contract.ts';
import { isOfferOn, menuOf } from '../menu.ts';
import { messages } from '../page-messages.ts';
import { servesFood } from '../rules.ts';
import * as styles from './menu.module.css';

/** What a place has, as on a card, and above it what is on offer tonight; nothing where nobody has said. */
export function Menu({ business }: { readonly business: BusinessDetail }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const parts = menuOf(business.menu);
  const isOn = isOfferOn(business, nightOf(useNow()));
  if (parts.length === 0 && !isOn) return null;
  const { offer, offerUntil, category, foreign } = business;
  return (
    <DetailSection title={words(servesFood(category) ? 'menu' : 'offers')}>
      {isOn ? (
        <p className={styles.menuOffer}>
          <b className="horizon">{words('offerNow')}</b>
          <span lang={foreign?.offer}>{offer}</span>
          {offerUntil === null ? null : (
            <small>{words('offerUntil', { date: formatDate(offerUntil, 'long', language) })}</small>
          )}
        </p>
      ) : null}
      {parts.map(({ title, items }, place) => (
        <div key={place} className={styles.menuPart} lang={foreign?.menu}>
          {title === undefined ? null : <h3 className="tower-s">{title}</h3>}
          <ul>
            {items.map(({ name, price }, item) => (
              <li key={item}>
                <span>{name}</span>
                {price === undefined ? null : <b>{formatPrice(price, language, 'EUR')}</b>}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {parts.some(({ items }) => items.some(({ price }) => price !== undefined)) ? (
        <p className={styles.menuHint}>{words('pricesHint')}</p>
      ) : null}
    </DetailSection>
  );
}
