import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { forgetKey, rememberKey } from '#kit/web/key-on-the-way.ts';
import { useClock } from '#kit/web/now.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import type { LinkedApplication } from '../contract.ts';
import { messages } from '../messages.ts';
import { keepCall } from './queries.ts';
import * as styles from './applications.module.css';

/** Whoever comes in on the way is led back here, where the key waits. */
const redirect = '/application';

type Props = { readonly application: LinkedApplication; readonly token: string };

/** Below the application of a private link: take it into an account, where one writes with the employer; or that it stands in one. */
export function KeepApplication({ application: { kept, status }, token }: Props) {
  const words = useWords(messages);
  const user = useStoredUser();
  const clock = useClock();
  if (user === undefined || (kept === 'nobody' && status === 'withdrawn')) return null;
  if (kept === 'other') return <p>{words(user ? 'keptByOther' : 'keptInAccount')}</p>;
  if (kept === 'me')
    return (
      <>
        <p>{words('keptByMe')}</p>
        <div className={styles.applicationWays}>
          <ButtonLink variant="ink" size="sm" to="/user-dashboard">
            {words('openKept')}
          </ButtonLink>
        </div>
      </>
    );
  return (
    <>
      <p>{words(user ? 'keepText' : 'keepSignIn')}</p>
      {user ? (
        <div className={styles.applicationWays}>
          <Keep token={token} />
        </div>
      ) : (
        <div className={styles.applicationWays} onClickCapture={() => rememberKey(redirect, token, clock())}>
          <ButtonLink variant="ink" size="sm" to="/auth" search={{ redirect, tab: 'signin' }}>
            {words('keepSignInButton')}
          </ButtonLink>
          <ButtonLink variant="line" size="sm" to="/auth" search={{ redirect, tab: 'signup' }}>
            {words('keepSignUpButton')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function Keep({ token }: { readonly token: string }) {
  const words = useWords(messages);
  const { change, isPending } = useChange(keepCall(), {
    done: { title: words('keptDone'), description: words('keptDoneText') },
    failed: { title: words('keepFailed'), description: words('notWithdrawnText') },
    reasons: {
      conflict: words('keptByOther'),
      already_applied: words('keepApplied'),
      forbidden: words('keepOwnJob'),
      conversation_closed: words('keepClosed'),
    },
    refresh: ['/api/job-applications/read'],
    onDone: forgetKey,
  });
  return (
    <Button variant="ink" size="sm" busy={isPending} onClick={() => change({ body: { token } })}>
      {words('keepButton')}
    </Button>
  );
}
