/** For tests only: one letter of each kind, filled; those that come in several shapes, in all of them. */
import { accountChanges, type LetterName, type Letters } from '../../rules.ts';
import { searchSamples } from './search.ts';
import { moneySamples, seller, stay, ticketType } from './money.ts';
import { staySamples } from './stay.ts';
import { calendarSamples } from './calendar.ts';
import { judgedSamples, noticeSamples } from './notice.ts';
import { dateSamples } from './date.ts';
import { placesSamples } from './places.ts';
import { listingSamples } from './listing.ts';

const calendar = {
  id: 'order',
  sequence: 3,
  start: '2026-08-22T21:30:00.000Z',
  end: '2026-08-23T00:30:00.000Z',
  isAllDay: false,
  place: 'Sala 9, Calle Mallorca, 4',
} as const;
const levante = { date: '2026-08-22', time: '23:30', location: 'Sala 9', address: 'Calle Mallorca, 4' };
const until = '2026-08-25T18:00:00.000Z';
const moved = { name: 'Ana Pla', title: 'Fiesta', eventId: 'AbCdEfGhJkLmNpQr', from: levante, until, calendar };
const cancelled = {
  name: 'Ana Pla',
  title: 'Fiesta',
  quantity: 2,
  date: '2026-08-22',
  time: '23:30',
  calendar,
} as const;
const booking = { name: 'Marea', title: 'Toldo Rojo', guest: 'Ana Pla', quantity: 2, paid: '51.00' } as const;
const week = { name: 'Marea', from: '2026-08-10', until: '2026-08-16' } as const;
export const evening = { ...booking, date: '2026-08-22', time: '23:30' } as const;

