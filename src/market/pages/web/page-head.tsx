import type { ReactNode } from 'react';
import { WaveEdge } from '#market/drawings/web/wave-edge.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import './page-head.css';

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
    <header className="page-head" data-band={band}>
      <div className="wrap page-head-wrap">
        <div className="page-head-words">
          <Link className="page-back" to="/">
            <Icon name="back" />
            {back}
          </Link>
          <p className="page-kicker horizon">{kicker}</p>
          <h1 className="tower">{title}</h1>
          <p className="page-lead">{lead}</p>
          {note ? <p className="page-note">{note}</p> : null}
        </div>
        {children ? <div className="page-print">{children}</div> : null}
      </div>
      {band === 'paper' ? null : <WaveEdge className="page-shore" fill="var(--paper)" />}
    </header>
  );
}
