import type { ReactNode } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../page-messages.ts';
import * as styles from './results.module.css';

type Props = { readonly isTonight: boolean; readonly children: ReactNode };

/** What is on, for those who found nothing. */
export function OnTonight({ isTonight, children }: Props) {
  const words = useWords(messages);
  return (
    <section className={styles.resultGroup} aria-labelledby="on-tonight">
      <h2 id="on-tonight" className="tower">
        {words(isTonight ? 'onTonight' : 'onSoon')}
      </h2>
      {children}
    </section>
  );
}
