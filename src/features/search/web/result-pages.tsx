import { Link } from '@tanstack/react-router';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { readSearch, type SearchAddress } from '../address.ts';
import { pageLinks } from '../page-links.ts';
import { messages } from '../page-messages.ts';
import { exactly } from './exactly.ts';
import * as styles from './results.module.css';

type Props = { readonly address: SearchAddress; readonly page: number; readonly pages: number };

/** The pages of one kind of listing, as real links. */
export function ResultPages({ address, page, pages }: Props) {
  const words = useWords(messages);
  if (pages < 2) return null;
  const to = (target: number) =>
    ({ to: '/search', search: readSearch({ ...address, page: target }), activeOptions: exactly }) as const;
  return (
    <nav className={styles.pages} aria-label={words('pages')}>
      {page > 1 && (
        <Link {...to(page - 1)} className={styles.pageLink} rel="prev" aria-label={words('previous')}>
          <Icon name="left" />
        </Link>
      )}
      {pageLinks(page, pages).map((one, index) =>
        one === 0 ? (
          <span key={`gap-${index < 2 ? 'before' : 'after'}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            {...to(one)}
            key={one}
            className={styles.pageLink}
            aria-label={words('page', { page: one })}
            {...(one === page ? { 'aria-current': 'page' as const } : {})}
          >
            {one}
          </Link>
        ),
      )}
      {page < pages && (
        <Link {...to(page + 1)} className={styles.pageLink} rel="next" aria-label={words('next')}>
          <Icon name="right" />
        </Link>
      )}
      <span className={styles.pagesSay}>{words('pageOf', { page, pages })}</span>
    </nav>
  );
}
