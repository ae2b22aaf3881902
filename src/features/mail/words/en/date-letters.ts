/** What letters about other dates for a booked stay say, in English; words/es/date-letters.ts has the same shape. */
export const dateLetters = {
  datesAsked: {
    subject: 'Other dates, please: {{title}}',
    title: 'Your guest asks for other dates',
    text: ['A guest who has booked and paid would like to come at another time. Whether that suits you is up to you.'],
    guest: 'Guest',
    money: 'Back to the guest',
    same: 'Nothing: the price stays the same',
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
