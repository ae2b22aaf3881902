import { Dialog } from '@base-ui/react/dialog';
import { useRef, useState } from 'react';
import { faultIn } from '#kit/shared/field-checks.ts';
import { centsOf } from '#kit/shared/money.ts';
import { typedPrice } from '#kit/shared/typed-price.ts';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { DeskFacts } from '#kit/web/desk/desk-facts.tsx';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useDraft } from '#kit/web/desk/use-draft.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { PriceInput } from '#kit/web/form/price-input.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { TextArea } from '#kit/web/ui/input.tsx';
import { Stepper } from '#kit/web/ui/stepper.tsx';
import type { HolidayRequest } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { quoteFacts } from '../facts.ts';
import { costFrom, days, mayRevise, people } from '../rules.ts';
import { useWishChange } from './use-wish-change.ts';
import { WishFacts } from './wish-facts.tsx';
import * as sheetStyles from '#kit/web/desk/sheet.module.css';
import * as styles from './quote.module.css';

type QuoteSheetProps = {
  readonly wish: HolidayRequest;
  readonly onClose: () => void;
};

const limits = { people: { min: people.min, max: people.max }, days: { min: days.min, max: days.max } };

const isAmount = (text: string) => text !== '' && faultIn(text, quoteFacts.estimated_cost) === undefined;

/** The one dialog of a quote (decisions, Holiday requests): what was wished for, price, itinerary, notes. Sent again it takes the old one's place. */
export function QuoteSheet({ wish, onClose }: QuoteSheetProps) {
  const words = useWords(messages);
  const draft = useDraft(
    {
      cost: wish.estimated_cost ?? costFrom(wish.budget),
      itinerary: wish.planned_itinerary ?? '',
      notes: wish.admin_notes ?? '',
      people: wish.number_of_people,
      days: wish.duration_days,
    },
    { keep: `quote ${wish.id}` },
  );
  const fieldsRef = useRef<HTMLDivElement>(null);
  const [isTried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { step, revise, isPending, fields } = useWishChange(onClose);
  const { itinerary, notes } = draft.values;
  const cost = typedPrice(draft.values.cost);
  const isRevised = mayRevise({ status: wish.status, answer: wish.quote_answer });
  const againText = wish.status === 'confirmed' ? words('quoteBookedText') : words('quoteAgainText');
  const send = () => {
    setAsked(false);
    const params = { id: wish.id };
    const size = {
      ...(draft.values.people === wish.number_of_people ? {} : { number_of_people: draft.values.people }),
      ...(draft.values.days === wish.duration_days ? {} : { duration_days: draft.values.days }),
    };
    const texts = { estimated_cost: cost, planned_itinerary: itinerary, admin_notes: notes };
    const plan = { ...texts, ...size, version: wish.version };
    if (isRevised) revise({ params, body: plan });
    else step({ params, body: { ...plan, status: 'quoted' } });
  };
  /** A plan may be a present, or its price was forgotten: which of the two, nobody but its writer knows. */
  const check = () => {
    setTried(true);
    if (!isAmount(cost) || itinerary.trim() === '') return;
    if (centsOf(cost) === 0) setAsked(true);
    else send();
  };
  const faultOf = (path: string, isRight: boolean, fault: 'costFault' | 'itineraryFault') => {
    if (isTried && !isRight) return words(fault);
    return fields.some((field) => field.path === path) ? words('refused') : undefined;
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={words('quoteFor', { name: wish.client_name })}
      isDirty={draft.isDirty}
      // The number that was asked for, not the button beside it: a press there would plan for one person less.
      initialFocus={(by) => (by === 'touch' ? true : (fieldsRef.current?.querySelector('input') ?? true))}
      head={<StatusPill status={wish.status}>{words(`status.${wish.status}`)}</StatusPill>}
      foot={
        <>
          <Button variant="teal" busy={isPending} onClick={check}>
            {words('send')}
          </Button>
          <Dialog.Close render={<Button variant="quiet" className={sheetStyles.deskSheetLast} />}>
            {words('close')}
          </Dialog.Close>
        </>
      }
    >
      <p className={styles.wishNote}>{isRevised ? againText : words('quoteText')}</p>
      {isRevised && wish.client_message ? (
        <blockquote className={styles.wishMessage}>
          <b>{words('clientWrote')}</b>
          <p>{wish.client_message}</p>
        </blockquote>
      ) : null}
      <DeskFacts>
        <WishFacts wish={wish} />
      </DeskFacts>
      <div ref={fieldsRef} className={styles.wishFields}>
        {(['people', 'days'] as const).map((name) => (
          <Field key={name} label={words(`count.${name}`)}>
            {({ id }) => (
              <Stepper
                id={id}
                less={words(`${name}Less`)}
                more={words(`${name}More`)}
                {...limits[name]}
                value={draft.values[name]}
                onChange={(count) => draft.set(name, count)}
              />
            )}
          </Field>
        ))}
        <Field label={words('estimated_cost')} error={faultOf('estimated_cost', isAmount(cost), 'costFault')}>
          {(control) => (
            <PriceInput
              {...control}
              value={draft.values.cost}
              onChange={(event) => draft.set('cost', event.currentTarget.value)}
            />
          )}
        </Field>
        <Field
          label={words('planned_itinerary')}
          error={faultOf('planned_itinerary', itinerary.trim() !== '', 'itineraryFault')}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={8}
              maxLength={quoteFacts.planned_itinerary.max}
              lang={wish.language}
              placeholder={words('itineraryExample')}
              value={itinerary}
              onChange={(event) => draft.set('itinerary', event.currentTarget.value)}
            />
          )}
        </Field>
        <Field label={words('admin_notes')} hint={words('notesHint')}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={quoteFacts.admin_notes.max}
              value={notes}
              onChange={(event) => draft.set('notes', event.currentTarget.value)}
            />
          )}
        </Field>
      </div>
      <Confirm
        isOpen={isAsked}
        title={words('freeTitle')}
        text={words('freeText', { name: wish.client_name })}
        yes={words('freeYes')}
        no={words('freeNo')}
        tone="ink"
        onYes={send}
        onClose={() => setAsked(false)}
      />
    </Sheet>
  );
}
