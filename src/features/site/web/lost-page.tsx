import type { ReactNode } from 'react';
import { Poster } from '#market/posters/web/poster.tsx';
import * as styles from './lost.module.css';

type Props = {
  readonly title: string;
  readonly text: string;
  /** The way back. */
  readonly link: ReactNode;
  /** What else there is: a search, what is on. */
  readonly children: ReactNode;
};

/** A page that is not there, or not any more: a buoy on the sea, and ways to go on. */
export function LostPage({ title, text, link, children }: Props) {
  return (
    <main className={`wrap ${styles.lostPage}`}>
      <div className={`${styles.lost} ${styles.lostScene}`}>
        <div className={styles.lostWords}>
          <h1 className="tower">{title}</h1>
          <p>{text}</p>
          {link}
        </div>
        <Poster motif="lifebuoy" ink="levante" seed={9} format="square" className={styles.lostPoster} eager />
      </div>
      {children}
    </main>
  );
}
