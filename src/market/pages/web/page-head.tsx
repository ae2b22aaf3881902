import type { ReactNode } from 'react';
import { WaveEdge } from '#market/drawings/web/wave-edge.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import * as styles from './page-head.module.css';

type PageHeadProps = {
  /** The colour the page opens with; `paper` is for pages that are only read. */
  band: 'sea' | 'sun' | 'sand' | 'sky' | 'paper';
  /** What the page is called everywhere else: a wide label over the heading. */
  kicker: string;
  title: string;
  lead: string;
  /** The words of the way back to the home page. */
  back: string;
  /** A small line under the lead. */
  note?: ReactNode;
  /** A poster, hung at the end of the band; phones leave it out. */
  children?: ReactNode;
};

/** How a page that is not the home page opens: the way back, one great heading on a band of colour, the shore below. */
export function PageHead({ band, kicker, title, lead, back, note, children }: PageHeadProps) {
  return (
    <header className={styles.pageHead} data-band={band}>
      <div className={`wrap ${styles.pageHeadWrap}`}>
        <div>
          <Link className={styles.pageBack} to="/">
            <Icon name="back" />
            {back}
          </Link>
          <p className={`${styles.pageKicker} horizon`}>{kicker}</p>
          <h1 className="tower">{title}</h1>
          <p className={styles.pageLead}>{lead}</p>
          {note ? <p className={styles.pageNote}>{note}</p> : null}
        </div>
        {children ? <div className={styles.pagePrint}>{children}</div> : null}
      </div>
      {band === 'paper' ? null : <WaveEdge className={styles.pageShore} fill="var(--paper)" />}
    </header>
  );
}
