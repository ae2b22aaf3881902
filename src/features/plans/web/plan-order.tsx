import { advancedDeal, onceFeatures, packageDays, packageFeatures, type SoldPlan } from '../rules.ts';
import { addMonths, allFeatures, commissionUnder, monthCents, packageCents, shownFeatures } from '../subscription.ts';
import { formatDate } from '#kit/shared/dates.ts';
import type { Language } from '#kit/shared/messages.ts';
import { wallClock } from '#market/town/dates.ts';
import { centsOf, formatEuro } from '#kit/shared/money.ts';
import { town } from '#market/town/town.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Badge } from '#kit/web/ui/badge.tsx';
import type { OwnPlan } from '../contract.ts';
import { messages as names } from '../messages.ts';
import { messages } from '../plan-messages.ts';
import { useSoldWords } from './use-sold-words.ts';
import * as styles from './plan-order.module.css';

type Props = {
  readonly plan: SoldPlan;
  /** What runs already; undefined while it is not known, and where there is nothing. */
  readonly own: OwnPlan | undefined;
};

/** What is bought: the plan, the first things it gives, what is paid today and what renews when (specification section 2). */
export function PlanOrder({ plan, own }: Props) {
  const words = useWords(messages);
  const nameWords = useWords(names);
  const { language } = useLanguage();
  const gives = useGives(plan);
  const change = own?.changes.find((one) => one.plan === plan && one.when === 'now');
  const month = plan === 'features' ? packageCents : monthCents(plan, advancedDeal.months - dealMonthsOf(own));
  const due = own?.status === 'past_due' ? centsOf(own.month) : undefined;
  const total = (change && centsOf(change.amount)) ?? month;
  const isUpgrade = own?.status === 'active' && change !== undefined;
  const euro = (cents: number) => formatEuro(cents, language);
  const until = isUpgrade && own.paidUntil !== null ? dayOf(new Date(own.paidUntil), language) : undefined;
  return (
    <article className={styles.planOrder} aria-label={words('order')}>
      <header>
        <h2 className="tower">{nameWords(`name.${plan}`)}</h2>
        <Badge tone="sun">{words(plan === 'features' ? 'once' : 'monthly')}</Badge>
      </header>
      <ul>
        {gives.slice(0, shownFeatures).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
        {gives.length > shownFeatures && <li>{words('more', { count: gives.length - shownFeatures })}</li>}
      </ul>
      <dl>
        <div>
          <dt>{words('price')}</dt>
          <dd>{plan === 'features' ? euro(month) : words('perMonth', { amount: euro(due ?? month) })}</dd>
        </div>
        {until !== undefined && (
          <div>
            <dt>{words('today', { date: until })}</dt>
            <dd>{euro(total)}</dd>
          </div>
        )}
        <div className={styles.planOrderTotal}>
          <dt>{words('total')}</dt>
          <dd className="tower">{euro(total)}</dd>
        </div>
      </dl>
      <Renews plan={plan} own={own} />
    </article>
  );
}

const dayOf = (at: Date, language: Language) => formatDate(wallClock(at).date, 'long', language);

/** How much of the deal is left; all of it while nothing is known. */
const dealMonthsOf = (own: OwnPlan | undefined) => own?.dealMonths ?? advancedDeal.months;

/** What is paid after today. */
function Renews({ plan, own }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const now = useNow();
  const told = { hours: town.promises.advertisingHours, days: packageDays };
  if (plan === 'features') return <p>{words('packageText', told)}</p>;
  const { months, cents, listCents } = advancedDeal;
  if (own?.status === 'past_due' && own.paidUntil !== null)
    return <p>{words('renewsDue', { date: dayOf(addMonths(new Date(own.paidUntil), 1), language) })}</p>;
  const euro = (amount: number) => formatEuro(amount, language);
  const left = dealMonthsOf(own);
  if (plan === 'advanced' && left > 0) {
    const deal = { amount: euro(cents), months, count: left, list: euro(listCents) };
    return <p>{words(left === months ? 'renewsDeal' : 'renewsDealRest', deal)}</p>;
  }
  const paidUntil = own?.status === 'active' && own.paidUntil !== null ? new Date(own.paidUntil) : addMonths(now, 1);
  return <p>{words('renews', { date: dayOf(paidUntil, language), amount: euro(monthCents(plan, months)) })}</p>;
}

/** Everything a plan gives, in words, its commission last. */
function useGives(plan: SoldPlan): string[] {
  const words = useWords(names);
  const soldWords = useSoldWords();
  if (plan === 'features') return onceFeatures.map(soldWords);
  const lines = plan === 'advanced' ? packageFeatures.advanced : allFeatures(plan);
  const percent = commissionUnder(plan);
  return [...lines.map(soldWords), percent === 0 ? words('zeroCommission') : words('commission', { percent })];
}
