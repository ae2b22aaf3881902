import { useState, type ReactNode } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { messages } from '../messages.ts';
import { resetMinutes } from '../rules.ts';
import { AuthFrame } from './auth-frame.tsx';
import { onwardTo } from './destination.ts';
import { ResetForm } from './reset-form.tsx';
import { useKey } from './use-key.ts';

type ResetProps = {
  readonly top: ReactNode;
  /** Where somebody was going before they forgot their password. */
  readonly redirect?: string | undefined;
  readonly onDone: () => void;
};

/** Takes a new password with the key of a letter. `onDone` leads on to signing in. */
export function ResetScreen({ top, redirect, onDone }: ResetProps) {
  const words = useWords(messages);
  const key = useKey();
  const [spent, setSpent] = useState<string>();
  return (
    <AuthFrame heading={words('reset.heading')} lead={words('reset.lead')} top={top}>
      {key === null || (key !== undefined && key === spent) ? (
        <Empty
          title={words('reset.expired')}
          action={
            <ButtonLink to="/forgot-password" search={onwardTo(redirect)} variant="ink">
              {words('reset.another')}
            </ButtonLink>
          }
        >
          {words('reset.expiredText', { minutes: resetMinutes })}
        </Empty>
      ) : (
        <ResetForm token={key} onDone={onDone} onExpired={() => setSpent(key)} />
      )}
    </AuthFrame>
  );
}
