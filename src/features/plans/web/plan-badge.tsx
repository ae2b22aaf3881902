import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import './plan-tiers.css';

/** The plan of every account until another is paid for (specification section 2). */
export function PlanBadge() {
  const words = useWords(messages);
  return (
    <p className="plan-badge">
      {words('badge')} <b className="horizon">{words('badgePrice')}</b>
    </p>
  );
}
