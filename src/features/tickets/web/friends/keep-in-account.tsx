import { useNavigate } from '@tanstack/react-router';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { forgetKey, rememberKey } from '#kit/web/key-on-the-way.ts';
import { useClock, useNow } from '#kit/web/now.tsx';
import { useStoredUser, type StoredUser } from '#kit/web/stored-user.ts';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import type { LinkedTicket } from '../../contract.ts';
import { messages } from '../../kept-messages.ts';
import { linkedState } from '../../rules.ts';
import { keepCall } from '../queries.ts';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from '../giving/give-ticket.module.css';

/** Whoever comes in on the way is led back here, where the key waits. */
const redirect = '/ticket/link';

type Props = { readonly ticket: LinkedTicket; readonly token: string };

/** Below the ticket of a link: keep it in an account, or that one does. */
export function KeepInAccount({ ticket, token }: Props) {
  const words = useWords(messages);
  const user = useStoredUser();
  const clock = useClock();
  const state = linkedState(ticket, useNow());
  if (ticket.keptId !== undefined)
    return (
      <section className={styles.give}>
        <p className={fieldStyles.hint}>{words('isKept')}</p>
        <ButtonLink variant="ink" size="sm" to={`/ticket/kept/${ticket.keptId}`}>
          {words('openKept')}
        </ButtonLink>
      </section>
    );
  if (ticket.isKept)
    return (
      <section className={styles.give}>
        <p className={fieldStyles.hint}>{words('isKeptByOther')}</p>
      </section>
    );
  if (user === undefined || (state !== 'good' && state !== 'used')) return null;
  return (
    <section className={styles.give}>
      <p className={fieldStyles.hint}>{words(keepTextOf(user))}</p>
      {user ? (
        <Keep token={token} />
      ) : (
        <div className={styles.giveWays} onClickCapture={() => rememberKey(redirect, token, clock())}>
          <ButtonLink variant="ink" size="sm" to="/auth" search={{ redirect, tab: 'signin' }}>
            {words('signIn')}
          </ButtonLink>
          <ButtonLink variant="line" size="sm" to="/auth" search={{ redirect, tab: 'signup' }}>
            {words('signUp')}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

/** Whoever gave no e-mail is promised no letter. */
function keepTextOf(user: StoredUser | null): 'keepText' | 'keepTextUnwritten' | 'signInText' {
  if (user === null) return 'signInText';
  return user.email === null ? 'keepTextUnwritten' : 'keepText';
}

function Keep({ token }: { readonly token: string }) {
  const words = useWords(messages);
  const navigate = useNavigate();
  const { change, isPending } = useChange(keepCall(), {
    done: { title: words('kept'), description: words('keptText') },
    failed: { title: words('keepFailed'), description: words('failedText') },
    reasons: {
      conflict: words('isAnothers'),
      forbidden: words('isYours'),
      invalid_transition: words('opensNone'),
    },
    refresh: ['/api/ticket-links', '/api/kept-tickets'],
    onDone: ({ id }) => {
      forgetKey();
      void navigate({ to: `/ticket/kept/${id}`, replace: true });
    },
  });
  return (
    <Button variant="ink" size="sm" busy={isPending} onClick={() => change({ body: { token } })}>
      {words('keep')}
    </Button>
  );
}
