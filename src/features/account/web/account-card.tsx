import { useState } from 'react';
import { isStaff, roles } from '#features/auth/rules.ts';
import { ConfirmLater } from '#kit/web/desk/confirm-later.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { pressedPart } from '#kit/web/parts/pressed-part.tsx';
import { shownPhone } from '#kit/shared/shown-phone.ts';
import type { StoredUser } from '#kit/web/stored-user.ts';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import { EmailProof } from './email-proof.tsx';
import { ExportButton } from './export-button.tsx';
import * as deskCardStyles from '#kit/web/ui/desk-card.module.css';
import * as styles from './account.module.css';
import { Breakable } from '#kit/web/ui/breakable.tsx';

// Sheets come when somebody asks for them: few do.
const EditSheet = pressedPart(() => import('./edit-sheet.tsx').then((module) => module.EditSheet));
const PasswordSheet = pressedPart(() => import('./password-sheet.tsx').then((module) => module.PasswordSheet));
const EraseSheet = pressedPart(() => import('./erase-sheet.tsx').then((module) => module.EraseSheet));

type AccountCardProps = {
  readonly user: StoredUser;
  /** Signs out on every device. */
  readonly onEverywhere: () => void;
  /** The account is gone: the page leaves. */
  readonly onErased: () => void;
};

/** Who is signed in, as this browser remembers it, and what they may do about it. */
export function AccountCard({ user, onEverywhere, onErased }: AccountCardProps) {
  const words = useWords(messages);
  const [open, setOpen] = useState<'edit' | 'password' | 'everywhere' | 'erase'>();
  const close = () => setOpen(undefined);
  const role = roles.find((known) => known === user.role);
  const lines = [
    ['name', user.fullName],
    ['username', user.username],
    ['phone', shownPhone(user.phone)],
    ['email', user.email ?? words('noEmail')],
    ['accountType', role === undefined ? user.accountType : words(`accountType.${role}`)],
  ] as const;
  return (
    <section className={deskCardStyles.deskCard} aria-labelledby="account">
      <h2 id="account" className="tower-s">
        {words('account')}
      </h2>
      <dl className={styles.accountLines}>
        {lines.map(([key, value]) => (
          <div key={key}>
            <dt>{words(key)}</dt>
            <dd>
              <Breakable>{value}</Breakable>
            </dd>
          </div>
        ))}
      </dl>
      {user.email === null ? null : <EmailProof key={user.email} email={user.email} />}
      <div className={styles.accountWays}>
        <Button variant="ink" size="sm" onClick={() => setOpen('edit')}>
          {words('edit')}
        </Button>
        <Button variant="line" size="sm" onClick={() => setOpen('password')}>
          {words('changePassword')}
        </Button>
        <Button variant="line" size="sm" onClick={() => setOpen('everywhere')}>
          {words('everywhere')}
        </Button>
        <ButtonLink to="/letters" variant="line" size="sm">
          {words('letters')}
        </ButtonLink>
        <ButtonLink to="/decisions" variant="line" size="sm">
          {words('decisions')}
        </ButtonLink>
      </div>
      <h3 className={styles.accountYours}>{words('yours')}</h3>
      <div className={styles.accountWays}>
        <ExportButton />
        {role !== undefined && isStaff(role) ? null : (
          <Button variant="quiet" size="sm" onClick={() => setOpen('erase')}>
            {words('erase')}
          </Button>
        )}
      </div>
      {open === 'edit' && <EditSheet onClose={close} />}
      {open === 'password' && <PasswordSheet onClose={close} />}
      {open === 'erase' && (
        <EraseSheet isBusiness={user.accountType === 'business'} onErased={onErased} onClose={close} />
      )}
      {open === 'everywhere' && (
        <ConfirmLater
          isOpen
          title={words('everywhereTitle')}
          text={words('everywhereText')}
          yes={words('everywhereYes')}
          no={words('stay')}
          onYes={onEverywhere}
          onClose={close}
        />
      )}
    </section>
  );
}
