import { DetailSection, Facts } from '#market/listings/web/detail/detail-page.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import type { RentalDetail } from '../contract.ts';
import { messages } from '../page-messages.ts';

/** Who lets it, and under which number; nothing where nobody has said. */
export function Host({ rental: { host, licence } }: { readonly rental: RentalDetail }) {
  const words = useWords(messages);
  if (host === '' && licence === '') return null;
  return (
    <DetailSection title={words('host')}>
      <Facts
        items={[
          { label: words('hostName'), value: host },
          { label: words('licence'), value: licence },
        ]}
      />
    </DetailSection>
  );
}
