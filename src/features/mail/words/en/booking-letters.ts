/** What the letters about bookings say, in English; words/es/booking-letters.ts has the same shape. */
import { town } from '#market/town/town.ts';

const { from, to } = town.promises.refundBusinessDays;

export const bookingLetters = {
  facts: {
    rented: 'Booked',
    guests: 'Who comes',
    begins: 'Begins',
    ends: 'Ends',
    sum: 'Sum',
    weekend: 'Weekend',
    longStay: 'Long stay, {{percent}}% off',
    cleaning: 'Cleaning',
    paid: 'Paid',
    back: 'Back to you',
    left: 'Still good',
    seller: 'Sold by',
    doors: 'Doors open',
    age: 'Age',
  },
  ageFrom: '{{age}} and over, bring something that proves it',
  deposit: {
    fact: 'Deposit',
    either: '{{amount}}, in cash or by card on arrival',
    cash: '{{amount}}, in cash on arrival',
    card: '{{amount}}, blocked on a card on arrival',
    note: `The deposit is no part of the total. You leave it with the owner on arrival and get it back at the end; ${town.brand} neither takes nor holds it.`,
  },
  invoice: 'The invoice lies beside your booking, a minute after the payment.',
  begins: '{{day}}, from {{time}}',
  ends: '{{day}}, by {{time}}',
  lengths: {
    night: { one: '{{count}} night', other: '{{count}} nights' },
    hour: { one: '{{count}} hour', other: '{{count}} hours' },
    day: { one: '{{count}} day', other: '{{count}} days' },
    week: { one: '{{count}} week', other: '{{count}} weeks' },
    person: { one: '{{count}} person', other: '{{count}} people' },
  },
  things: {
    apartment: { one: '{{count}} apartment', other: '{{count}} apartments' },
    villa: { one: '{{count}} villa', other: '{{count}} villas' },
    boat: { one: '{{count}} boat', other: '{{count}} boats' },
    jetski: { one: '{{count}} jet ski', other: '{{count}} jet skis' },
    bike: { one: '{{count}} bike', other: '{{count}} bikes' },
    car: { one: '{{count}} car', other: '{{count}} cars' },
    beach_gear: { one: '{{count}} set of beach gear', other: '{{count}} sets of beach gear' },
  },
  terms: {
    title: 'If plans change:',
    all: 'Cancel by {{when}}: you get everything back.',
    half: 'Cancel by {{when}}: you get half back.',
    part: 'Cancel by {{when}}: you get {{percent}}% back.',
    after: 'After that: nothing comes back.',
    never: 'If you cancel, nothing comes back.',
  },
  ticket: { qr: 'QR code: {{code}}', open: 'Show it on your phone', number: 'Ticket {{number}}' },
  rental: {
    subject: 'Booked: {{title}}',
    title: 'It is yours',
    text: ['Show the code when you pick up or board. One code is enough, however many you booked.'],
    lodging:
      'Show the code to your host when you arrive: it is for the keys. One code is enough, however many you booked.',
    codes: 'Your code',
  },
  cancelledByBuyer: {
    subject: 'Cancelled: {{title}}',
    title: 'Your booking is cancelled',
    text: ['As you asked, this booking is cancelled. Its codes do not work any more.'],
  },
  cancelledInPart: {
    subject: 'Tickets cancelled: {{title}}',
    title: 'Some of your tickets are cancelled',
    text: ['As you asked, these tickets are cancelled. Their codes do not work any more; the others stay good.'],
  },
  bookingCalledOff: {
    subject: 'Cancelled by the organiser: {{title}}',
    title: 'Your booking is cancelled',
    text: ['We are sorry: the organiser can’t keep your booking, so it is cancelled. The event itself takes place.'],
  },
  reason: 'In their words',
  arrival: 'How to arrive',
  eventCalledOff: {
    subject: 'Called off: {{title}}',
    title: 'This one is off',
    text: ['We are sorry: the organiser has called it off, so your booking is cancelled.'],
  },
  rentalCalledOff: {
    subject: 'Called off: {{title}}',
    title: 'This one is off',
    text: ['We are sorry: the owner can’t keep your booking, so it is cancelled.'],
  },
  moved: {
    subject: 'Moved: {{title}}',
    title: 'It has moved',
    text: ['The organiser has changed when or where this is on. Your tickets and their codes stay good as they are.'],
    facts: { was: 'Was on', now: 'Now on', wasAt: 'Was at', nowAt: 'Now at' },
    choice:
      'If that does not suit you, return your tickets by {{until}}: everything you paid for them comes back, {{paid}}, whatever was agreed when you booked.',
    free: 'If that does not suit you, give your places back by {{until}}. There is no money left to come back.',
    button: 'Keep or return your tickets',
    page: 'See the event',
  },
  goesBack: `You get {{back}} back, the way you paid. It usually shows on your account within ${from} to ${to} working days; the day itself is up to your bank.`,
  nothingBack: 'As agreed when you booked, nothing goes back.',
  wasFree: 'It was free, so there is nothing to give back.',
};
