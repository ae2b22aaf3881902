import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { Link } from '#kit/web/ui/link.tsx';
import { PageHead } from '#market/pages/web/page-head.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import { listIn } from '../list-address.ts';
import { messages } from '../messages.ts';
import type { SavedRef } from '../rules.ts';
import { messages as sharedMessages } from '../shared-messages.ts';
import { SavedList } from './saved-list.tsx';
import { ShareList } from './share-list.tsx';
import { SharedList } from './shared-list.tsx';
import { refOf, useSavedListings } from './use-saved-listings.ts';
import * as styles from './saved-list.module.css';

/** Everything somebody keeps, with an account or without one; `searches` are a part of its own, which stands above the list: until it is known who is here, neither is drawn. */
export function SavedPage({ searches }: { readonly searches: ReactNode }) {
  const words = useWords(messages);
  const user = useStoredUser();
  const saved = useSavedListings();
  const fragment = useLocation({ select: ({ hash }) => hash });
  const sent = user === undefined ? undefined : listIn(fragment);
  if (sent) return <SharedPage refs={sent} />;
  return (
    <main>
      <PageHead
        band="sand"
        kicker={words('kicker')}
        title={words('pageHeading')}
        lead={words('lead')}
        back={words('back')}
      >
        <Poster motif="sunhat" ink="poniente" seed={4} format="square" eager />
      </PageHead>
      <div className={`wrap ${styles.savedPage}`}>
        {user === null ? (
          <p className={styles.savedNote}>
            {words('guestNote')}{' '}
            <Link to="/auth" search={{ redirect: '/saved' }}>
              {words('guestSignIn')}
            </Link>
          </p>
        ) : null}
        {user ? <div className={styles.savedSearches}>{searches}</div> : null}
        <h2 className={user ? `tower ${styles.savedTitle}` : 'sr-only'}>{words(user ? 'listings' : 'title')}</h2>
        {saved.listings?.length ? <ShareList refs={saved.listings.map(refOf)} /> : null}
        {user === undefined ? null : <SavedList saved={saved} />}
      </div>
    </main>
  );
}

/** A list that somebody sent, in the place of one's own: a page of the same address, which no server can tell apart. */
function SharedPage({ refs }: { readonly refs: readonly SavedRef[] }) {
  const words = useWords(sharedMessages);
  const back = useWords(messages)('back');
  return (
    <main>
      <PageHead band="sand" kicker={words('listings')} title={words('heading')} lead={words('lead')} back={back}>
        <Poster motif="sunhat" ink="poniente" seed={4} format="square" eager />
      </PageHead>
      <div className={`wrap ${styles.savedPage}`}>
        <h2 className="sr-only">{words('listings')}</h2>
        <SharedList refs={refs} />
      </div>
    </main>
  );
}
