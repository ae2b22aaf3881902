import { formatNumber } from '#kit/shared/numbers.ts';
import { BarList } from '#kit/web/charts/bar-list.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { Brought } from '../contract.ts';
import { messages } from '../messages.ts';
import * as styles from './brought.module.css';

/** Views by how people came, with what they pressed then. */
export function HowPeopleCame({ sources }: Pick<Brought, 'sources'>) {
  const words = useWords(messages);
  const { language } = useLanguage();
  if (sources.length === 0) return <p className={styles.broughtNone}>{words('noSources')}</p>;
  return (
    <BarList
      title={words('sources')}
      head={[words('source'), words('measure.views')]}
      said={(value) => formatNumber(value, language)}
      bars={sources.map(({ source, views, calls, routes }) => ({
        id: source,
        name: words(`source.${source}`),
        value: views,
        ...(calls + routes > 0 && { note: words('pressed', { calls, count: routes }) }),
      }))}
    />
  );
}
