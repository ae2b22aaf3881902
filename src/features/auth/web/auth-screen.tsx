import { useState, type ReactNode } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Tabs } from '#kit/web/ui/tabs.tsx';
import { messages } from '../messages.ts';
import type { AccountType } from '../rules.ts';
import { AuthFrame } from './auth-frame.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

type Tab = 'signUp' | 'signIn';

type AuthScreenProps = {
  readonly start: Tab;
  /** Hears which one was opened. */
  readonly onTab?: (tab: Tab) => void;
  /** Which account a new one is, unless they choose the other. */
  readonly accountType?: AccountType | undefined;
  readonly top: ReactNode;
  /** Where somebody is going who has to come in first. */
  readonly redirect?: string | undefined;
  /** What waits behind the door. */
  readonly about?: ReactNode;
};

/** The door: signing up and signing in. */
export function AuthScreen({ start, onTab, accountType, top, redirect, about }: AuthScreenProps) {
  const words = useWords(messages);
  const [chosen, setChosen] = useState<Tab>();
  return (
    <AuthFrame heading={words('heading')} lead={words('lead')} top={top} about={about}>
      <Tabs
        label={words('tabs')}
        value={chosen ?? start}
        onChange={(next) => {
          setChosen(next);
          onTab?.(next);
        }}
        items={[
          { value: 'signUp', label: words('signUp'), panel: <SignUpForm accountType={accountType} /> },
          { value: 'signIn', label: words('signIn'), panel: <SignInForm redirect={redirect} /> },
        ]}
      />
    </AuthFrame>
  );
}
