import type { ReactNode } from 'react';
import type { Stay } from '#features/rentals/stay.ts';
import type { Problem } from '#kit/shared/problem.ts';
import { PaidCheckout, type PaidEvents } from '../steps/paid-checkout.tsx';
import { useStayTerms, type LetRental } from './use-stay-terms.tsx';

type Props = PaidEvents & {
  readonly rental: LetRental;
  readonly stay: Stay;
  readonly userId: string | undefined;
  readonly onTaken: (problem: Problem) => void;
  readonly takesFocus: boolean;
  readonly children: (half: { body: ReactNode; isLocked: boolean }) => ReactNode;
};

/** A stay in a rental, paid with a card. */
export function PaidStay({ rental, stay, ...rest }: Props) {
  const { cents, shown, told } = useStayTerms(rental, stay);
  const item = { type: 'rental', itemId: rental.id, ...stay, shown } as const;
  return <PaidCheckout {...rest} kind="rental" wish={{ cents, item }} told={told} />;
}
