import { useState, type ReactNode } from 'react';
import type { CodeField } from '#features/discount-codes/code-field.ts';
import type { TriedCode } from '#features/discount-codes/contract.ts';
import { discountedCents } from '#features/discount-codes/rules.ts';
import type { Event } from '#features/events/contract.ts';
import { centsOf, priceOf } from '#kit/shared/money.ts';
import type { Problem } from '#kit/shared/problem.ts';
import { textIn } from '#kit/shared/question.ts';
import type { Priced } from '../../rules.ts';

/** A code at the checkout of an event (decision 0163). */
export type Discounting = {
  /** The code that is applied, and the price of a ticket before it. */
  readonly code: TriedCode | undefined;
  readonly before: string;
  /** Where it is typed. */
  readonly field: (isLocked: boolean) => ReactNode;
  /** It is not good any more: the full price is shown, and why. */
  readonly onRefused: (problem: Problem) => void;
};

/** What goes along with what is bought. */
export const byCode = (discount: Discounting | undefined) => (discount?.code ? { discount: discount.code.id } : {});

type State = Pick<CodeField, 'named' | 'code' | 'refused' | 'takesFocus'>;

type Asked = {
  /** What an address names. */
  readonly named: unknown;
  /** Writes the word of the code there, so that a reload does not lose it. */
  readonly onWord: ((word: string | undefined) => void) | undefined;
  readonly field: ((field: CodeField) => ReactNode) | undefined;
};

/** The code that its buyer has typed or come with; what the server says of it counts. */
export function useDiscount({ named, onWord, field }: Asked) {
  const [state, setState] = useState<State>(() => ({
    named: textIn(named),
    code: undefined,
    refused: undefined,
    takesFocus: false,
  }));
  const { code } = state;
  const set = (next: Partial<State>) =>
    setState({ named: undefined, code: undefined, refused: undefined, takesFocus: false, ...next });
  const onCode = (next: TriedCode | undefined) => {
    set({ code: next, takesFocus: state.named === undefined });
    onWord?.(next?.word);
  };

  /** The event as it is sold now; what is free anyway takes no code. */
  return (event: Priced<Event>): { readonly event: Priced<Event>; readonly discount?: Discounting } => {
    if (field === undefined || event.price === '0') return { event };
    const cents = centsOf(event.price) ?? 0;
    const price = code
      ? priceOf(
          discountedCents(cents, {
            percent: code.percent,
            amountCents: code.amount === null ? null : (centsOf(code.amount) ?? 0),
          }),
        )
      : event.price;
    const told = {
      ...state,
      eventId: event.id,
      isFree: price === '0',
      onCode,
      onNone: (refused: Problem) => set({ refused }),
    };
    return {
      event: { ...event, price },
      discount: {
        code,
        before: event.price,
        field: (isLocked) => field({ ...told, isLocked }),
        onRefused: (refused) => set({ refused }),
      },
    };
  };
}
