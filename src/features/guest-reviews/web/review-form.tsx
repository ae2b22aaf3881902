import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Problem } from '#kit/shared/problem.ts';
import { useDraft } from '#kit/web/desk/use-draft.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { TextArea } from '#kit/web/ui/input.tsx';
import { toast } from '#kit/web/ui/toast-store.ts';
import { HiddenPart } from '#market/masking/web/hidden-part.tsx';
import type { Invitation, Named } from '../contract.ts';
import { messages } from '../messages.ts';
import { maxWords } from '../rules.ts';
import { invitationQuery, ownReviewsQuery, writeReview } from './queries.ts';
import { StarChoice } from './stars.tsx';
import { useMasked } from './use-masked.ts';
import { useProof } from './use-proof.ts';
import { useMeanings } from './use-meanings.ts';
import * as styles from './guest-reviews.module.css';

const { mutationFn: write } = writeReview();

type FormProps = { readonly invitation: Invitation; readonly of: Named; readonly onSent: () => void };

/** Stars, a few words, and under which name they are read: half a minute on a phone. */
export function ReviewForm({ invitation, of, onSent }: FormProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const queries = useQueryClient();
  const proofOf = useProof();
  const meanings = useMeanings();
  const { values, set, reset } = useDraft({ stars: 0, said: '' }, { keep: `review ${invitation.listing}` });
  const [isMissing, setMissing] = useState(false);
  const { hidden, isSeen } = useMasked(values.said);
  type Sent = { body: { of: Named; stars: number; words: string } };
  const { mutate, isPending } = useMutation<Invitation | undefined, Problem, Sent>({
    mutationFn: async (sent) => ((await isSeen()) ? write(sent) : undefined),
    onSuccess: (written) => {
      if (written === undefined) return;
      reset({ stars: 0, said: '' });
      onSent();
      queries.setQueryData(invitationQuery(of, language).queryKey, written);
      void queries.invalidateQueries({ queryKey: ownReviewsQuery().queryKey });
    },
    onError: ({ code }) => {
      if (code === 'already_reviewed' || code === 'review_closed' || code === 'not_a_guest')
        void queries.invalidateQueries({ queryKey: invitationQuery(of, language).queryKey });
      toast({ title: words('failed'), description: words('failedText'), tone: 'destructive' });
    },
  });
  return (
    <form
      className={styles.reviewCard}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (values.stars === 0) setMissing(true);
        else mutate({ body: { of, stars: values.stars, words: values.said } });
      }}
    >
      <div>
        <h2 className="tower-s">{invitation.title}</h2>
        <p className={styles.reviewProof}>{proofOf(invitation)}</p>
      </div>
      <StarChoice
        label={words('stars')}
        name="stars"
        meanings={meanings}
        value={values.stars}
        fault={isMissing ? words('starsMissing') : undefined}
        onChoose={(stars) => set('stars', stars)}
      />
      <Field className={styles.reviewWords} label={words('words')} hint={words('wordsHint')}>
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={maxWords}
            value={values.said}
            onChange={(event) => set('said', event.currentTarget.value)}
          />
        )}
      </Field>
      <HiddenPart preview={hidden} why={words('hiddenWhy')} />
      <p className={styles.reviewAs}>
        {words('readAs', { name: invitation.name, proof: proofOf(invitation) })}
        {invitation.isBlind ? ` ${words('blind')}` : ''}
      </p>
      <Button type="submit" busy={isPending}>
        {words(isPending ? 'publishing' : hidden ? 'publishSo' : 'publish')}
      </Button>
    </form>
  );
}
