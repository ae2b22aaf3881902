import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import type { Texts } from '#kit/web/form/use-form.ts';
import { teamRoles, type TeamRole } from '#kit/shared/endpoint.ts';
import { invitationFacts } from '../facts.ts';
import { messages } from '../messages.ts';

export type InvitationDraft = Texts<'email'> & { readonly role: TeamRole };

const isRole = (value: string): value is TeamRole => teamRoles.some((role) => role === value);

/** The form of an invitation. */
export const invitationTable: FormTable<InvitationDraft, WordsOf<typeof messages>> = {
  facts: invitationFacts,
  words: messages,
  fields: {
    role: {
      hint: 'roleHint',
      choices: (value, language) => (isRole(value) ? messages[language][`choice.${value}`] : value),
    },
    email: { required: false, fills: 'off', hint: 'emailHint', faults: { email: 'emailWrong', refused: 'emailOwn' } },
  },
};
