import { useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { Face } from './face.tsx';

/** Rentals and plans are looked at here, and paid for in a later release. */
export function NotYet() {
  const words = useWords(messages);
  return (
    <CheckoutFrame heading={words('notYet')}>
      <Face title={words('later')} text={words('laterText')}>
        <ButtonLink variant="coral" to="/search" search={{ type: 'rentals' }}>
          {words('laterLink')}
        </ButtonLink>
      </Face>
    </CheckoutFrame>
  );
}
