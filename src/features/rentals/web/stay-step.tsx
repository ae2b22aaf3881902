import { useState } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { RentalDetail } from '../contract.ts';
import type { Draft } from '../stay-address.ts';
import type { Stay } from '../stay.ts';
import { messages } from '../stay-messages.ts';
import { SeasonPrices } from './season-prices.tsx';
import { StayPicker } from './stay-picker.tsx';
import { StaySum } from './stay-sum.tsx';
import { askingGuests, useStay } from './use-stay.ts';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './stay.module.css';

type Props = {
  readonly rental: RentalDetail;
  /** What is known already, from the address. */
  readonly initial: Draft;
  /** What one holds oneself. */
  readonly own: Stay | undefined;
  readonly onChosen: (stay: Stay) => void;
};

/** The checkout's first step, where the address says no stay, or one that can't be. */
export function StayStep({ rental, initial, own, onChosen }: Props) {
  const words = useWords(messages);
  const [draft, setDraft] = useState(initial);
  const choice = askingGuests(rental, useStay(rental, draft, own));
  const { stay } = choice;
  return (
    <div className={styles.stayStep}>
      <StayPicker rental={rental} choice={choice} side={1} onDraft={setDraft} />
      <SeasonPrices rental={rental} />
      {stay && <StaySum rental={rental} stay={stay} />}
      <Button variant="coral" arrow disabled={stay === undefined} onClick={() => stay && onChosen(stay)}>
        {words('goOn')}
      </Button>
      <p className={fieldStyles.hint}>{words('goOnHint')}</p>
    </div>
  );
}
