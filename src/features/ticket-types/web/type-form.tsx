import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { inLanguage } from '#kit/shared/localized.ts';
import { FormAlert } from '#kit/web/form/form-alert.tsx';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import { useForm } from '#kit/web/form/use-form.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { TicketTypeRecord } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { maxTypes } from '../rules.ts';
import { ownTypesQuery, typesApi as api } from './queries.ts';
import { textOf, typeDraftOf, typeTableFor } from './type-table.ts';
import * as formStyles from '#kit/web/form/form.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './event-types.module.css';

/** As the form sends it: each language of a text by itself. */
type Sent = {
  readonly nameEn: string;
  readonly nameEs: string;
  readonly descriptionEn: string;
  readonly descriptionEs: string;
  readonly price: string;
  readonly limit: number | null;
  readonly soldFrom: string | null;
  readonly soldUntil: string | null;
  readonly each: number | null;
};

type Props = {
  readonly eventId: string;
  /** The one that is changed; a new one without. */
  readonly type?: TicketTypeRecord;
  readonly onSaved: (type: TicketTypeRecord) => void;
  readonly onCancel?: () => void;
};

/** Makes a ticket type of an event, or changes one. */
export function TypeForm({ eventId, type, onSaved, onCancel }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const headingId = useId();
  const queries = useQueryClient();
  const make = api.mutation('POST /api/events/{id}/ticket-types');
  const change = api.mutation('PUT /api/ticket-types/{id}');
  const form = useForm({
    table: typeTableFor(language),
    ...(type && { start: typeDraftOf(type) }),
    call: {
      mutationFn: ({ body: { nameEn, nameEs, descriptionEn, descriptionEs, ...rest } }: { body: Sent }) => {
        const body = { ...rest, name: textOf(nameEn, nameEs), description: textOf(descriptionEn, descriptionEs) };
        return type
          ? change.mutationFn({ params: { id: type.id }, body: { ...body, version: type.version } })
          : make.mutationFn({ params: { id: eventId }, body });
      },
    },
    keep: `ticket-type ${type?.id ?? eventId}`,
    failed: words(type ? 'saveFailed' : 'makeFailed'),
    reasons: {
      conflict: words('tooMany', { count: maxTypes }),
      edit_conflict: words('conflict'),
      validation: words('refused'),
    },
    toastOf: false,
    onSent: (saved) => {
      void queries.invalidateQueries(ownTypesQuery(eventId));
      onSaved(saved);
    },
  });
  return (
    <section className={styles.typeForm} aria-labelledby={headingId}>
      <h3 id={headingId} className="tower-s">
        {type ? words('changing', { name: inLanguage(type.name, language) }) : words('new')}
      </h3>
      {type ? <p className={fieldStyles.hint}>{words('changeText')}</p> : null}
      <form {...form.props} className={formStyles.form}>
        <FormFields {...form.fields} />
        <div className={`${formStyles.formFull} ${styles.typeFormEnd}`}>
          <Button type="submit" variant="ink" busy={form.isPending}>
            {words(type ? 'save' : 'make')}
          </Button>
          {onCancel ? (
            <Button variant="quiet" onClick={onCancel}>
              {words('cancel')}
            </Button>
          ) : null}
        </div>
      </form>
      <FormAlert text={form.refusal?.told} />
    </section>
  );
}
