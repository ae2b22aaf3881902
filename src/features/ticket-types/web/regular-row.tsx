import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inLanguage } from '#kit/shared/localized.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { FormAlert } from '#kit/web/form/form-alert.tsx';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import { useForm } from '#kit/web/form/use-form.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { TicketTypeRecords } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { ownTypesQuery, typesApi as api } from './queries.ts';
import { regularTable, textOf } from './type-table.ts';
import * as formStyles from '#kit/web/form/form.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './event-types.module.css';

type Props = { readonly eventId: string; readonly regular: TicketTypeRecords['regular']; readonly isOver: boolean };

/** The regular ticket among the types: its price is the event's own, its name can be given. */
export function RegularRow({ eventId, regular: { name, price }, isOver }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const [isNaming, setNaming] = useState(false);
  return (
    <>
      <DeskRow
        title={inLanguage(name, language) || words('regular')}
        facts={[price === null ? null : formatPrice(price, language), words('regularFact')]}
        actions={
          isOver ? null : (
            <Button variant="quiet" size="sm" aria-expanded={isNaming} onClick={() => setNaming(!isNaming)}>
              {words('rename')}
            </Button>
          )
        }
      />
      {isNaming ? <NameForm eventId={eventId} name={name} onDone={() => setNaming(false)} /> : null}
    </>
  );
}

type FormProps = {
  readonly eventId: string;
  readonly name: TicketTypeRecords['regular']['name'];
  readonly onDone: () => void;
};

function NameForm({ eventId, name, onDone }: FormProps) {
  const words = useWords(messages);
  const queries = useQueryClient();
  const call = api.mutation('PUT /api/events/{id}/regular-ticket');
  const form = useForm({
    table: regularTable,
    start: { nameEn: name.en ?? '', nameEs: name.es ?? '' },
    call: {
      mutationFn: ({ body: { nameEn, nameEs } }: { body: { readonly nameEn: string; readonly nameEs: string } }) =>
        call.mutationFn({ params: { id: eventId }, body: { name: textOf(nameEn, nameEs) } }),
    },
    keep: `regular-ticket ${eventId}`,
    failed: words('renameFailed'),
    reasons: { validation: words('refused') },
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
