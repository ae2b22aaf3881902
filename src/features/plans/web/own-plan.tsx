import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#kit/shared/dates.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { wallClock } from '#market/town/dates.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { Skeleton } from '#kit/web/ui/skeleton.tsx';
import type { OwnPlan } from '../contract.ts';
import { messages as names } from '../messages.ts';
import { messages } from '../plan-messages.ts';
import { planCommission } from '../rules.ts';
import { PlanChanges } from './plan-changes.tsx';
import { PlanReceipts } from './plan-receipts.tsx';
import { PlanSheet, type Asked } from './plan-sheet.tsx';
import { ownPlanQuery } from './queries.ts';
import * as deskCardStyles from '#kit/web/ui/desk-card.module.css';
import * as styles from './own-plan.module.css';

/** A business account's plan: what it is, what is paid when, what it may become, and its receipts. */
export function OwnPlanSection({ userId }: { readonly userId: string }) {
  const words = useWords(messages);
  const own = useQuery(ownPlanQuery(userId));
  const [asked, setAsked] = useState<Asked>();
  return (
    <section className={styles.ownPlan} id="plan" aria-labelledby="own-plan">
      <h2 id="own-plan" className={`tower ${deskCardStyles.deskTitle}`}>
        {words('title')}
      </h2>
      {own.data ? (
        <>
          <PlanCard own={own.data} onAsk={setAsked} />
          <PlanReceipts receipts={own.data.receipts} />
          {asked && <PlanSheet userId={userId} own={own.data} asked={asked} onClose={() => setAsked(undefined)} />}
        </>
      ) : own.isError ? (
        <Failure title={words('failed')} retry={{ label: words('retry'), onClick: () => void own.refetch() }}>
          {words('failedText')}
        </Failure>
      ) : (
        <div role="status" aria-label={words('loading')}>
          <Skeleton />
        </div>
      )}
    </section>
  );
}

/** Which of its states a plan is in, as it is told. */
function stateOf({ status, endsWithPeriod, next, plan, receipts }: OwnPlan) {
  const isAsked = receipts.some((one) => one.dispute === 'open' && one.plan !== 'features');
  if (status === 'past_due') return isAsked ? 'held' : status;
  if (status !== 'active') return status;
  if (endsWithPeriod) return 'ends';
  if (isAsked) return 'asked';
  return next !== null && next.plan !== plan ? 'switch' : 'active';
}

type CardProps = { readonly own: OwnPlan; readonly onAsk: (asked: Asked) => void };

function PlanCard({ own, onAsk }: CardProps) {
  const words = useWords(messages);
  const nameWords = useWords(names);
  const { language } = useLanguage();
  const nameOf = (plan: OwnPlan['plan']) => (plan === 'starter' ? words('starter') : nameWords(`name.${plan}`));
  const state = stateOf(own);
  const isDue = own.status === 'past_due';
  const isUnpaid = isDue || state === 'paused';
  const until = isDue ? own.graceUntil : own.paidUntil;
  const day = (instant: string) => formatDate(wallClock(new Date(instant)).date, 'long', language);
  const told = {
    date: until === null ? '' : day(until),
    amount: own.next ? formatPrice(own.next.amount, language) : '',
    plan: own.next ? nameOf(own.next.plan) : '',
    percent: planCommission.starter,
  };
  const plan = nameOf(own.plan);
  const placeText = ({ boughtAt, listing, until: end }: OwnPlan['places'][number]) => {
    if (end === null) return words('place.waits', { date: day(boughtAt) });
    const date = day(end);
    return listing === null
      ? words('place.isOn', { date })
      : words('place.isOnNamed', { listing: inLanguage(listing, language), date });
  };
  return (
    <div className={styles.ownPlanCard}>
      <div className={styles.ownPlanState} data-state={state}>
        <h3 className="tower">{plan}</h3>
        <p className={styles.ownPlanSale}>{words('sale', { percent: own.commissionPercent })}</p>
        <p role={isUnpaid ? 'alert' : undefined}>{words(`state.${state}`, told)}</p>
        {own.places.map((place) => (
          <p key={place.id}>{placeText(place)}</p>
        ))}
        <div className={styles.ownPlanWays}>
          {isUnpaid && own.next && (
            <ButtonLink variant="coral" arrow to="/checkout" search={{ plan: own.next.plan }}>
              {words('payDue', told)}
            </ButtonLink>
          )}
          {(isDue || state === 'active' || state === 'asked') && (
            <Button variant="line" size="sm" onClick={() => onAsk({ action: 'end' })}>
              {words('end')}
            </Button>
          )}
          {(state === 'ends' || state === 'switch') && (
            <Button variant="ink" size="sm" onClick={() => onAsk({ action: 'keep' })}>
              {words('keep', { plan })}
            </Button>
          )}
        </div>
      </div>
      <PlanChanges own={own} onAsk={onAsk} />
    </div>
  );
}
