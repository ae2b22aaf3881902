import type { ReactNode } from 'react';
import * as styles from './private-page.module.css';

type PrivatePageProps = {
  readonly kicker: string;
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** What the link of a letter opens: a head, and what is for its reader alone, or that the link leads nowhere. */
export function PrivatePage({ kicker, title, className = '', children }: PrivatePageProps) {
  return (
    <main className={`wrap ${styles.privatePage} ${className}`.trimEnd()}>
      <header>
        <p className="horizon">{kicker}</p>
        <h1 className="tower">{title}</h1>
      </header>
      {children}
    </main>
  );
}
