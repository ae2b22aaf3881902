import { useQuery } from '@tanstack/react-query';
import { formatEuro } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import { paidPlans, planBelow, planCents, planCommission, planFeatures } from '../rules.ts';
import { commissionUnder } from '../subscription.ts';
import type { MonthlyPlan, PaidPlan } from '../rules.ts';
import { ownPlanQuery } from './queries.ts';
import { useSoldWords } from './use-sold-words.ts';
import * as deskCardStyles from '#kit/web/ui/desk-card.module.css';
import * as styles from './plan-tiers.module.css';

/** The tiers as the plan of a business account has them; a paused one gives what the smallest does. */
export function OwnPlanTiers({ userId }: { readonly userId: string }) {
  const { data: own } = useQuery(ownPlanQuery(userId));
  return <PlanTiers {...(own && own.status !== 'paused' ? { plan: own.plan } : {})} />;
}

/** For business accounts: what a bigger plan costs and gives. Each leads to where it is paid for: /advertise sells other packages. */
export function PlanTiers({ plan = 'starter' }: { readonly plan?: 'starter' | MonthlyPlan }) {
  const words = useWords(messages);
  const told = { percent: commissionUnder(plan), best: planCommission.elite };
  return (
    <section className={styles.plans} aria-labelledby="plans">
      <div className={styles.plansUpgrade}>
        <h2 id="plans" className={`tower ${deskCardStyles.deskTitle}`}>
          {words('upgrade')}
        </h2>
        <p>
          {plan === 'starter' ? words('upgradeText', told) : words('ownText', { ...told, plan: words(`name.${plan}`) })}
        </p>
        <ButtonLink variant="ink" arrow to="/advertise">
          {words('upgradeLink')}
        </ButtonLink>
      </div>
      <ul className={styles.planTiers} aria-label={words('tiers')}>
        {paidPlans.map((plan) => (
          <PlanTier key={plan} plan={plan} />
        ))}
      </ul>
    </section>
  );
}

function PlanTier({ plan }: { plan: PaidPlan }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const soldWords = useSoldWords();
  const below = planBelow(plan);
  const name = words(`name.${plan}`);
  return (
    <li className={styles.planTier} data-plan={plan}>
      <h3 className="tower-s">{name}</h3>
      <p className={styles.planPrice}>
        <b className="tower">{formatEuro(planCents[plan], language)}</b> {words('perMonth')}
      </p>
      {below && <p>{words('everythingIn', { plan: words(`name.${below}`) })}</p>}
      <ul>
        {planFeatures[plan].map((feature) => (
          <li key={feature}>{soldWords(feature)}</li>
        ))}
        <li>{words('commission', { percent: planCommission[plan] })}</li>
      </ul>
      <ButtonLink variant="line" size="sm" to="/checkout" search={{ plan }}>
        {words('choose', { plan: name })}
      </ButtonLink>
    </li>
  );
}
