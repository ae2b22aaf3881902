/** How many letters of which sort reach one mailbox (docs/decisions, 0029). */
import type { LetterName } from './rules.ts';

/**
 * Letters that anybody can make the house write to any address, by typing it: mailboxes are protected from these until
 * they are proven to be their sender's. All others are owed, to whoever paid, was booked with, or is answered by the desk, and
 * always go; those with a count of their own (a new password, the proof of a mailbox) are counted where they are asked for.
 */
const askedLetters: readonly LetterName[] = [
  'welcome',
  'submissionReceived',
  'holidayReceived',
  'applicationReceived',
  'inquiryReceived',
  'noticeReceived',
  'teamInvitation',
  'answerNotTaken',
  'communityChat',
  'placesFree',
  'placesCalledOff',
  'searchNews',
];
/** Letters to whom strangers write through us; what is not mailed is still at their desk, or in their messages. */
const forwardedLetters: readonly LetterName[] = [
  'jobApplication',
  'applicationWithdrawn',
  'applicationDecided',
  'newMessages',
  'datesAsked',
];
/** Letters of what somebody did with an account whose mailbox they may have typed. */
const guardingLetters: readonly LetterName[] = ['accountChanged', 'payoutAccountChanged'];
/** Letters that members cause as often as they like, alone or with an owner who is a friend, and where no money moves. */
const causedLetters: readonly LetterName[] = [
  'newDevice',
  'planEnding',
  'calendarFailing',
  'calendarClash',
  'keptMoved',
  'keptEnded',
  'keptHeld',
  'reviewAnswered',
];
/** Letters to an owner that a stranger can cause as often, where no money moves. */
const ownerFreeLetters: readonly LetterName[] = ['ownerBooked', 'ownerCancelled'];

/**
 * So many of them reach one mailbox within so many hours. Letters that guard an account, or tell of what was done with it, are counted by account and mailbox
 * first, so that nobody can use up what another account is to be told, and for all accounts of an unproven mailbox after it.
 */
export const mailboxLimits = {
  asked: [
    { letters: 5, hours: 1 },
    { letters: 10, hours: 24 },
  ],
  forwarded: [
    { letters: 30, hours: 1 },
    { letters: 120, hours: 24 },
  ],
  guarding: [
    { letters: 4, hours: 1, isOfAccount: true },
    { letters: 10, hours: 24, isOfAccount: true },
    { letters: 120, hours: 24 },
  ],
  caused: [
    { letters: 6, hours: 1, isOfAccount: true },
    { letters: 20, hours: 24, isOfAccount: true },
    { letters: 40, hours: 24 },
  ],
} as const;

/** By which limit a letter is counted; a booking that cost nothing is as easily made as a form is sent. */
export function mailboxLimitOf(letter: LetterName, values: object): keyof typeof mailboxLimits | undefined {
  if (forwardedLetters.includes(letter)) return 'forwarded';
  if (ownerFreeLetters.includes(letter)) return 'paid' in values && values.paid === '0' ? 'forwarded' : undefined;
  // A mailbox that was typed just now is whoever's they like.
  if (guardingLetters.includes(letter)) return 'what' in values && values.what === 'newEmail' ? 'asked' : 'guarding';
  if (causedLetters.includes(letter)) return 'caused';
  const wasFree = 'paid' in values && values.paid === '0';
  const isByBuyer = 'by' in values && values.by === 'buyer';
  // An owner moves and cancels, as often as they like, what an account with anybody's mailbox took for nothing, and writes of it.
  if (wasFree && (letter === 'moved' || letter === 'eventNews' || (letter === 'cancelled' && !isByBuyer)))
    return 'caused';
  const isFree =
    (letter === 'order' && 'amount' in values && values.amount === '0') || (letter === 'cancelled' && wasFree);
  return isFree || askedLetters.includes(letter) ? 'asked' : undefined;
}
