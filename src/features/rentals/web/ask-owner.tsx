import { Contacts } from '#market/listings/web/detail/contacts.tsx';
import { DetailSection } from '#market/listings/web/detail/detail-page.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import type { Rental } from '../contract.ts';
import { messages } from '../page-messages.ts';
import * as styles from '#market/listings/web/detail/detail.module.css';

type Props = { readonly rental: Rental; readonly canAsk: boolean };

/** The owner's own phone and address where the owner lets everybody see them, else the way through us, unless one writes to them here. */
export function AskOwner({ rental: { contactPhone, contactEmail }, canAsk }: Props) {
  const words = useWords(messages);
  const isPrivate = !contactPhone && !contactEmail;
  if (isPrivate && canAsk) return null;
  return (
    <DetailSection title={words('contact')}>
      <div className={styles.detailText}>
        <p>{words(isPrivate ? 'askHint' : 'contactHint')}</p>
        {isPrivate ? (
          <p>
            <ButtonLink to="/contact-us" variant="line" size="sm">
              {words('askUs')}
            </ButtonLink>
          </p>
        ) : (
          <Contacts
            phone={contactPhone && { label: words('phone'), value: contactPhone }}
            email={contactEmail && { label: words('email'), value: contactEmail }}
          />
        )}
      </div>
    </DetailSection>
  );
}
