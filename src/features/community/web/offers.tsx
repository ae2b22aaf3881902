import { useWords } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { messages as names } from '../messages.ts';
import { messages } from '../page-messages.ts';
import { communityOffers } from '../rules.ts';
import { MemberOffers } from './member-offers.tsx';
import { OfferCard } from './offer-card.tsx';
import * as styles from './offers.module.css';

/** The three offers: a member joins and leaves them here, anybody else is led to the door first. */
export function Offers() {
  const words = useWords(messages);
  const nameWords = useWords(names);
  const user = useStoredUser();
  if (user) return <MemberOffers key={user.id} />;
  return (
    <>
      <ul className={styles.offers} aria-label={nameWords('offers')}>
        {communityOffers.map((offer) => (
          <OfferCard key={offer} offer={offer}>
            <ButtonLink arrow to="/auth" search={{ redirect: '/community' }}>
              {words(`join.${offer}`)}
            </ButtonLink>
          </OfferCard>
        ))}
      </ul>
      <p className={styles.offersNote}>{words('signInFirst')}</p>
    </>
  );
}
