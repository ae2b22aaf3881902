import { DetailSection } from '#market/listings/web/detail/detail-page.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import type { RentalDetail } from '../contract.ts';
import { draftSearch, type Draft } from '../stay-address.ts';
import { messages } from '../stay-messages.ts';
import { SeasonPrices } from './season-prices.tsx';
import { StayDeposit } from './stay-deposit.tsx';
import { StayPicker } from './stay-picker.tsx';
import { StayPolicy } from './stay-policy.tsx';
import { StaySum } from './stay-sum.tsx';
import type { StayChoice } from './use-stay.ts';
import * as styles from './stay.module.css';

type Props = {
  readonly rental: RentalDetail;
  readonly choice: StayChoice;
  readonly onDraft: (draft: Draft) => void;
};

/** The chapter of a rental's page where one chooses the stay and sees what it costs. */
export function StaySection({ rental, choice, onDraft }: Props) {
  const words = useWords(messages);
  const { stay } = choice;
  return (
    <DetailSection title={words('when')} id="stay">
      <StayPicker rental={rental} choice={choice} side={2} onDraft={onDraft} />
      <SeasonPrices rental={rental} />
      <div className={styles.stayAfter}>
        {stay && <StaySum rental={rental} stay={stay} />}
        <StayDeposit rental={rental} stay={stay} />
        <StayPolicy rental={rental} stay={stay} />
        {stay && (
          <ButtonLink to="/checkout" search={{ type: 'rental', id: rental.id, ...draftSearch(stay) }} arrow>
            {words('book')}
          </ButtonLink>
        )}
      </div>
    </DetailSection>
  );
}
