import { Dialog } from '@base-ui/react/dialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#kit/shared/dates.ts';
import { DeskFact, DeskFacts } from '#kit/web/desk/desk-facts.tsx';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useKeptText } from '#kit/web/desk/use-draft.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { TextArea } from '#kit/web/ui/input.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { HiddenPart } from '#market/masking/web/hidden-part.tsx';
import type { OwnersReview } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { maxWords } from '../rules.ts';
import { answerReview, ownersPath, shownPaths } from './desk-queries.ts';
import type { ReportSlot } from './report-slot.ts';
import { Stars } from './stars.tsx';
import { useMasked } from './use-masked.ts';
import * as sheetStyles from '#kit/web/desk/sheet.module.css';

type Props = { readonly review: OwnersReview; readonly Report: ReportSlot; readonly onClose: () => void };

/** A review of one's own listing: what was written, the one answer to it, and the way to the desk. */
export function OwnerSheet({ review, Report, onClose }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const [answer, write] = useKeptText(`review answer ${review.id}`);
  const [isMissing, setMissing] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const { change, isPending } = useChange(answerReview(), {
    done: { title: words('answered'), description: words('answeredText') },
    failed: { title: words('failed'), description: words('failedText') },
    refresh: [ownersPath, ...shownPaths],
    onDone: onClose,
  });
  const { hidden, isSeen } = useMasked(answer);
  const looking = useMutation({
    // Where nobody could look the answer is sent as it is: what has to be hidden is hidden there.
    mutationFn: () => isSeen().catch(() => true),
    onSuccess: (isReady) => {
      if (isReady) change({ params: { id: review.id }, body: { words: answer.trim() } });
    },
  });
  const send = () => {
    if (answer.trim() === '') setMissing(true);
    else if (!looking.isPending) looking.mutate();
  };
  const stars = words('starsFew', { stars: review.stars });
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={review.name === '' ? words('someone') : review.name}
      isDirty={review.answer === null && answer !== ''}
      head={<Stars stars={review.stars} label={stars} />}
      foot={
        <>
          {review.answer === null ? (
            <Button variant="teal" busy={isPending || looking.isPending} onClick={send}>
              {words(hidden ? 'sendAnswerSo' : 'sendAnswer')}
            </Button>
          ) : null}
          {review.isReported || isReporting ? null : (
            <Button variant="line" onClick={() => setReporting(true)}>
              {words('reportIt')}
            </Button>
          )}
          <Dialog.Close render={<Button variant="quiet" className={sheetStyles.deskSheetLast} />}>
            {words('close')}
          </Dialog.Close>
        </>
      }
    >
      {review.isReported ? <p role="status">{words('isReported')}</p> : null}
      {review.isAnswerRemoved ? <p role="status">{words('isAnswerRemoved')}</p> : null}
      <DeskFacts>
        <DeskFact label={words('listing')}>
          <Link to={`/${review.type}/${review.listing}`}>{review.title}</Link>
        </DeskFact>
        <DeskFact label={words('proof')}>
          {words(review.proof, { date: formatDate(review.wasThere, 'long', language) })}
        </DeskFact>
        <DeskFact label={words('said')}>
          {review.words === null ? words('noWords') : <span lang={review.language}>{review.words}</span>}
        </DeskFact>
        <DeskFact label={words('yourAnswer')}>{review.answer?.words}</DeskFact>
      </DeskFacts>
      {review.answer === null ? (
        <Field
          label={words('yourAnswer')}
          hint={words('answerHint')}
          error={isMissing && answer.trim() === '' ? words('answerMissing') : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              maxLength={maxWords}
              value={answer}
              onChange={(event) => write(event.currentTarget.value)}
            />
          )}
        </Field>
      ) : null}
      <HiddenPart preview={hidden} why={words('hiddenWhy')} />
      {isReporting ? <Report kind="review" id={review.id} onClose={() => setReporting(false)} /> : null}
    </Sheet>
  );
}
