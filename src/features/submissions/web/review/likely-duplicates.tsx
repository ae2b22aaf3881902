import { useQuery } from '@tanstack/react-query';
import { dot, inLine, isolate } from '#kit/shared/bidi.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { messages } from '../../desk-messages.ts';
import { duplicatesQuery } from '../queries.ts';
import * as styles from './review.module.css';

/** A warning when the same thing is perhaps here already; nothing when it is not. */
export function LikelyDuplicates({ id }: { readonly id: string }) {
  const words = useWords(messages);
  const { data = [] } = useQuery(freshly(duplicatesQuery(id)));
  return (
    <div role="status">
      {data.length === 0 ? null : (
        <div className={styles.reviewTwins}>
          <p>
            <Icon name="alert" />
            {words('duplicates')}
          </p>
          <ul>
            {data.map((twin) => (
              <li key={twin.id}>
                <b>{isolate(twin.title)}</b>
                {dot}
                {inLine([
                  twin.location,
                  words(`duplicate.${twin.kind}`),
                  words('alike', { percent: Math.round(twin.score * 100) }),
                ])}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
