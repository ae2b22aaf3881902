import { formatDate } from '#kit/shared/dates.ts';
import { wallClock } from '#market/town/dates.ts';
import { formatEuro, formatPrice } from '#kit/shared/money.ts';
import { town } from '#market/town/town.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import type { OwnPlan } from '../contract.ts';
import { messages as names } from '../messages.ts';
import { messages } from '../plan-messages.ts';
import { advancedDeal, packageDays } from '../rules.ts';
import { monthCents, packageCents } from '../subscription.ts';
import type { Asked } from './plan-sheet.tsx';
import * as styles from './own-plan.module.css';

type Props = { readonly own: OwnPlan; readonly onAsk: (asked: Asked) => void };

/** What a plan may become, each with what is paid and when; and the package. */
export function PlanChanges({ own, onAsk }: Props) {
  const words = useWords(messages);
  const nameWords = useWords(names);
  const { language } = useLanguage();
  if (own.status === 'past_due') return null;
  const date = own.paidUntil === null ? '' : formatDate(wallClock(new Date(own.paidUntil)).date, 'long', language);
  const changes = own.changes.filter(({ plan }) => plan !== own.next?.plan);

  const costOf = ({ plan, when, amount }: OwnPlan['changes'][number]) => {
    const told = { amount: formatPrice(amount, language), month: formatEuro(monthCents(plan, 0), language), date };
    if (plan === 'advanced' && own.dealMonths > 0) {
      // The deal is for an account's first months, so whoever comes back has what is left of it.
      const isWhole = own.dealMonths === advancedDeal.months;
      const list = formatEuro(advancedDeal.listCents, language);
      const deal = { ...told, list, months: own.dealMonths, count: own.dealMonths };
      if (when === 'later') return words(isWhole ? 'change.laterAdvanced' : 'change.laterAdvancedRest', deal);
      return words(isWhole ? 'change.advanced' : 'change.advancedRest', deal);
    }
    if (when === 'later') return words('change.later', told);
    return words(own.status === 'active' ? 'change.now' : 'change.start', told);
  };

  return (
    <ul className={styles.planChanges} aria-label={words('changes')}>
      {changes.map((change) => {
        const plan = nameWords(`name.${change.plan}`);
        return (
          <li key={change.plan}>
            <div>
              <b>{plan}</b>
              <span>{costOf(change)}</span>
            </div>
            {change.when === 'now' ? (
              <ButtonLink variant="teal" size="sm" to="/checkout" search={{ plan: change.plan }}>
                {words(own.status === 'active' ? 'upgrade' : 'take', { plan })}
              </ButtonLink>
            ) : (
              <Button variant="line" size="sm" onClick={() => onAsk({ action: 'switch', ...change })}>
                {words('switch', { plan })}
              </Button>
            )}
          </li>
        );
      })}
      <li>
        <div>
          <b>{nameWords('name.features')}</b>
          <span>
            {words('package', {
              amount: formatEuro(packageCents, language),
              hours: town.promises.advertisingHours,
              days: packageDays,
            })}
          </span>
        </div>
        <ButtonLink variant="line" size="sm" to="/checkout" search={{ plan: 'features' }}>
          {words('buyPackage')}
        </ButtonLink>
      </li>
    </ul>
  );
}
