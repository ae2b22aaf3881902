import { useWords } from '#kit/web/i18n.tsx';
import { PageHead } from '#market/pages/web/page-head.tsx';
import { messages } from '../choices-messages.ts';
import { LetterChoices } from './letter-choices.tsx';
import * as styles from './letter-choices.module.css';

/** Where every letter to an owner leads who wants fewer of them; `isOpen` once somebody is signed in. */
export function LettersPage({ isOpen }: { readonly isOpen: boolean }) {
  const words = useWords(messages);
  return (
    <main>
      <PageHead
        band="sand"
        kicker={words('kicker')}
        title={words('heading')}
        lead={words('lead')}
        back={words('back')}
      />
      <div className={`wrap ${styles.lettersPage}`}>{isOpen ? <LetterChoices /> : null}</div>
    </main>
  );
}
