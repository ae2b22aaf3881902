import { useNavigate } from '@tanstack/react-router';
import { ChangeReceipt } from '#features/date-changes/web/change-receipt.tsx';
import { SupplementCheckout } from '#features/payments/web/stays/supplement-checkout.tsx';
import { clearStoredUser } from '#kit/web/stored-user.ts';

type Props = { readonly id: string; readonly userId: string | undefined };

/** The checkout of dearer dates of a booking, with what their own room draws of them. */
export function DatesPurchase({ id, userId }: Props) {
  const navigate = useNavigate();
  return (
    <SupplementCheckout
      {...{ id, userId }}
      summary={(order) => <ChangeReceipt supplement={order.id} title={order.title} category={order.category} />}
      onDone={() => void navigate({ to: '/user-dashboard', replace: true })}
      onSignedOut={clearStoredUser}
    />
  );
}
