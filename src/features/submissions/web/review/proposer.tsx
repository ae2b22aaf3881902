import { isolate } from '#kit/shared/bidi.ts';
import { shownPhone } from '#kit/shared/shown-phone.ts';
import { MailLink } from '#kit/web/desk/contact-links.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { Link } from '#kit/web/ui/link.tsx';
import type { Submission } from '../../contract.ts';
import { messages } from '../../desk-messages.ts';

/** Whose account a proposal came from, and whose its listing will be. */
export function Proposer({ submission: { proposer, status } }: { readonly submission: Submission }) {
  const words = useWords(messages);
  const isAdmin = useStoredUser()?.role === 'admin';
  if (proposer === null) return words('proposerNone');
  const { id, name, email, phone, isSuspended } = proposer;
  return (
    <>
      {isolate(name)} · {email === null ? shownPhone(phone) : <MailLink to={email} />}
      {isAdmin ? (
        <>
          {' · '}
          <Link to="/admin" search={{ tab: 'people', open: id }} target="_blank">
            {words('openAccount')}
          </Link>
        </>
      ) : null}
      {status === 'pending' ? (
        <>
          <br />
          {words(isSuspended ? 'proposerSuspended' : 'proposerText')}
        </>
      ) : null}
    </>
  );
}
