import { DetailSection, Facts } from '#market/listings/web/detail/detail-page.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import type { EventDetail } from '../contract.ts';
import { messages } from '../page-messages.ts';
import * as styles from '#market/listings/web/detail/detail.module.css';

/** What to wear, and what one gets for the price; nothing where nobody has said. */
export function GoodToKnow({ event: { dressCode, included, price, foreign } }: { readonly event: EventDetail }) {
  const words = useWords(messages);
  if (dressCode === '' && included.length === 0) return null;
  const list = (
    <ul className={styles.detailInside} lang={foreign?.included}>
      {included.map((one) => (
        <li key={one}>
          <Icon name="check" />
          {one}
        </li>
      ))}
    </ul>
  );
  return (
    <DetailSection title={words('goodToKnow')}>
      <Facts
        items={[
          { label: words('dressCode'), value: dressCode && <span lang={foreign?.dressCode}>{dressCode}</span> },
          { label: words(price === '0' ? 'includedFree' : 'included'), value: included.length > 0 && list },
        ]}
      />
    </DetailSection>
  );
}
