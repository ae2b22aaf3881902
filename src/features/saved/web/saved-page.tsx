import { useWords } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { Link } from '#kit/web/ui/link.tsx';
import { PageHead } from '#market/pages/web/page-head.tsx';
import { messages } from '../messages.ts';
import { SavedList } from './saved-list.tsx';

/** Everything somebody keeps, with an account or without one. */
export function SavedPage() {
  const words = useWords(messages);
  const user = useStoredUser();
  return (
    <main>
      <PageHead
        band="sand"
        kicker={words('kicker')}
        title={words('pageHeading')}
        lead={words('lead')}
        back={words('back')}
      />
      <div className="wrap saved-page">
        {user === null ? (
          <p className="saved-note">
            {words('guestNote')}{' '}
            <Link to="/auth" search={{ redirect: '/saved' }}>
              {words('guestSignIn')}
            </Link>
          </p>
        ) : null}
        <h2 className="sr-only">{words('title')}</h2>
        <SavedList />
      </div>
    </main>
  );
}
