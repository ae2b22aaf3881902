import { formatPrice } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { Rental } from '../contract.ts';
import { messages } from '../messages.ts';
import * as styles from './rental-card.module.css';

/** Prices of more characters than this are set smaller, so that they stay on the stamp. */
const stampCharacters = 5;

/** The price on a stamp: as large as its digits let it be. */
export function StampPrice({ price, currency }: Pick<Rental, 'price' | 'currency'>) {
  const words = useWords(messages);
  const { language } = useLanguage();
  if (price === null) return <b className={`tower-s ${styles.stampOpen}`}>{words('priceToBeAnnounced')}</b>;
  const text = price === '0' ? words('free') : formatPrice(price, language, currency);
  return <b className={text.length > stampCharacters ? `tower ${styles.stampLong}` : 'tower'}>{text}</b>;
}
