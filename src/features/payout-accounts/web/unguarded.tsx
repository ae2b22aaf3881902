import { Link } from '@tanstack/react-router';
import { Problem } from '#kit/shared/problem.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';

/** Where the house asks its admins for a second factor, it asks whoever says where money goes as well. */
export const isUnguarded = (error: unknown): boolean => error instanceof Problem && error.code === 'money_unguarded';

/** Says so in an alert, with the way to where one is set up. */
export function Unguarded() {
  const words = useWords(messages);
  return (
    <span>
      {words('moneyUnguarded')} <Link to="/user-dashboard">{words('toAccount')}</Link>
    </span>
  );
}
