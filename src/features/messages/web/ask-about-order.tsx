import type { OrderKind } from '#features/orders/rules.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import { aboutHash, messagesPath } from '../rules.ts';

type Props = { readonly kind: OrderKind; readonly order: string; readonly canAsk: boolean };

/** The way from a ticket to whoever sold it, or to our team where nobody manages that; a plan is the house's own. */
export function AskAboutOrder({ kind, order, canAsk }: Props) {
  const words = useWords(messages);
  if (kind === 'plan') return null;
  if (!canAsk)
    return (
      <ButtonLink to="/contact-us" variant="line" size="sm">
        {words('nobodyAsk')}
      </ButtonLink>
    );
  return (
    <ButtonLink to={messagesPath} hash={aboutHash({ order })} variant="line" size="sm">
      {words(kind === 'event' ? 'askButton.events' : 'askButton.rentals')}
    </ButtonLink>
  );
}
