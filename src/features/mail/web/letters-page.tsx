import { useWords } from '#kit/web/i18n.tsx';
import { PageHead } from '#market/pages/web/page-head.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import { messages } from '../choices-messages.ts';
import { LetterChoices } from './letter-choices.tsx';
import * as styles from './letter-choices.module.css';

/** Where every letter to an owner leads who wants fewer of them; `isOpen` once somebody is signed in; a guest offers nothing. */
export function LettersPage({ isOpen, isGuest }: { readonly isOpen: boolean; readonly isGuest: boolean }) {
  const words = useWords(messages);
  return (
    <main>
      <PageHead band="sand" kicker={words('kicker')} title={words('heading')} lead={words('lead')} back={words('back')}>
        <Poster motif="sailboat" ink="cala" seed={6} format="square" eager />
      </PageHead>
      <div className={`wrap ${styles.lettersPage}`}>{isOpen ? <LetterChoices isGuest={isGuest} /> : null}</div>
    </main>
  );
}
