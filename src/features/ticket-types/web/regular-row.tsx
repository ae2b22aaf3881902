import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inLanguage } from '#kit/shared/localized.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { formatNumber } from '#kit/shared/numbers.ts';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { FormAlert } from '#kit/web/form/form-alert.tsx';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import { useForm } from '#kit/web/form/use-form.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { useDay } from '#market/town/web/use-day.ts';
import type { TicketTypeRecords } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { ownTypesQuery, typesApi as api } from './queries.ts';
import { looks, refresh } from './type-row.tsx';
import { regularDraftOf, regularTableFor, textOf } from './type-table.ts';
import * as formStyles from '#kit/web/form/form.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './event-types.module.css';

type Props = { readonly eventId: string; readonly regular: TicketTypeRecords['regular']; readonly isOver: boolean };

/** The regular ticket among the types: its price is the event's own; it can be named, bounded and left out. */
export function RegularRow({ eventId, regular, isOver }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const day = useDay();
  const [isChanging, setChanging] = useState(false);
  const { name, price, limit, taken, each, soldFrom, soldUntil, state, peopleWaiting, placesWanted } = regular;
  const isOff = state === 'ended';
  return (
    <>
      <DeskRow
        title={inLanguage(name, language) || words('regular')}
        facts={[
          price === null ? null : formatPrice(price, language),
          words(isOff ? 'regularOffFact' : 'regularFact'),
          limit === null
            ? null
            : words('takenOf', { taken: formatNumber(taken, language), limit: formatNumber(limit, language) }),
          soldFrom === null ? null : words('from', { day: day(soldFrom) }),
          soldUntil === null ? null : words('until', { day: day(soldUntil) }),
          each === null ? null : words('eachOf', { each: String(each) }),
          peopleWaiting > 0
            ? words('waiting', { count: peopleWaiting, places: formatNumber(placesWanted, language) })
            : null,
        ]}
        status={<StatusPill status={looks[state]}>{words(`state.${state}`)}</StatusPill>}
        isOpen={isChanging}
        actions={
          isOver ? null : (
            <>
              <Button variant="ink" size="sm" aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
                {words('rename')}
              </Button>
              <LeaveOut eventId={eventId} regular={regular} />
            </>
          )
        }
      />
      {isChanging ? <RegularForm eventId={eventId} regular={regular} onDone={() => setChanging(false)} /> : null}
    </>
  );
}

/** Sells only the others, or the regular one again: asked of neither, for what is bought stays bought and it can be brought back. */
function LeaveOut({ eventId, regular }: Pick<Props, 'eventId' | 'regular'>) {
  const words = useWords(messages);
  const { name, limit, soldFrom, soldUntil, each, state } = regular;
  const isOff = state === 'ended';
  const { change, isPending } = useChange(api.mutation('PUT /api/events/{id}/regular-ticket'), {
    done: { title: words(isOff ? 'broughtBack' : 'leftOut') },
    failed: { title: words('renameFailed'), description: words('tryAgain') },
    reasons: { conflict: words('offAlone') },
    refresh,
  });
  const body = { name, limit, soldFrom, soldUntil, each, isOff: !isOff };
  return (
    <Button variant="quiet" size="sm" busy={isPending} onClick={() => change({ params: { id: eventId }, body })}>
      {words(isOff ? 'bringBack' : 'leaveOut')}
    </Button>
  );
}

type FormProps = Pick<Props, 'eventId' | 'regular'> & { readonly onDone: () => void };

/** As the form sends it: each language of its name by itself. */
type Sent = {
  readonly nameEn: string;
  readonly nameEs: string;
  readonly limit: number | null;
  readonly soldFrom: string | null;
  readonly soldUntil: string | null;
  readonly each: number | null;
};

function RegularForm({ eventId, regular, onDone }: FormProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const queries = useQueryClient();
  const call = api.mutation('PUT /api/events/{id}/regular-ticket');
  const form = useForm({
    table: regularTableFor(language),
    start: regularDraftOf(regular),
    call: {
      mutationFn: ({ body: { nameEn, nameEs, ...rest } }: { body: Sent }) =>
        call.mutationFn({
          params: { id: eventId },
          body: { ...rest, name: textOf(nameEn, nameEs), isOff: regular.state === 'ended' },
        }),
    },
    keep: `regular-ticket ${eventId}`,
    failed: words('renameFailed'),
    reasons: { validation: words('refused'), conflict: words('offAlone') },
    toastOf: false,
    onSent: () => {
      void queries.invalidateQueries(ownTypesQuery(eventId));
      onDone();
    },
  });
  return (
    <section className={styles.typeForm} aria-labelledby="regular-name">
      <h3 id="regular-name" className="tower-s">
        {words('renaming')}
      </h3>
      <p className={fieldStyles.hint}>{words('renameText')}</p>
      <form {...form.props} className={formStyles.form}>
        <FormFields {...form.fields} />
        <div className={`${formStyles.formFull} ${styles.typeFormEnd}`}>
          <Button type="submit" variant="ink" busy={form.isPending}>
            {words('save')}
          </Button>
          <Button variant="quiet" onClick={onDone}>
            {words('cancel')}
          </Button>
        </div>
      </form>
      <FormAlert text={form.refusal?.told} />
    </section>
  );
}
