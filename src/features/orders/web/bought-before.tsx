import { useQuery } from '@tanstack/react-query';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { formatInstant } from '#market/town/dates.ts';
import { messages } from '../ticket-messages.ts';
import { ordersQuery } from './queries.ts';
import * as styles from './bought-before.module.css';

type Props = { readonly userId: string | undefined; readonly eventId: string };

/**
 * That somebody who is about to pay has tickets for it. Back and Forward while a payment is on its way lead to the same
 * page, and what is held there is new: nothing else says that the first one went through.
 */
export function BoughtBefore({ userId, eventId }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { data } = useQuery({ ...ordersQuery(userId ?? '', language), enabled: userId !== undefined });
  const bought = (data ?? []).filter(({ itemId, status }) => itemId === eventId && status === 'confirmed');
  const count = bought.flatMap(({ tickets }) => tickets).filter(({ cancelledAt }) => cancelledAt === null).length;
  const at = bought[0]?.confirmedAt;
  if (count === 0 || !at) return null;
  return (
    <p className={styles.boughtBefore} role="status">
      {words('boughtBefore', { count, when: formatInstant(new Date(at), language) })}{' '}
      <Link to="/user-dashboard">{words('boughtBeforeLink')}</Link>
    </p>
  );
}
