import type { Order } from '#features/orders/contract.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import type { OrderFacts } from '../contract.ts';
import { messages } from '../messages.ts';
import { aboutHash, messagesPath } from '../rules.ts';

type Props = { readonly order: Pick<Order, 'id' | 'canAsk'> & Pick<OrderFacts, 'kind'> };

/** Leads from an order to the conversation about it; to our team where nobody manages what was bought. */
export function MessageLink({ order: { id, kind, canAsk } }: Props) {
  const words = useWords(messages);
  return (
    <p>
      {canAsk ? (
        <Link to={messagesPath} hash={aboutHash({ order: id })}>
          {words(`aboutOrder.${kind}`)}
        </Link>
      ) : (
        <Link to="/contact-us">{words('nobodyAsk')}</Link>
      )}
    </p>
  );
}
