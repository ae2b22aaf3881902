/** The form in which an owner says what they want letters about. */
import type { FormTable } from '#kit/web/form/form-table.ts';
import { messages } from '../choices-messages.ts';
import type { LetterChoices } from '../contract.ts';
import { letterChoiceFacts } from '../facts.ts';
import { SwitchRow } from './switch-row.tsx';

const Control = SwitchRow;

export const choicesTable: FormTable<LetterChoices, keyof typeof messages.en> = {
  facts: letterChoiceFacts,
  words: messages,
  fields: {
    bookings: { hint: 'bookingsHint', Control },
    cancellations: { hint: 'cancellationsHint', Control },
    refunds: { hint: 'refundsHint', Control },
    payouts: { hint: 'payoutsHint', Control },
    applications: { hint: 'applicationsHint', Control },
    reminders: { hint: 'remindersHint', Control },
    messages: { hint: 'messagesHint', Control },
    community: { hint: 'communityHint', Control },
    places: { hint: 'placesHint', Control },
    news: { hint: 'newsHint', Control },
    searches: { hint: 'searchesHint', Control },
    invitations: { hint: 'invitationsHint', Control },
    reviews: { hint: 'reviewsHint', Control },
    weeks: { hint: 'weeksHint', Control },
  },
};
