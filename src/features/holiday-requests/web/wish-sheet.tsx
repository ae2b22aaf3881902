import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { centsOf, formatPrice } from '#kit/shared/money.ts';
import { MailLink, PhoneLink } from '#kit/web/desk/contact-links.tsx';
import { DeskFact, DeskFacts } from '#kit/web/desk/desk-facts.tsx';
import { sentWhen } from '#market/town/web/sent-when.tsx';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { useDraft } from '#kit/web/desk/use-draft.ts';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { TextArea } from '#kit/web/ui/input.tsx';
import { SeededPoster } from '#market/posters/web/seeded-poster.tsx';
import type { HolidayRequest } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { quoteFacts } from '../facts.ts';
import { useWishChange } from './use-wish-change.ts';
import { WishFacts } from './wish-facts.tsx';
import { WishSteps } from './wish-steps.tsx';
import * as factStyles from '#kit/web/desk/facts.module.css';
import * as styles from '#kit/web/desk/sheet.module.css';

type WishSheetProps = {
  readonly wish: HolidayRequest;
  readonly onClose: () => void;
  readonly onQuote: () => void;
};

/** All of a wish: what was asked, what was planned, what the client said to it, and the next step. */
export function WishSheet({ wish, onClose, onQuote }: WishSheetProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const now = useNow();
  const [seen] = useState(wish.status);
  const draft = useDraft({ notes: wish.admin_notes ?? '' }, { keep: `wish ${wish.id}` });
  const { note, isPending } = useWishChange(() => draft.reset());
  const when = (at: string) => sentWhen(new Date(at), now, language);
  const { status, quote_answer: answer, client_phone: phone } = wish;
  const isOwed = status === 'confirmed' && wish.estimated_cost !== null && centsOf(wish.estimated_cost) !== 0;
  const people = words('people', { count: wish.number_of_people });
  const days = words('days', { count: wish.duration_days });
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={wish.client_name}
      isDirty={draft.isDirty}
      picture={<SeededPoster motif="suitcase" of={wish.id} format="strip" />}
      head={
        <>
          <StatusPill status={status}>{words(`status.${status}`)}</StatusPill>
          {answer ? (
            <StatusPill status={answer === 'accepted' ? 'approved' : 'pending'}>{words(`answer.${answer}`)}</StatusPill>
          ) : null}
          <span>{words('sent', { when: when(wish.submitted_at) })}</span>
          {wish.quoted_at ? <span>{words('quoted', { when: when(wish.quoted_at) })}</span> : null}
        </>
      }
      foot={
        <>
          <WishSteps wish={wish} onQuote={onQuote} />
          <Dialog.Close render={<Button variant="quiet" className={styles.deskSheetLast} />}>
            {words('close')}
          </Dialog.Close>
        </>
      }
    >
      <div role="status">
        {status === seen ? null : <p>{words('meanwhile', { status: words(`status.${status}`) })}</p>}
      </div>
      <DeskFacts>
        <DeskFact label={words('clientWrote')}>{wish.client_message}</DeskFact>
        <DeskFact label={words('who')}>{`${people}, ${days}`}</DeskFact>
        <DeskFact label={words('email')}>
          <MailLink to={wish.client_email} />
        </DeskFact>
        <DeskFact label={words('phone')}>{phone ? <PhoneLink to={phone} /> : null}</DeskFact>
        <WishFacts wish={wish} />
        <DeskFact label={words('cost')}>
          {wish.estimated_cost === null ? null : formatPrice(wish.estimated_cost, language)}
        </DeskFact>
        <DeskFact label={words('payment')}>{isOwed ? words('paymentOpen') : null}</DeskFact>
        <DeskFact label={words('itinerary')}>{wish.planned_itinerary}</DeskFact>
      </DeskFacts>
      <form
        className={factStyles.deskFields}
        onSubmit={(event) => {
          event.preventDefault();
          note({ params: { id: wish.id }, body: { admin_notes: draft.values.notes, version: wish.version } });
        }}
      >
        <Field label={words('notes')} hint={words('notesHint')}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={quoteFacts.admin_notes.max}
              value={draft.values.notes}
              onChange={(event) => draft.set('notes', event.currentTarget.value)}
            />
          )}
        </Field>
        <div>
          <Button type="submit" variant="line" size="sm" busy={isPending} disabled={!draft.isDirty}>
            {words('keepNotes')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
