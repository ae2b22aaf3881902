import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { OwnPlan } from '#features/plans/contract.ts';
import { type SoldPlan } from '#features/plans/rules.ts';
import { packageCents } from '#features/plans/subscription.ts';
import { formatDate } from '#kit/shared/dates.ts';
import { wallClock } from '#market/town/dates.ts';
import { centsOf } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';
import { messages as plans } from '../plan-messages.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { Face } from './face.tsx';
import { PaidCheckout } from './steps/paid-checkout.tsx';
import { ownPlanQuery } from './queries.ts';
import { isSignedOut } from './refusal.ts';
import { Unable } from './unable.tsx';
import { Waiting } from './waiting.tsx';

type Props = {
  readonly plan: SoldPlan;
  /** Undefined until the browser has said who is here. */
  readonly user: { readonly id: string; readonly isBusiness: boolean } | undefined;
  /** What is bought, as the plans' own room draws it. */
  readonly summary: (own: OwnPlan | undefined) => ReactNode;
  /** How an account that is no business's yet becomes one; whoever can't is told so. */
  readonly becoming: ReactNode;
  readonly onDone: () => void;
  readonly onSignedOut: () => void;
};

/** Checkout of a plan or of the feature package, for business accounts: what is due today is the server's to say. */
export function PlanCheckout({ plan, user, summary, becoming, onDone, onSignedOut }: Props) {
  const words = useWords(messages);
  const planWords = useWords(plans);
  const cache = useQueryClient();
  const own = useQuery({ ...ownPlanQuery(user?.id ?? ''), enabled: user?.isBusiness === true });
  const isStranger = isSignedOut(own.error);
  const tellSignedOut = useEffectEvent(onSignedOut);
  useEffect(() => {
    if (isStranger) tellSignedOut();
  }, [isStranger]);

  const frame = (children: ReactNode) => (
    <CheckoutFrame
      kind="plan"
      heading={planWords('heading')}
      back={{ label: planWords('back'), to: '/advertise' }}
      summary={summary(own.data)}
    >
      {children}
    </CheckoutFrame>
  );
  const finish = () => {
    void cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/users') });
    const description =
      plan === 'features' ? planWords('completed') : planWords('welcome', { plan: planWords(`name.${plan}`) });
    toast({ title: words('successful'), description });
    onDone();
  };

  if (user?.isBusiness === false)
    return frame(
      becoming ?? (
        <Face title={planWords('notBusiness')} text={planWords('notBusinessText')}>
          <ButtonLink variant="ink" to="/">
            {words('home')}
          </ButtonLink>
        </Face>
      ),
    );
  if (own.data === undefined)
    return frame(
      own.error ? <Unable kind="plan" problem={own.error} onRetry={() => void own.refetch()} /> : <Waiting />,
    );
  const cents = centsToday(plan, own.data);
  if (cents === undefined) return frame(<NothingToPay plan={plan} own={own.data} />);
  return (
    <PaidCheckout
      kind="plan"
      wish={{ cents, item: { type: 'subscription', plan } }}
      userId={user?.id}
      onPaid={finish}
      onSignedOut={onSignedOut}
      onStale={() => own.refetch()}
    >
      {({ body }) => frame(body)}
    </PaidCheckout>
  );
}

/** What a plan costs today; undefined when it can't be paid for today. */
function centsToday(plan: SoldPlan, own: OwnPlan): number | undefined {
  if (plan === 'features') return packageCents;
  const change = own.changes.find((one) => one.plan === plan && one.when === 'now');
  return change && centsOf(change.amount);
}

/** Why nothing is paid today, and where it goes on. */
function NothingToPay({ plan, own }: { readonly plan: SoldPlan; readonly own: OwnPlan }) {
  const words = useWords(plans);
  const { language } = useLanguage();
  const why = own.plan === plan ? 'mine' : own.status === 'past_due' ? 'dueFirst' : 'later';
  const told = {
    plan: words(`name.${plan}`),
    date: own.paidUntil === null ? '' : formatDate(wallClock(new Date(own.paidUntil)).date, 'long', language),
  };
  return (
    <Face title={words(why, told)} text={words(`${why}Text`, told)}>
      <ButtonLink variant="coral" to="/user-dashboard" hash="plan">
        {words('toDashboard')}
      </ButtonLink>
    </Face>
  );
}
