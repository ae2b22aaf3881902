import { useQuery } from '@tanstack/react-query';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import { messages as planMessages } from '../plan-messages.ts';
import { ownPlanQuery } from './queries.ts';
import * as styles from './plan-tiers.module.css';

/** The plan of every account until another is paid for (specification section 2). */
export function PlanBadge() {
  const words = useWords(messages);
  return (
    <p className={styles.planBadge}>
      {words('badge')} <b className="horizon">{words('badgePrice')}</b>
    </p>
  );
}

/** The plan of a business account, and how it stands. */
export function OwnPlanBadge({ userId }: { readonly userId: string }) {
  const words = useWords(planMessages);
  const names = useWords(messages);
  const { data: own } = useQuery(ownPlanQuery(userId));
  if (!own || own.plan === 'starter' || own.status === 'free') return <PlanBadge />;
  const state = own.endsWithPeriod ? 'ends' : own.status;
  return (
    <p className={styles.planBadge} data-state={state}>
      {words('badgePaid', { plan: names(`name.${own.plan}`) })} <b className="horizon">{words(`badge.${state}`)}</b>
    </p>
  );
}
