import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatDate } from '#kit/shared/dates.ts';
import { wallClock } from '#market/town/dates.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import type { ChangePlan, OwnPlan } from '../contract.ts';
import { messages as names } from '../messages.ts';
import { messages } from '../plan-messages.ts';
import { planCommission, type MonthlyPlan } from '../rules.ts';
import { changePlan } from './queries.ts';

/** What is to be done with a plan, without a payment today. */
export type Asked =
  | { readonly action: 'end' | 'keep' }
  | { readonly action: 'switch'; readonly plan: MonthlyPlan; readonly amount: string };

type Props = {
  readonly userId: string;
  readonly own: OwnPlan;
  readonly asked: Asked;
  readonly onClose: () => void;
};

/** Says exactly what is paid when, before a plan is ended, kept or switched. */
export function PlanSheet({ userId, own, asked, onClose }: Props) {
  const words = useWords(messages);
  const nameWords = useWords(names);
  const { language } = useLanguage();
  const cache = useQueryClient();
  const { action } = asked;
  // The month before is over: there is nothing that it could stay until.
  const said = action === 'end' && own.status === 'past_due' ? 'endDue' : action;
  const refresh = () => cache.invalidateQueries({ queryKey: [`/api/users/${userId}/plan`] });
  const old = own.plan === 'starter' ? '' : nameWords(`name.${own.plan}`);
  const told = {
    old,
    plan: asked.action === 'switch' ? nameWords(`name.${asked.plan}`) : old,
    date: own.paidUntil === null ? '' : formatDate(wallClock(new Date(own.paidUntil)).date, 'long', language),
    amount: formatPrice(asked.action === 'switch' ? asked.amount : own.month, language),
    percent: planCommission.starter,
  };
  const { mutate, isPending } = useMutation({
    ...changePlan(),
    onSuccess: () => {
      toast({ title: words('changed'), description: words(`changed.${said}`, told) });
      onClose();
      return refresh();
    },
    onError: () => {
      toast({ title: words('error'), description: words('errorText'), tone: 'destructive' });
      onClose();
      return refresh();
    },
  });
  const { version } = own;
  const body: ChangePlan =
    asked.action === 'switch' ? { action: 'switch', plan: asked.plan, version } : { action: asked.action, version };
  return (
    <Confirm
      isOpen
      title={words(`ask.${action}`, told)}
      text={words(`ask.${said}Text`, told)}
      yes={words(`ask.${action}Yes`, told)}
      no={words('ask.no')}
      tone={action === 'end' ? 'danger' : 'ink'}
      isPending={isPending}
      onYes={() => mutate({ params: { id: userId }, body })}
      onClose={onClose}
    />
  );
}
