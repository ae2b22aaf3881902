import { useState } from 'react';
import { formatInstant } from '#market/town/dates.ts';
import { useKeptText } from '#kit/web/desk/use-draft.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { TextArea } from '#kit/web/ui/input.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { toast } from '#kit/web/ui/toast-store.ts';
import type { ClaimToAnswer } from '../contract.ts';
import { messages } from '../messages.ts';
import { claimHash, maxStatement } from '../rules.ts';
import { answerClaim } from './queries.ts';
import { useClaimChange } from './use-claim-change.ts';
import * as styles from './claims.module.css';

/** What an owner says to the desk of a claim on their page, once; the way to give it back stands beside. */
export function AnswerForm({ claim }: { readonly claim: ClaimToAnswer }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const [statement, write] = useKeptText(`claim answer ${claim.id}`);
  const [isMissing, setMissing] = useState(false);
  const { listing, claimant: name, answeredAt, answerUntil } = claim;
  const send = useClaimChange(answerClaim().mutationFn, {
    onDone: () => {
      write('');
      toast({ title: words('answered'), description: words('answeredText') });
    },
  });
  return (
    <article className={styles.claimAnswer} aria-label={listing.title}>
      <h3 className="tower-s">
        <Link to={`/${listing.kind}/${listing.id}`}>{listing.title}</Link>
      </h3>
      <p>
        {words('says', { name })} {words('answerUntil', { date: formatInstant(new Date(answerUntil), language) })}
      </p>
      {answeredAt === null ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setMissing(statement.trim() === '');
            if (statement.trim() !== '')
              send.mutate({ params: { id: claim.id }, body: { statement: statement.trim() } });
          }}
        >
          <Field
            label={words('yourAnswer')}
            hint={words('answerHint')}
            error={isMissing && statement.trim() === '' ? words('answerMissing') : undefined}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={4}
                maxLength={maxStatement}
                value={statement}
                onChange={(event) => write(event.currentTarget.value)}
              />
            )}
          </Field>
          <div className={styles.claimButtons}>
            <Button type="submit" variant="ink" busy={send.isPending}>
              {words('answer')}
            </Button>
            <Link to={`/${listing.kind}/${listing.id}`} hash={claimHash}>
              {words('release')}
            </Link>
          </div>
        </form>
      ) : (
        <p role="status">
          <b>{words('answered')}.</b> {words('answeredText')}
        </p>
      )}
      {claim.statement === null ? null : (
        <blockquote className={styles.claimSaid}>
          <p>{claim.statement}</p>
        </blockquote>
      )}
    </article>
  );
}