export const samples: { readonly [N in LetterName]: readonly Letters[N][] } = {
  welcome: [{ name: 'Ana Pla' }, { name: 'Marea', isBusiness: true }],
  order: [
    {
      name: 'Ana Pla',
      title: 'Fiesta de la espuma',
      ...levante,
      admission: { doors: '22:30', minAge: 21 },
      terms: [{ percent: 100, until: '2026-08-21T21:00:00Z' }],
      quantity: 2,
      ticketType,
      amount: '25.50',
      discount: { code: 'SOL20', off: '6.38' },
      tickets: [
        { id: 'first', code: 'ACDEFHJK' },
        { id: 'second', code: 'MNPQRTUV' },
      ],
      calendar,
      seller,
    },
    {
      name: 'Ana Pla',
      title: 'Paseo libre',
      date: null,
      time: null,
      location: 'Cala',
      address: '',
      quantity: 1,
      amount: '0',
      tickets: [{ id: 'first', code: 'ACDEFHJK' }],
      calendar: null,
    },
  ],
  rental: staySamples(calendar),
  moved: [
    { ...moved, paid: '51.00', ticketType, to: { ...levante, date: '2026-08-29' } },
    { ...moved, paid: '0', to: { ...levante, location: 'Puerto', address: '' } },
  ],
  cancelled: [
    { ...cancelled, by: 'buyer', paid: '51.00', back: '25.50', ticketType, seller },
    { ...cancelled, by: 'buyer', paid: '51.00', back: '0', stay },
    { ...cancelled, by: 'organiser', paid: '51.00', back: '51.00', stay },
    { ...cancelled, by: 'organiser', paid: '0', back: '0', date: null, time: null },
    { ...cancelled, by: 'buyer', paid: '25.50', back: '25.50', quantity: 1, left: 2 },
    { ...cancelled, by: 'organiser', paid: '51.00', back: '51.00', reason: 'Se ha roto el barco.\nLo siento.' },
    { ...cancelled, by: 'organiser', paid: '51.00', back: '51.00', reason: 'Una fuga de agua.', stay },
  ],
  ...moneySamples,
  ...judgedSamples,
  ...noticeSamples,
  ...placesSamples,
  ...dateSamples(calendar),
  ...searchSamples,
  ...listingSamples,
  holidayReceived: [{ name: 'Ana Pla', days: 7, people: 2 }],
  holidayQuoted: [{}, { isAgain: true }, { isAgain: true, wasBooked: true }].map((sort) => ({
    name: 'Ana Pla',
    days: 4,
    people: 16,
    cost: '1250.00',
    itinerary: 'Lunes: playa.\nMartes: isla.',
    path: '/quote#secret-key',
    ...sort,
  })),
  holidayConfirmed: [
    { name: 'Ana Pla', days: 4, people: 16, cost: '1250.00', itinerary: 'Lunes: playa.\nMartes: isla.', hasPage: true },
    { name: 'Ana Pla', days: 4, people: 16, cost: null },
  ],
  guestMessage: ['marea@correo.example', null].map((answersTo) => ({
    name: 'Ana Pla',
    title: 'Apartamento Levante',
    order: 'AbCdEfGhJkLmNpQr',
    from: 'Marea',
    answersTo,
    message: 'La llave está en el buzón azul.\nHasta el sábado.',
  })),
  jobApplication: (['600 123 456', null] as const).map((phone) => ({
    title: 'Camarera de playa',
    name: 'Ana Pla',
    email: 'ana@correo.example',
    phone,
    languages: ['Inglés', 'Catalán'],
    availableFrom: '2026-09-01',
    message: 'Dos veranos.\nY una bandeja.',
  })),
  applicationReceived: [
    { name: 'Ana Pla', title: 'Camarera de playa', employer: 'Marea', path: '/application#secret-key' },
    { name: 'Ana Pla', title: 'Camarera de playa', employer: '', path: '/application#secret-key' },
  ],
  applicationDecided: [
    { name: 'Ana Pla', title: 'Camarera', decision: 'shortlisted', answer: 'Ven el lunes.', path: null },
    {
      name: 'Ana Pla',
      title: 'Camarera',
      decision: 'shortlisted',
      answer: '¿El lunes?',
      path: null,
      answersTo: 'marea@correo.example',
    },
    { name: 'Ana Pla', title: 'Camarera', decision: 'accepted', answer: null, path: '/user-dashboard' },
    { name: 'Ana Pla', title: 'Camarera', decision: 'declined', answer: null, path: null },
    { name: 'Ana Pla', title: 'Camarera', decision: 'closed', answer: null, path: '/user-dashboard' },
  ],
  applicationWithdrawn: [
    { name: 'Ana Pla', title: 'Camarera' },
    { name: null, title: 'Camarera', submittedAt: '2026-08-21T18:00:00.000Z' },
  ],
  jobLeaving: [{ jobId: 'AbCdEfGh', listedUntil: '2026-09-20T12:00:00.000Z', title: 'Camarera', date: '2026-09-20' }],
  inquiryReceived: (['contact', 'issue', 'business', 'advertising', 'quote'] as const).map((kind) => ({
    name: kind === 'quote' ? null : 'Ana Pla',
    kind,
  })),
  inquiryAnswered: [{ name: 'Ana Pla', title: 'Un sombrero', answer: 'Está aquí.', wrote: 'De paja.' }],
  passwordReset: [{ name: 'Ana Pla', username: 'ana', path: '/reset-password#token=secret-key', minutes: 30 }],
  newDevice: [
    { name: 'Ana Pla', username: 'ana', device: 'Firefox · Linux', at: '2026-08-21T18:00:00.000Z' },
    { name: 'Ana Pla', username: 'ana', device: null, at: '2026-08-21T18:00:00.000Z' },
  ],
  accountErased: [
    { name: 'Ana Pla', why: 'asked', at: '2026-08-21T18:00:00.000Z', kept: [] },
    {
      name: 'Ana Pla',
      why: 'minor',
      at: '2026-08-21T18:00:00.000Z',
      kept: (['orders', 'invoices', 'seller', 'sellerYears'] as const).map((what) => ({ what, until: '2032-08-21' })),
    },
  ],
  accountChanged: accountChanges.map((what) => ({
    name: 'Ana Pla',
    username: 'ana',
    what,
    at: '2026-08-21T18:00:00.000Z',
  })),
  ownerBooked: [
    { ...evening, stay, share: '44.88' },
    { ...evening, share: '22.44' },
    { ...evening, paid: '0', date: null, time: null },
  ],
  ownerCancelled: [
    { ...evening, by: 'buyer', back: '25.50', keeps: '0' },
    { ...evening, by: 'buyer', back: '0', keeps: '22.44' },
    { ...evening, by: 'organiser', back: '0', stay },
    { ...evening, by: 'buyer', paid: '0', back: '0' },
  ],
  ownerRefunded: [{ ...evening, back: '10.00' }],
  ownerCalledOff: [
    { name: 'Marea', title: 'Fiesta', date: '2026-08-22', time: '23:30', orders: 8, back: '240.00' },
    { name: 'Marea', title: 'Fiesta', date: null, time: null, orders: 0, back: '0' },
  ],
  ownerDisputed: (['open', 'won', 'lost'] as const).map((status) => ({
    name: 'Marea',
    title: 'Fiesta',
    date: '2026-08-21',
    order: 'AbCdEfGh',
    amount: '50.00',
    status,
  })),
  reviewInvitation: [{ name: 'Ana Pla', title: 'Fiesta', date: '2026-08-21', days: 30, path: '/review#secret-key' }],
  reviewAnswered: [
    {
      name: 'Ana Pla',
      title: 'Fiesta',
      date: '2026-08-21',
      answer: 'Vuelve pronto.\nAbrazo.',
      path: '/events/AbCdEfGh',
    },
  ],
  ownerReviewed: [{ name: 'Marea', title: 'Fiesta', date: '2026-08-21', stars: 4, path: '/events/AbCdEfGh' }],
  ownerWeek: [
    { ...week, views: 1204, saves: 3, calls: 12, routes: 8, bookings: 4, entries: 9, sales: '210.00', best: 'Ático' },
    { ...week, views: 1, saves: 0, calls: 0, routes: 0, bookings: 0, entries: 0, sales: '0', best: null },
  ],
  traderEnding: [{ name: 'Ana Pla', date: '2026-09-20' }],
  traderLapsed: [{ name: 'Ana Pla', date: '2026-08-20' }],
  sellerYear: [true, false].map((isAgain) => ({ name: 'Ana Pla', year: 2026, isAgain })),
  newMessages: (['0123456789abcdef0123g', null] as const).map((answersTo) => ({
    name: 'Ana Pla',
    title: 'Ático',
    from: 'Marea',
    texts: ['Hay toallas.\nY sombrilla.', 'Hasta el sábado.'],
    path: '/messages#open=AbCdEfGh',
    answersTo,
  })),
  answerNotTaken: (['unknown', 'over', 'sender', 'closed', 'empty', 'long', 'many'] as const).map((reason) => ({
    reason,
    path: reason === 'over' ? '/messages#open=AbCdEfGh' : null,
  })),
  messageRemoved: (['law', 'insult', 'fraud', 'advertising'] as const).map((ground) => ({
    name: 'Ana Pla',
    title: 'Ático',
    ground,
    statement: 'Pide dinero.\nSin motivo.',
    words: 'Mándame dinero.',
  })),
  messageReportDecided: ['Cuenta su visita.', 'No.', null].map((statement) => ({
    name: 'Marea',
    title: 'Ático',
    isRemoved: statement !== 'No.',
    statement,
  })),
  payoutAccountChanged: ['2026-08-24', null].map((from) => ({
    name: 'Ana Pla',
    tail: '1332',
    at: '2026-08-21T18:00:00.000Z',
    from,
  })),
  communityChat: [false, true].map((isMoved) => ({
    name: 'Ana Pla',
    offer: 'meetups',
    isMoved,
    path: '/community#meetups',
  })),
  payoutsRest: [{ name: 'Ana Pla' }],
  payoutFailed: [{ name: 'Ana Pla', amount: '176.00' }],
  ...calendarSamples,
  emailProof: [{ name: 'Ana Pla', username: 'ana', path: '/prove-email#token=secret-key', minutes: 1440 }],
  claimCode: [
    { title: 'Bar Neptuno', code: '042917', minutes: 15, listing: '/', path: '/businesses/AbCdEfGhJkLmNpQr#claim' },
  ],
  claimContested: [{ name: 'Ana Pla', title: 'Bar Neptuno', until, path: '/listing-claims' }],
  claimDecided: [
    { name: 'Ana Pla', title: 'Bar Neptuno', isApproved: true, reason: null, path: '/listing-claims' },
    {
      name: 'Ana Pla',
      title: 'Bar Neptuno',
      isApproved: true,
      reason: 'La licencia es suya.',
      path: '/listing-claims',
    },
    {
      name: 'Ana Pla',
      title: 'Bar Neptuno',
      isApproved: false,
      reason: 'No se lee.\nNi la fecha.',
      path: '/listing-claims',
    },
  ],
  claimSettled: [true, false].map((isHandedOver) => ({
    name: 'Ana Pla',
    title: 'Bar Neptuno',
    isHandedOver,
    reason: 'La licencia lo dice.',
  })),
  teamInvitation: (['editor', 'door', 'finance'] as const).map((role) => ({
    business: 'La Terraza',
    role,
    path: '/team-invitation#token=secret-key',
    days: 7,
  })),
};
