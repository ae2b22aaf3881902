import { useQuery } from '@tanstack/react-query';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { messages } from '../messages.ts';
import { claimsPath } from '../rules.ts';
import { AnswerForm } from './answer-form.tsx';
import { ClaimRow } from './claim-row.tsx';
import { myClaimsQuery } from './queries.ts';
import * as styles from './claims.module.css';

/** One's own claims, and what others say of one's pages: those who are asked answer here. */
export function ClaimsPage() {
  const words = useWords(messages);
  const user = useStoredUser();
  return (
    <main className={`wrap ${styles.claimsPage}`}>
      <header>
        <p className="horizon">{words('claims')}</p>
        <h1 className="tower">{words('claimsHead')}</h1>
      </header>
      {user ? (
        <Claims />
      ) : (
        <div className={styles.claimSign}>
          <p>{words('claimsSign')}</p>
          <ButtonLink to="/auth" search={{ redirect: claimsPath, tab: 'signin' }} variant="ink">
            {words('signIn')}
          </ButtonLink>
        </div>
      )}
    </main>
  );
}

function Claims() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { data, isError, refetch } = useQuery(myClaimsQuery(language));
  if (!data && isError)
    return (
      <Failure title={words('failed')} retry={{ label: words('retry'), onClick: () => void refetch() }}>
        {words('tryAgain')}
      </Failure>
    );
  if (!data) return <p role="status">{words('loading')}</p>;
  const { made, toAnswer } = data;
  return (
    <>
      {toAnswer.length > 0 ? (
        <section aria-labelledby="to-answer">
          <h2 id="to-answer" className="tower-s">
            {words('toAnswer')}
          </h2>
          <p className={styles.claimsLead}>{words('toAnswerText')}</p>
          <ul className={styles.claimsList}>
            {toAnswer.map((claim) => (
              <li key={claim.id}>
                <AnswerForm claim={claim} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-labelledby="made-claims">
        <h2 id="made-claims" className="tower-s">
          {words('made')}
        </h2>
        {made.length === 0 ? <p className={styles.claimsLead}>{words('noneMade')}</p> : null}
        <ul className={styles.claimsList}>
          {made.map((claim) => (
            <li key={claim.id}>
              <ClaimRow claim={claim} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
