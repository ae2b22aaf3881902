import { roles } from '#features/auth/rules.ts';
import { useWords } from '#kit/web/i18n.tsx';
import type { StoredUser } from '#kit/web/stored-user.ts';
import { messages } from '../messages.ts';

/** Who is signed in, as this browser remembers it. */
export function AccountCard({ user }: { user: StoredUser }) {
  const words = useWords(messages);
  const role = roles.find((known) => known === user.role);
  const lines = [
    ['name', user.fullName],
    ['username', user.username],
    ['phone', user.phone],
    ['email', user.email ?? words('noEmail')],
    ['accountType', role === undefined ? user.accountType : words(`accountType.${role}`)],
  ] as const;
  return (
    <section className="desk-card" aria-labelledby="account">
      <h2 id="account" className="tower-s">
        {words('account')}
      </h2>
      <dl className="account-lines">
        {lines.map(([key, value]) => (
          <div key={key}>
            <dt>{words(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
