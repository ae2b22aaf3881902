import { useState, type ReactNode } from 'react';
import { Swell } from '#kit/web/art/swell.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { Poster } from '#kit/web/ui/poster.tsx';
import { Tabs } from '#kit/web/ui/tabs.tsx';
import { messages } from '../messages.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** The two halves of the door: the poster and the way back on the sea, the forms on paper. */
export function AuthScreen({ start, top }: { start: 'signUp' | 'signIn'; top: ReactNode }) {
  const words = useWords(messages);
  const [tab, setTab] = useState(start);
  return (
    <main className="auth">
      <section className="auth-sea">
        <Link className="auth-back" to="/">
          <Icon name="back" />
          {words('back')}
        </Link>
        <h1 className="tower">{words('heading')}</h1>
        <p className="auth-lead">{words('lead')}</p>
        <div className="auth-print">
          <Poster motif="suitcase" ink="levante" seed={7} format="square" />
        </div>
        <Swell className="auth-swell" />
      </section>
      <section className="auth-paper">
        <header className="auth-top">{top}</header>
        <Tabs
          label={words('tabs')}
          value={tab}
          onChange={setTab}
          items={[
            { value: 'signUp', label: words('signUp'), panel: <SignUpForm /> },
            { value: 'signIn', label: words('signIn'), panel: <SignInForm /> },
          ]}
        />
      </section>
    </main>
  );
}
