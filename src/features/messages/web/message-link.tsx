import { useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import type { OrderFacts } from '../contract.ts';
import { messages } from '../messages.ts';
import { aboutHash, messagesPath } from '../rules.ts';
import * as styles from './messages.module.css';

/** Leads from an order to the conversation about it. */
export function MessageLink({ order, kind }: { readonly order: string; readonly kind: OrderFacts['kind'] }) {
  const words = useWords(messages);
  return (
    <p className={styles.talkMessageLink}>
      <Link to={messagesPath} hash={aboutHash({ order })}>
        {words(`aboutOrder.${kind}`)}
      </Link>
    </p>
  );
}
