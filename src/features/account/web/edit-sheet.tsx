import { useMutation, useQuery } from '@tanstack/react-query';
import { useDraft } from '#kit/web/desk/use-draft.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { storeUser } from '#kit/web/stored-user.ts';
import { Failure } from '#kit/web/ui/failure.tsx';
import { Skeleton } from '#kit/web/ui/skeleton.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';
import { DetailsFields } from './details-fields.tsx';
import { detailsFault, refusalOf, type Details } from './faults.ts';
import { accountQuery, changeAccount } from './queries.ts';
import { SheetForm } from './sheet-form.tsx';
import { useFault } from './use-fault.ts';

/** One's details, as the server has them now; only what was touched is sent. */
export function EditSheet({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(messages);
  const account = useQuery(accountQuery());
  const draft = useDraft<Partial<Details>>({});
  const fault = useFault();
  const { mutate, isPending } = useMutation(changeAccount());
  const user = account.data?.user;
  const values: Details | undefined = account.data && {
    fullName: account.data.user.fullName,
    username: account.data.user.username,
    phone: account.data.user.phone,
    email: account.data.user.email ?? '',
    language: account.data.language,
    password: '',
    ...draft.values,
  };
  /** Phone and e-mail are ways into the account: the password is asked for. */
  const isWayIn =
    user !== undefined &&
    (values?.phone.trim() !== user.phone || values.email.trim().toLowerCase() !== (user.email ?? ''));

  const save = (form: HTMLFormElement) => {
    if (values === undefined) return;
    const field = form.elements.namedItem('email');
    const isEmailWrong = field instanceof HTMLInputElement && !field.validity.valid;
    const wrong = detailsFault(values, isEmailWrong, isWayIn);
    if (wrong) return fault.refuse(wrong);
    fault.clear();
    const { password: _password, email, ...touched } = draft.values;
    const written = email === undefined ? {} : { email: email.trim() || null };
    mutate(
      { body: { ...touched, ...written, ...(isWayIn ? { password: values.password } : {}) } },
      {
        onSuccess: (changed) => {
          storeUser(changed.user);
          toast({ title: words('saved'), description: words('savedText') });
          onClose();
        },
        onError: (problem) => fault.refuse(refusalOf(problem)),
      },
    );
  };

  return (
    <SheetForm
      title={words('editTitle')}
      send={words(isPending ? 'saving' : 'save')}
      isPending={isPending}
      isReady={values !== undefined}
      isDirty={draft.isDirty}
      fault={fault.fault}
      refusal={fault.refusal}
      onSubmit={save}
      onClose={onClose}
    >
      {values ? (
        <DetailsFields
          values={values}
          asksPassword={isWayIn}
          errorOf={fault.errorOf}
          onChange={(name, value) => {
            fault.clear();
            draft.set(name, value);
          }}
        />
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
