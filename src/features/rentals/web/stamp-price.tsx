import { formatPrice } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { Rental } from '../contract.ts';
import { messages } from '../messages.ts';
import * as styles from './rental-card.module.css';

/** Prices of more characters than these are set smaller, so that they stay on the stamp, in one line. */
const [shortest, longer] = [5, 8];

/** The price on a stamp: as large as its digits let it be. */
export function StampPrice({ price, currency }: Pick<Rental, 'price' | 'currency'>) {
  const words = useWords(messages);
  const { language } = useLanguage();
  if (price === null) return <b className={`tower-s ${styles.stampOpen}`}>{words('priceToBeAnnounced')}</b>;
  const text = price === '0' ? words('free') : formatPrice(price, language, currency);
  const size = text.length > longer ? styles.stampLongest : styles.stampLong;
  return <b className={text.length > shortest ? `tower ${size}` : 'tower'}>{text}</b>;
}
