import type { ReactNode } from 'react';
import { Swell } from '#market/drawings/web/swell.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import { messages } from '../messages.ts';

type AuthFrameProps = {
  readonly heading: string;
  readonly lead: string;
  readonly top: ReactNode;
  readonly children: ReactNode;
};

/** The two halves of the door: the poster and the way back on the sea, the forms on paper. */
export function AuthFrame({ heading, lead, top, children }: AuthFrameProps) {
  const words = useWords(messages);
  return (
    <main className="auth">
      <section className="auth-sea">
        <Link className="auth-back" to="/">
          <Icon name="back" />
          {words('back')}
        </Link>
        <h1 className="tower">{heading}</h1>
        <p className="auth-lead">{lead}</p>
        <div className="auth-print">
          <Poster motif="suitcase" ink="levante" seed={7} format="square" />
        </div>
        <Swell className="auth-swell" />
      </section>
      <section className="auth-paper">
        <header className="auth-top">{top}</header>
        {children}
      </section>
    </main>
  );
}
