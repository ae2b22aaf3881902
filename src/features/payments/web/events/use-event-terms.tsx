import type { Event } from '#features/events/contract.ts';
import { shownOf } from '#features/events/moves.ts';
import { inLine } from '#kit/shared/bidi.ts';
import { formatDate } from '#kit/shared/dates.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { refundSteps, type CancellationPolicy } from '#market/listings/cancellation.ts';
import { PolicyWords } from '#market/listings/web/cancellation/policy-words.tsx';
import { useToldTime } from '#market/town/web/clock/use-told-time.ts';
import { messages } from '../../messages.ts';
import type { Priced } from '../../rules.ts';
import { useAgreed, type Change, type Told } from '../steps/use-agreed.ts';

type Facts = ReturnType<typeof factsOf>;

/** By its rule, which differs where two rules give the same at this hour. */
const policyOf = (policy: CancellationPolicy) => <PolicyWords steps={refundSteps[policy]} />;

/** What the checkout shows of an event; of what is free no policy. */
function factsOf({ price, cancellation, fold, ...event }: Priced<Event>) {
  const policy: CancellationPolicy | undefined = price === '0' ? undefined : cancellation;
  return { price, fold, policy, ...shownOf(event) };
}

/** When, where, for how much and under which terms somebody buys an event, as they were shown it, and what changed since. */
export function useEventTerms(event: Priced<Event>) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const toldTime = useToldTime();
  const now = factsOf(event);
  const { agreed, agree } = useAgreed(now);

  const told = {
    perTicket: ({ price }: Facts) => formatPrice(price, language, event.currency),
    'changed.when': ({ date, time, fold }: Facts) =>
      inLine([date === null ? words('undated') : formatDate(date, 'long', language), toldTime(time, fold)]),
    'changed.where': ({ location, address }: Facts) => inLine([location, address]),
  };
  const labels = ['perTicket', 'changed.when', 'changed.where'] as const;
  const changes: Change[] = labels
    .map((label) => ({ label: words(label), before: told[label](agreed), now: told[label](now) }))
    .filter((change) => change.before !== change.now);
  if (agreed.policy !== undefined && now.policy !== undefined && agreed.policy !== now.policy)
    changes.push({ label: words('policy'), before: policyOf(agreed.policy), now: policyOf(now.policy) });

  const { price, policy, date, time, location, address } = agreed;
  const shown = { date, time, location, address, ...(policy && { cancellation: policy }) };
  return { price, shown, told: { changes, agree } satisfies Told };
}
