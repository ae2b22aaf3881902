import { DetailSection } from '#market/listings/web/detail/detail-page.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import type { RentalDetail } from '../contract.ts';
import { messages } from '../page-messages.ts';
import { isLodging } from '../rules.ts';
import { isOvernight } from '../stay.ts';
import * as styles from '#market/listings/web/detail/detail.module.css';

/** What the house asks of its guests: hours, pets, and what its owner wrote. */
export function HouseRules({ rental }: { readonly rental: RentalDetail }) {
  const words = useWords(messages);
  const { category, fromTime, toTime, pets, houseRules, foreign } = rental;
  const isHome = isLodging(category);
  const arrival = isHome && isOvernight(rental) ? words('arrival', { from: fromTime, to: toTime }) : '';
  const animals = isHome && pets !== null ? words(`pets.${pets}`) : '';
  if (animals === '' && houseRules.length === 0) return null;
  return (
    <DetailSection title={words(isHome ? 'houseRules' : 'rules')}>
      <ul className={styles.detailSteps}>
        {arrival === '' ? null : (
          <li>
            <Icon name="clock" />
            {arrival}
          </li>
        )}
        {animals === '' ? null : (
          <li>
            <Icon name={pets === 'none' ? 'x' : 'check'} />
            {animals}
          </li>
        )}
        {houseRules.map((rule) => (
          <li key={rule} lang={foreign?.houseRules}>
            <Icon name="info" />
            {rule}
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
