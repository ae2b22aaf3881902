import { useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { messages } from '../messages.ts';

/** Where no letter will come: why, and what to do about it. */
export function NoEmail() {
  const words = useWords(messages);
  return (
    <p>
      {words('noEmail')} <Link to="/user-dashboard">{words('noEmailLink')}</Link>
    </p>
  );
}
