import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#kit/shared/dates.ts';
import { town } from '#market/town/town.ts';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import { useForm } from '#kit/web/form/use-form.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';
import { eraseAccount, staysQuery } from './queries.ts';
import { SheetForm } from './sheet-form.tsx';
import { erasureTable } from './tables.ts';
import { useHeldBack, useReasons } from './use-reasons.ts';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './account.module.css';

type EraseProps = {
  readonly isBusiness: boolean;
  readonly onErased: () => void;
  readonly onClose: () => void;
};

const always = ['account', 'saved', 'applications', 'letters'] as const;
const ofBusinesses = ['listings', 'plan'] as const;

/** Says what goes and what stays, asks for the password, and erases. */
export function EraseSheet({ isBusiness, onErased, onClose }: EraseProps) {
  const words = useWords(messages);
  const form = useForm({
    table: erasureTable,
    call: eraseAccount(),
    ...useReasons(),
    toastOf: false,
    onSent: () => {
      toast({ title: words('erased'), description: words('erasedText') });
      onErased();
    },
  });
  const heldBack = useHeldBack();
  const { language } = useLanguage();
  const { data } = useQuery(staysQuery());
  const goes = [...always, ...(isBusiness ? ofBusinesses : [])];

  return (
    <SheetForm
      title={words('eraseTitle')}
      send={words(form.isPending ? 'erasing' : 'eraseYes')}
      tone="danger"
      props={form.props}
      isPending={form.isPending}
      refusal={form.refusal?.told}
      onClose={onClose}
    >
      <p>{words('eraseLead')}</p>
      {data?.heldBack && form.refusal === undefined ? (
        <p className={`${fieldStyles.hint} ${fieldStyles.hintError}`}>
          <Icon name="alert" />
          {heldBack[data.heldBack]}
        </p>
      ) : null}
      <div className={styles.accountFate}>
        <h3>{words('goes')}</h3>
        <ul>
          {goes.map((what) => (
            <li key={what}>{words(`goes.${what}`)}</li>
          ))}
        </ul>
        <h3>{words('stays')}</h3>
        <ul>
          {(data?.stays ?? []).map(({ what, until }) => (
            <li key={what}>{words(`stays.${what}`, { day: formatDate(until, 'long', language) })}</li>
          ))}
          <li>{words('stays.forms', { email: town.emails.privacy })}</li>
        </ul>
      </div>
      <FormFields {...form.fields} />
    </SheetForm>
  );
}
