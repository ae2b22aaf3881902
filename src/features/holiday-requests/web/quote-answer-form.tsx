import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Problem } from '#kit/shared/problem.ts';
import { FormAlert } from '#kit/web/form/form-alert.tsx';
import { ReasonField, useReason } from '#kit/web/desk/reason.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { Quote } from '../contract.ts';
import { answerFacts } from '../facts.ts';
import { messages } from '../quote-messages.ts';
import { asksChanges } from '../rules.ts';
import { answerQuote, quoteQuery } from './queries.ts';
import * as styles from './quote.module.css';

type QuoteAnswerFormProps = { readonly token: string; readonly quote: Quote; readonly isFree: boolean };

/**
 * Accept, or say what should be different; once it is booked, say so still, or leave it as it was accepted after all.
 * What was written stays until it has arrived.
 */
export function QuoteAnswerForm({ token, quote, isFree }: QuoteAnswerFormProps) {
  const words = useWords(messages);
  const queries = useQueryClient();
  // The token is a key, and no name for what is kept.
  const changes = useReason(`quote of ${quote.quoted_at}`);
  const [isAsking, setAsking] = useState(changes.text !== '');
  const isBooked = quote.status === 'confirmed';
  const { queryKey } = quoteQuery(token);
  const { mutate, isPending, error } = useMutation({
    ...answerQuote(),
    onSuccess: (quote) => {
      queries.setQueryData(queryKey, quote);
      setAsking(false);
      changes.write('');
    },
    onError: (problem: Problem) => {
      if (problem.code === 'not_found' || problem.code === 'invalid_transition')
        void queries.invalidateQueries({ queryKey });
    },
  });
  const ask = () => changes.give((message) => mutate({ body: { token, answer: 'changes', message } }));
  return (
    <div className={styles.quoteChanges}>
      {isAsking || isFree || isBooked ? null : <p>{words('howPaid')}</p>}
      {isAsking ? (
        <ReasonField
          reason={changes}
          label={words('message')}
          missing={words('messageMissing')}
          example={words('messageExample')}
          max={answerFacts.message.max}
          rows={4}
        />
      ) : null}
      <FormAlert text={error ? words(faultOf(error)) : null} />
      <div className={styles.quoteWays}>
        {isAsking ? (
          <>
            <Button variant="ink" busy={isPending} onClick={ask}>
              {isPending ? words('sending') : words('sendChanges')}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {words('back')}
            </Button>
          </>
        ) : (
          <>
            {isBooked && !asksChanges(quote) ? null : (
              // Nobody is pushed to take back the wish that was just sent.
              <Button
                variant={isBooked ? 'line' : 'coral'}
                arrow={!isBooked}
                busy={isPending}
                onClick={() => mutate({ body: { token, answer: 'accepted' } })}
              >
                {isPending ? words('sending') : words(isBooked ? 'keep' : 'accept')}
              </Button>
            )}
            <Button variant="line" onClick={() => setAsking(true)}>
              {words('askChanges')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function faultOf({ code }: Problem): 'tooMany' | 'meanwhile' | 'notSent' {
  if (code === 'too_many_requests') return 'tooMany';
  return code === 'invalid_transition' ? 'meanwhile' : 'notSent';
}
