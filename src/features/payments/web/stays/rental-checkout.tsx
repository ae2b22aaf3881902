import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { RentalDetail } from '#features/rentals/contract.ts';
import { withGuests } from '#features/rentals/party.ts';
import { isBookable } from '#features/rentals/rules.ts';
import { draftSearch, wholeStay, type Draft } from '#features/rentals/stay-address.ts';
import type { Stay } from '#features/rentals/stay.ts';
import { Problem } from '#kit/shared/problem.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Skeleton } from '#kit/web/ui/skeleton.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../../messages.ts';
import { CheckoutFrame } from '../checkout-frame.tsx';
import { PaidStay } from './paid-stay.tsx';
import { rentalQuery } from '../queries.ts';
import { codeOf, takenKey } from '../refusal.ts';
import { StepHeading } from '../steps/step-heading.tsx';
import { Unable } from '../unable.tsx';
import { useReadAgain } from '../steps/use-agreed.ts';
import { Waiting } from '../waiting.tsx';
import * as styles from '../checkout.module.css';

type Receipt = { readonly stay: Stay | undefined; readonly onOtherDates?: () => void; readonly isLocked?: boolean };

type Props = {
  readonly id: string;
  /** The stay as far as the address says it. */
  readonly draft: Draft;
  readonly userId: string | undefined;
  /** What is booked, as the rentals' own room draws it. */
  readonly receipt: (rental: RentalDetail, receipt: Receipt) => ReactNode;
  /** Where the stay is chosen; gives it back once it is whole and free. */
  readonly picker: (rental: RentalDetail, onChosen: (stay: Stay) => void) => ReactNode;
  /** Another stay was chosen. */
  readonly onStay: (stay: Stay) => void;
  readonly onDone: () => void;
  readonly onSignedOut: () => void;
};

/** Checkout of a rental: the stay first, where the address has none or one that can't be, then the card. */
export function RentalCheckout({ id, draft, userId, receipt, picker, onStay, onDone, onSignedOut }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const cache = useQueryClient();
  const rental = useQuery(rentalQuery(id, language));
  // Unless one went back to the dates, or on from them, the address says which step it is.
  const [step, setStep] = useState<'choosing' | 'paying'>();
  // The address follows what is chosen a moment later.
  const [chosen, setChosen] = useState<Stay>();
  const [refused, setRefused] = useState<Problem>();
  const again = useReadAgain(rental);
  const chooseAgain = () => {
    setStep('choosing');
    const shows = new RegExp(`^/api/(users/|rentals/${id}/)`);
    void cache.invalidateQueries({ predicate: ({ queryKey }) => shows.test(String(queryKey[0])) });
  };

  const finish = () => {
    void cache.invalidateQueries({
      predicate: ({ queryKey }) => /^\/api\/(users|rentals)\b/.test(String(queryKey[0])),
    });
    toast({ title: words('successful'), description: words('completed') });
    onDone();
  };

  if (rental.data === undefined)
    return (
      <CheckoutFrame
        kind="rental"
        heading={words('pageTitle')}
        summary={rental.isPending && <Skeleton />}
        {...(codeOf(rental.error) === 'not_found' ? {} : { back: { label: words('backToIt'), to: `/rentals/${id}` } })}
      >
        {rental.error ? <Unable kind="rental" problem={rental.error} onRetry={() => void again()} /> : <Waiting />}
      </CheckoutFrame>
    );
  const shown = rental.data;
  const asked = wholeStay(draft, shown.priceUnit);
  const stay = chosen ?? (asked && withGuests(shown, asked));
  const frame = {
    kind: 'rental',
    back: {
      label: words('backTo', { title: shown.title }),
      to: `/rentals/${id}`,
      search: draftSearch(stay ?? draft),
    },
    heading: words(shown.category === 'boat' ? 'headingAboard' : 'headingAway'),
  } as const;
  if (!isBookable(shown))
    return (
      <CheckoutFrame {...frame} summary={receipt(shown, { stay: undefined })}>
        <Unable kind="rental" problem={new Problem('not_for_sale', '')} onRetry={() => void again()} />
      </CheckoutFrame>
    );
  const why = takenKey(refused);
  if (stay === undefined || step === 'choosing')
    return (
      <CheckoutFrame {...frame} summary={receipt(shown, { stay: undefined })}>
        <StepHeading takesFocus={step === 'choosing'}>{words('whichDays')}</StepHeading>
        {why && (
          <p className={styles.checkoutNote} role="alert">
            {words(why)}
          </p>
        )}
        {picker(shown, (next) => {
          setChosen(next);
          setRefused(undefined);
          setStep('paying');
          onStay(next);
        })}
      </CheckoutFrame>
    );

  /** Others were faster, or the stay breaks the owner's terms: what is free is shown again. */
  const takeBack = (problem: Problem) => {
    setRefused(problem);
    chooseAgain();
  };
  return (
    <PaidStay
      rental={shown}
      stay={stay}
      userId={userId}
      onTaken={takeBack}
      takesFocus={step === 'paying'}
      onPaid={finish}
      onSignedOut={onSignedOut}
      onStale={again}
    >
      {({ body, isLocked }) => (
        <CheckoutFrame {...frame} summary={receipt(shown, { stay, isLocked, onOtherDates: chooseAgain })}>
          {body}
        </CheckoutFrame>
      )}
    </PaidStay>
  );
}
