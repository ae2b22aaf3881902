import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import { changedIn } from '#kit/web/form/form-values.ts';
import { reasonOf } from '#kit/web/form/reasons.ts';
import { useFormDraft } from '#kit/web/form/use-form-draft.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { storeUser } from '#kit/web/stored-user.ts';
import { Failure } from '#kit/web/ui/failure.tsx';
import { Skeleton } from '#kit/web/ui/skeleton.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import type { AccountChange } from '../contract.ts';
import { messages } from '../messages.ts';
import { accountQuery, changeAccount } from './queries.ts';
import { SheetForm } from './sheet-form.tsx';
import { detailsTable, type Seen } from './tables.ts';
import { useReasons } from './use-reasons.ts';

/** One's details, as the server has them when the sheet is opened; only what was touched is sent. */
export function EditSheet({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(messages);
  const { failed, reasons } = useReasons();
  const account = useQuery(accountQuery());
  const queries = useQueryClient();
  const [seen, setSeen] = useState<Seen>();
  const table = detailsTable(seen);
  const { ref, form, isDirty, check, refuse, renew } = useFormDraft(table, seen, { keep: seen && 'account' });
  const [refusal, setRefusal] = useState<string>();
  const { mutate, isPending } = useMutation(changeAccount());

  if (account.data && !seen) {
    const arrived = { ...account.data.user, language: account.data.language };
    setSeen(arrived);
    renew(arrived, false);
  }
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!seen || isPending || !check()) return;
    setRefusal(undefined);
    const body: AccountChange = changedIn(table, form.values, seen);
    mutate(
      { body },
      {
        onSuccess: (changed) => {
          // Whether the e-mail is proven is known of the one that stands there now.
          queries.setQueryData(accountQuery().queryKey, changed);
          storeUser(changed.user);
          toast({ title: words('saved'), description: words('savedText') });
          onClose();
        },
        onError: (problem) => {
          if (!refuse(problem)) setRefusal(reasonOf(problem, reasons) ?? failed);
        },
      },
    );
  };

  return (
    <SheetForm
      title={words('editTitle')}
      send={words(isPending ? 'saving' : 'save')}
      props={{ ref, onSubmit: save, noValidate: true, method: 'dialog' }}
      isReady={seen !== undefined}
      isPending={isPending}
      isDirty={isDirty}
      refusal={refusal}
      onClose={onClose}
    >
      {seen ? (
        <FormFields table={table} form={form} />
      ) : account.isError ? (
        <Failure
          title={words('unavailable')}
          retry={{ label: words('retry'), onClick: () => void account.refetch() }}
        />
      ) : (
        <div role="status" aria-label={words('loading')}>
          <Skeleton />
        </div>
      )}
    </SheetForm>
  );
}
