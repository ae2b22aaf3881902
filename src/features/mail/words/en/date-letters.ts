/** What letters about other dates for a booked stay say, in English; words/es/date-letters.ts has the same shape. */
export const dateLetters = {
  datesAsked: {
    subject: 'Other dates, please: {{title}}',
    title: 'Your guest asks for other dates',
    text: ['A guest who has booked and paid would like to come at another time. Whether that suits you is up to you.'],
    guest: 'Guest',
    money: 'Back to the guest',
    same: 'Nothing: the price stays the same',
    pays: 'The guest pays extra',
    paysText:
      'If you say yes, we keep the new days for them for up to {{hours}} hours. The booking has them once they have paid; if they don’t, it stays as it is.',
    until:
      'Please answer by {{until}}; after that the request ends by itself. Until you say yes the booking is as it was, and nobody keeps the new days free.',
    button: 'Answer',
  },
  ownerDatesChanged: {
    subject: 'New dates: {{title}}',
    title: 'A booking has other dates',
    text: ['Your guest asked for other dates, and our desk has said yes for you.'],
    button: 'See your bookings',
  },
  ownerDatesPaid: {
    subject: 'New dates: {{title}}',
    title: 'A booking has its new dates',
    text: ['Your guest has paid the difference for the other dates, so the booking has them now.'],
    more: 'Paid extra',
    button: 'See your bookings',
  },
  ownerDatesUnpaid: {
    subject: 'The dates stay as they are: {{title}}',
    title: 'Your guest hasn’t paid for other dates',
    text: [
      'You agreed to other dates, and your guest hasn’t paid the difference in time. The booking is as it was, and the days we kept for it are free again.',
    ],
    more: 'Not paid',
    button: 'See your bookings',
  },
  datesAgreed: {
    subject: 'Yes to your new dates, once you pay the rest: {{title}}',
    title: 'Your host has said yes',
    text: ['These dates cost more than what you have paid. We keep them for you until you pay the difference.'],
    paid: 'Paid so far',
    more: 'Still to pay',
    paidNow: 'Paid for the new dates',
    until:
      'You have until {{until}}. If you don’t pay by then, the new days are free for others and your booking stays good as it is.',
    button: 'Pay the difference',
  },
  datesUnpaid: {
    subject: 'Your dates stay as they are: {{title}}',
    title: 'The difference wasn’t paid in time',
    text: [
      'We kept the new dates for you, and the time to pay for them is up. Your booking stays good as it is, and nothing was charged. You can ask again.',
    ],
    button: 'Your bookings',
  },
  datesChanged: {
    subject: 'New dates: {{title}}',
    title: 'Your new dates are settled',
    text: ['Your host has said yes. Your code stays the same, and works for the new dates.'],
    facts: { was: 'Was', now: 'Now', wanted: 'Asked for', stays: 'Stays' },
    button: 'Your bookings',
  },
  datesDeclined: {
    subject: 'Your dates stay as they are: {{title}}',
    title: 'The new dates don’t work',
    text: ['We are sorry: your host can’t give you the dates you asked for. Your booking stays good as it is.'],
    button: 'Your bookings',
  },
  datesExpired: {
    subject: 'Your dates stay as they are: {{title}}',
    title: 'Your host hasn’t answered in time',
    text: [
      'Nobody has answered your request for other dates, so it has ended. Your booking stays good as it is. You can ask again, or write to your host first.',
    ],
    button: 'Your bookings',
  },
} as const;
