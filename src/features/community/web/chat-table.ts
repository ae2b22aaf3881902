/** The form in which the desk gives an offer its chat: one invitation. */
import type { BodyInputOf } from '#kit/shared/endpoint.ts';
import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import type { Texts } from '#kit/web/form/use-form.ts';
import type { endpoints } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { chatFacts } from '../facts.ts';

export type ChatDraft = Texts<'address'>;
export type ChatBody = Omit<BodyInputOf<(typeof endpoints)['PUT /api/admin/community/{offer}']>, 'version'>;

export const chatTable: FormTable<ChatDraft, WordsOf<typeof messages>> = {
  facts: chatFacts,
  words: messages,
  fields: {
    address: {
      width: 'full',
      fills: 'off',
      hint: 'addressHint',
      placeholder: 'https://',
      faults: { link: 'addressWrong', refused: 'addressWrong' },
    },
  },
};
