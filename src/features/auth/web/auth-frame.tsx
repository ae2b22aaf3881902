import type { ReactNode } from 'react';
import { Swell } from '#market/drawings/web/swell.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import { messages } from '../messages.ts';
import * as styles from './auth.module.css';

type AuthFrameProps = {
  readonly heading: string;
  readonly lead: string;
  readonly top: ReactNode;
  /** What waits behind the door. */
  readonly about?: ReactNode;
  readonly children: ReactNode;
};

/** The two halves of the door: the poster and the way back on the sea, the forms on paper. */
export function AuthFrame({ heading, lead, top, about, children }: AuthFrameProps) {
  const words = useWords(messages);
  return (
    <main className={styles.auth}>
      <section className={styles.authSea}>
        <Link className={styles.authBack} to="/">
          <Icon name="back" />
          {words('back')}
        </Link>
        <h1 className="tower">{heading}</h1>
        <p className={styles.authLead}>{lead}</p>
        {about}
        <div className={styles.authPrint}>
          <Poster motif="suitcase" ink="levante" seed={7} format="square" />
        </div>
        <Swell className={styles.authSwell} />
      </section>
      <section className={styles.authPaper}>
        <header className={styles.authTop}>{top}</header>
        {children}
      </section>
    </main>
  );
}
