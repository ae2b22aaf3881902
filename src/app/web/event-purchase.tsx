import { BoughtBefore } from '#features/orders/web/bought-before.tsx';
import { ChooseType } from '#features/ticket-types/web/choose-type.tsx';
import { EventCheckout } from '#features/payments/web/events/event-checkout.tsx';
import type { Typed } from '#kit/web/address.ts';
import { textIn } from '#kit/shared/question.ts';
import { clearStoredUser } from '#kit/web/stored-user.ts';
import { CodeLater } from './code-later.tsx';
import { WaitLater } from './wait-later.tsx';

/** What of a purchase the address keeps, so that a reload does not lose it. */
export type KeptInAddress = {
  readonly id: string;
  readonly quantity?: number | undefined;
  readonly code?: string | undefined;
  readonly ticketType?: string | undefined;
};

type Props = {
  readonly id: string;
  readonly userId: string | undefined;
  readonly search: Typed;
  readonly onKeep: (kept: KeptInAddress) => void;
  readonly onDone: () => void;
};

/** The checkout of an event, with what the rooms of ticket types, of codes and of the waiting list draw in it. */
export function EventPurchase({ id, userId, search, onKeep, onDone }: Props) {
  const { quantity, code, ticketType } = search;
  const now = { id, quantity: Number(quantity) || undefined, code: textIn(code), ticketType: textIn(ticketType) };
  return (
    <EventCheckout
      id={id}
      userId={userId}
      quantity={quantity}
      onQuantity={(next) => onKeep({ ...now, quantity: next })}
      word={code}
      onWord={(next) => onKeep({ ...now, code: next })}
      codeField={(field) => <CodeLater {...field} />}
      ticketType={ticketType}
      onType={(next) => onKeep({ ...now, ticketType: next })}
      typeField={(field) => <ChooseType {...field} />}
      waiting={(places, wanted) => <WaitLater eventId={id} places={places} ticketType={wanted} />}
      boughtBefore={<BoughtBefore userId={userId} eventId={id} />}
      onDone={onDone}
      onSignedOut={clearStoredUser}
    />
  );
}
