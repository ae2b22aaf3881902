import { DetailSection } from '#market/listings/web/detail/detail-page.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../page-messages.ts';
import { actOf } from '../rules.ts';
import * as styles from './line-up.module.css';

/** Who is on, one under the other as on a bill; nothing where nobody is named. */
export function LineUp({ lines }: { readonly lines: readonly string[] }) {
  const words = useWords(messages);
  if (lines.length === 0) return null;
  return (
    <DetailSection title={words('lineUp')}>
      <ol className={styles.bill}>
        {lines.map(actOf).map(({ time, name }, place) => (
          // A name may stand there twice: an act that comes back.
          <li key={place}>
            {time === undefined ? null : <time dateTime={time}>{time}</time>}
            <b className="tower">{name}</b>
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}
