/** The forms about one's own account. */
import { titleOfLanguage } from '#kit/shared/languages/names.ts';
import { isLanguage } from '#kit/shared/messages.ts';
import { shownPhone } from '#kit/shared/shown-phone.ts';
import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import type { Texts } from '#kit/web/form/use-form.ts';
import type { Account } from '../contract.ts';
import { accountFacts, businessFacts, erasureFacts, passwordFacts } from '../facts.ts';
import { messages } from '../messages.ts';

type Words = WordsOf<typeof messages>;

/** The current password, asked for before something weighty is done. */
const present = {
  label: 'password',
  fills: 'current-password',
  faults: { missing: 'passwordMissing', refused: 'passwordWrong' },
} as const;

const email = {
  fills: 'email',
  faults: { missing: 'emailWrong', email: 'emailWrong', refused: 'emailWrong' },
} as const;

type Details = Texts<keyof typeof accountFacts>;

/** What is known of somebody when their sheet is opened. */
export type Seen = Account['user'] & Pick<Account, 'language'>;

/** One's details. Phone and e-mail are ways into the account: the password comes with a change of one. */
export function detailsTable(seen: Seen | undefined): FormTable<Details, Words> {
  const isOtherWayIn = ({ phone, email: written }: Details) =>
    seen !== undefined &&
    (phone.trim() !== shownPhone(seen.phone) || written.trim().toLowerCase() !== (seen.email ?? ''));
  return {
    facts: accountFacts,
    words: messages,
    fields: {
      fullName: {
        label: 'name',
        required: true,
        fills: 'name',
        faults: { missing: 'nameMissing', refused: 'nameMissing' },
      },
      username: {
        required: true,
        fills: 'nickname',
        faults: { missing: 'usernameMissing', refused: 'usernameMissing', taken: 'usernameTaken' },
      },
      phone: {
        required: true,
        fills: 'tel',
        hint: 'phoneHint',
        faults: { missing: 'phoneWrong', phone: 'phoneWrong', taken: 'phoneTaken' },
      },
      email: { ...email, hint: 'emailHint' },
      language: {
        choices: (value, language) => (isLanguage(value) ? titleOfLanguage(value, language) : value),
      },
      password: {
        ...present,
        required: isOtherWayIn,
        hint: 'passwordWhy',
        shows: ({ values }) => isOtherWayIn(values),
      },
    },
    refusals: { phone_taken: { phone: 'taken' }, username_taken: { username: 'taken' } },
  };
}

/** An admin's e-mail, while there is none. */
export const emailTable: FormTable<Texts<'email' | 'password'>, Words> = {
  facts: accountFacts,
  words: messages,
  fields: { email: { ...email, required: true }, password: { ...present, required: true } },
};

/** What a business account takes: an e-mail, where there is none yet. */
export const businessTable = (needsEmail: boolean): FormTable<Texts<keyof typeof businessFacts>, Words> => {
  const asked = { required: needsEmail, shows: () => needsEmail };
  return {
    facts: businessFacts,
    words: messages,
    fields: { email: { ...email, ...asked }, password: { ...present, ...asked } },
  };
};

/** Another password: the current one, and the new one twice. */
export const passwordTable: FormTable<Texts<keyof typeof passwordFacts | 'again'>, Words> = {
  facts: passwordFacts,
  words: messages,
  fields: {
    current: { ...present, label: 'current' },
    password: {
      label: 'newPassword',
      fills: 'new-password',
      hint: 'newPasswordHint',
      faults: { missing: 'passwordTooShort', short: 'passwordTooShort', refused: 'passwordCommon' },
    },
    again: { repeats: 'password', fills: 'new-password', faults: { differs: 'passwordsDiffer' } },
  },
};

export const erasureTable: FormTable<Texts<keyof typeof erasureFacts>, Words> = {
  facts: erasureFacts,
  words: messages,
  fields: { password: present },
};
