import { centsOf, formatEuro } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { RentalDetail } from '../contract.ts';
import { depositFor } from '#market/listings/deposit.ts';
import type { Stay } from '../stay.ts';
import { messages } from '../stay-messages.ts';
import * as styles from './stay-sum.module.css';

type Props = {
  readonly rental: Pick<RentalDetail, 'deposit' | 'depositWay' | 'priceUnit' | 'quantity'>;
  readonly stay: Stay | undefined;
};

/** What is left with the owner on arrival, apart from the sum: of the stay, or of each while none is chosen. */
export function StayDeposit({ rental, stay }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { deposit, depositWay, priceUnit, quantity } = rental;
  const each = centsOf(deposit) ?? 0;
  if (each === 0) return null;
  const amount = formatEuro(stay ? depositFor(each, priceUnit, stay.quantity) : each, language);
  const isOfEach = !stay && quantity > 1 && priceUnit !== 'person';
  return (
    <div className={styles.stayDeposit}>
      <p>
        <b>{words('deposit')}</b>
        <b>{isOfEach ? words('depositEach', { amount }) : amount}</b>
      </p>
      <p>{words(`depositText.${depositWay}`)}</p>
    </div>
  );
}
