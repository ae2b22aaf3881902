import type { ReactNode } from 'react';
import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import { useForm, type Texts } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { storeUser } from '#kit/web/stored-user.ts';
import { toast } from '#kit/web/ui/toast.tsx';
import { AcceptedTerms } from '#market/terms/web/accepted-terms.tsx';
import { signUpFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import type { AccountType } from '../rules.ts';
import { AccountTypeChoice } from './account-type-choice.tsx';
import { AuthForm } from './auth-form.tsx';
import { noteBeenIn } from './been-in.ts';
import { chosenPassword, confirmPassword } from './password-fields.ts';
import { signUp } from './queries.ts';
import { useReasons } from './use-reasons.ts';

type Words = WordsOf<typeof messages>;
type Values = Texts<keyof typeof signUpFacts | 'confirmPassword'>;

const tableWith = (Control: () => ReactNode): FormTable<Values, Words> => ({
  facts: signUpFacts,
  words: messages,
  fields: {
    fullName: { fills: 'name', faults: { missing: 'fullNameMissing' } },
    phone: {
      fills: 'tel',
      hint: 'phoneHint',
      faults: { missing: 'phoneWrong', phone: 'phoneWrong', taken: 'phoneTaken' },
    },
    email: { fills: 'email', hint: 'emailHint', faults: { email: 'emailWrong' } },
    password: chosenPassword,
    confirmPassword,
    accountType: { Control },
  },
  refusals: { phone_taken: { phone: 'taken' } },
});

/** Traveller unless told otherwise (specification section 5): plans are bought by businesses. */
const tables = {
  traveller: tableWith(() => <AccountTypeChoice first="traveller" />),
  business: tableWith(() => <AccountTypeChoice first="business" />),
} as const satisfies Record<AccountType, FormTable<Values, Words>>;

/** The order in which faults are told (specification section 5), then what the form itself requires. */
const order = ['confirmPassword', 'phone', 'fullName', 'email', 'password'] as const;

/** What the message over the page is called, by the fault that it tells. */
const titles: Readonly<Record<string, Extract<Words, `${string}.title`>>> = {
  'confirmPassword.differs': 'passwordsDiffer.title',
  'phone.missing': 'phoneWrong.title',
  'phone.phone': 'phoneWrong.title',
  'fullName.missing': 'fullNameMissing.title',
  'email.email': 'emailWrong.title',
  'password.missing': 'passwordMissing.title',
  'password.short': 'passwordTooShort.title',
};

/** A new account. What is wrong is said once in a message and stays beside its field until that is changed. */
export function SignUpForm({ accountType = 'traveller' }: { readonly accountType?: AccountType | undefined }) {
  const words = useWords(messages);
  const form = useForm({
    table: tables[accountType],
    call: signUp(),
    keep: 'sign-up',
    ...useReasons(),
    order,
    toastOf: ({ at, fault, text }) => ({ title: words(titles[`${at}.${fault}`] ?? 'signUpError'), description: text }),
    onSent: ({ user }) => {
      toast({ title: words('created'), description: words('createdText', { name: user.fullName }) });
      storeUser(user);
      noteBeenIn();
    },
  });
  return (
    <AuthForm form={form} send={words('createAccount')} sending={words('creating')}>
      <AcceptedTerms by="registering" />
    </AuthForm>
  );
}
