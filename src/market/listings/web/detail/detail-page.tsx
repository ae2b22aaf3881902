import type { Language } from '#kit/shared/messages.ts';
import { useId, type ReactNode } from 'react';
import { WaveEdge } from '#market/drawings/web/wave-edge.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Link, type Target } from '#kit/web/ui/link.tsx';
import { messages } from './messages.ts';
import * as styles from './detail.module.css';

type DetailPageProps = {
  /** A quiet link on top. */
  readonly back: Target & { readonly label: string };
  /** The colour the page opens with. */
  readonly band?: 'sea' | 'sun' | 'sand' | 'sky';
  /** A `Gallery`. */
  readonly picture: ReactNode;
  readonly badges?: ReactNode;
  readonly title: string;
  /** Where another language than the reader's stands in for the title. */
  readonly titleLang?: Language | undefined;
  readonly lead?: ReactNode;
  /** Share, save, add to the calendar. */
  readonly actions: ReactNode;
  /** The card that decides: a `Deal`. Beside title and text on wide screens, from the first window on; its bar stays at the bottom of a phone. */
  readonly aside: ReactNode;
  /** A `StateNote`: past, sold out, closed. */
  readonly note?: ReactNode;
  /** Cards of other listings. */
  readonly similar?: ReactNode;
  /** `DetailSection`s. */
  readonly children: ReactNode;
};

/** The page of one listing, `main` and all: what it is, what it costs, everything a person needs to decide. */
export function DetailPage(props: DetailPageProps) {
  const {
    back,
    band = 'sea',
    picture,
    badges,
    title,
    titleLang,
    lead,
    actions,
    aside,
    note,
    similar,
    children,
  } = props;
  const words = useWords(messages);
  const similarId = useId();
  return (
    <main className={styles.detail}>
      <header className={styles.detailHead} data-band={band}>
        <div className={`wrap ${styles.detailHeadWrap}`}>
          <Link className={styles.detailBack} to={back.to} {...(back.search ? { search: back.search } : {})}>
            <Icon name="back" />
            {back.label}
          </Link>
          <div className={styles.detailWords}>
            {badges ? <p className={styles.detailBadges}>{badges}</p> : null}
            <h1 className={isLong(title) ? `tower ${styles.detailTitleLong}` : 'tower'} lang={titleLang}>
              {title}
            </h1>
            {lead ? <p className={styles.detailLead}>{lead}</p> : null}
          </div>
          <div className={styles.detailPicture}>{picture}</div>
          <div className={styles.detailActions}>{actions}</div>
        </div>
        <WaveEdge className={styles.detailShore} fill="var(--paper)" />
      </header>
      {note ? <div className={styles.detailNote}>{note}</div> : null}
      <aside className={styles.detailAside} aria-label={words('decide')}>
        {aside}
      </aside>
      <div className={styles.detailSections}>{children}</div>
      {similar ? (
        <section className={styles.detailSimilar} aria-labelledby={similarId}>
          <div className="wrap">
            <h2 id={similarId} className="tower">
              {words('similar')}
            </h2>
            {similar}
          </div>
        </section>
      ) : null}
    </main>
  );
}

/** Titles of more characters than this are set smaller, and those with a word that would be broken beside the pictures. */
const longTitle = 34;
const longWord = 10;

const isLong = (title: string): boolean =>
  title.length > longTitle || title.split(/\s+/).some((word) => word.length > longWord);

type SectionProps = { readonly title: string; readonly id?: string; readonly children: ReactNode };

/** A chapter of the page. */
export function DetailSection({ title, id, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.detailSection} id={id} aria-labelledby={titleId}>
      <h2 id={titleId} className="tower-s">
        {title}
      </h2>
      {children}
    </section>
  );
}

type Fact = { readonly label: string; readonly value: ReactNode };

/** What is known, line by line; what nobody has told is left out. */
export function Facts({ items }: { readonly items: readonly Fact[] }) {
  const told = items.filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false);
  if (told.length === 0) return null;
  return (
    <dl className={styles.detailFacts}>
      {told.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
