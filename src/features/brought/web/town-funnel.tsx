import { BarList } from '#kit/web/charts/bar-list.tsx';
import { formatNumber } from '#kit/shared/numbers.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { TownWeek } from '../contract.ts';
import { messages } from '../messages.ts';

const steps = ['eventViews', 'tickets', 'entries'] as const;

/** From the page of an event to its door: how many saw, bought and came in, and what share of the step before that is. */
export function TownFunnel({ weeks }: { readonly weeks: readonly TownWeek[] }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const sums = steps.map((step) => weeks.reduce((sum, week) => sum + week[step], 0));
  return (
    <BarList
      title={words('townFunnel')}
      head={[words('funnelOf'), words('howMany')]}
      said={(value) => formatNumber(value, language)}
      bars={steps.map((step, place) => {
        const [value = 0, before = 0] = [sums[place], sums[place - 1]];
        const share = (value / before) * 100;
        // Of thousands who look few buy: what is under one in a hundred is said closer.
        const percent = formatNumber(Number(share.toFixed(share < 1 ? 2 : 0)), language);
        return {
          id: step,
          name: words(`funnel.${step}`),
          value,
          // Whoever comes in these weeks may have bought before them: more than all is no share.
          ...(before > 0 && value <= before && { note: words('funnelStep', { percent }) }),
        };
      })}
    />
  );
}
