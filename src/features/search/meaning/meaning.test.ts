import { describe, expect, it } from 'vitest';
import { meantBy, understand, understoodIn } from './meaning.ts';

/** A Wednesday in July. */
const tonight = '2026-07-15';
const said = (query: string) => {
  const { filters, words } = understand(query, tonight);
  return { ...filters, ...(words === '' ? {} : { words }) };
};

describe('a search means', () => {
  it.each<[query: string, meaning: object]>([
    // Prices
    ['€20', { priceMax: 20 }],
    ['under 20', { priceMax: 20 }],
    ['menos de 50 euros', { priceMax: 50 }],
    ['party under 15', { priceMax: 15, words: 'party' }],
    ['apartamento por menos de 1.200 €', { priceMax: 1200, words: 'apartamento' }],
    ['villa over 200 euros', { priceMin: 200, words: 'villa' }],
    ['luxury villa 500+ a night', { priceMin: 500, per: 'night', sort: '-price', words: 'villa' }],
    ['villa 200€+', { priceMin: 200, words: 'villa' }],
    ['hotel 80+ euros', { priceMin: 80, words: 'hotel' }],
    ['18+ party', { words: '18+ party' }],
    ["anything at l'aiguera park", { location: "Parque de l'Aigüera", words: 'anything' }],
    ['hotel between 50 and 100 euros', { priceMin: 50, priceMax: 100, words: 'hotel' }],
    ['boot unter 100 euro', { priceMax: 100, words: 'boot' }],
    ['moins de 30 €', { priceMax: 30 }],
    ['cheap hotel', { sort: 'price', words: 'hotel' }],
    ['hotel de lujo', { sort: '-price', words: 'hotel' }],
    ['restaurant sin gastar mucho', { sort: 'price', words: 'restaurant' }],
    // What must not be dear has no order
    ['dinner nothing fancy', { words: 'dinner' }],
    ['hotel asequible pero bonito', { words: 'hotel pero bonito' }],
    ['bar nicht zu teuer', { words: 'bar' }],
    // Pay orders work, and nothing else
    ['highest salary waiter', { sort: 'pay', words: 'waiter' }],
    ['trabajo bien pagado', { sort: 'pay', words: 'trabajo' }],
    ['goed betaald werk', { sort: 'pay', words: 'werk' }],
    ['well paid hotel', { words: 'hotel' }],
    // Any of several days: a span where they follow one another
    ['concert monday or friday', { date: '2026-07-17', also: '2026-07-20', words: 'concert' }],
    ['sábado o domingo', { date: '2026-07-18', until: '2026-07-19' }],
    ['party friday and saturday', { date: '2026-07-17', until: '2026-07-18', words: 'party' }],
    ['montag, mittwoch oder freitag', { date: '2026-07-15', also: '2026-07-17,2026-07-20' }],
    // While it is light
    ['daytime concert saturday', { date: '2026-07-18', part: 'day', words: 'concert' }],
    ['tagsüber musik', { part: 'day', words: 'musik' }],
    ['overdag muziek', { part: 'day', words: 'muziek' }],
    ['concert en journée', { part: 'day', words: 'concert' }],
    ['daytime party', { words: 'daytime party' }],
    ['tanzen nicht mehr als 15 euro', { priceMax: 15, words: 'tanzen' }],
    ['conciertos sin gastar más de 10 euros', { priceMax: 10, words: 'conciertos' }],
    ['casa que no pase de 250', { priceMax: 250, words: 'casa' }],
    ['cena tope 40 euros', { priceMax: 40, words: 'cena' }],
    ['feeling fancy', { words: 'feeling fancy' }],
    ['villa for two couples', { people: 4, words: 'villa' }],
    ['villa zu sechst', { people: 6, words: 'villa' }],
    ['flat for the five of us', { people: 5, words: 'flat' }],
    ['concerts until sunday', { date: tonight, until: '2026-07-19', words: 'concerts' }],
    ['primera cita sin gastar mucho', { words: 'primera cita' }],
    ['zaterdagmiddag', { date: '2026-07-18', part: 'afternoon' }],
    ['restaurant sonntagabend', { date: '2026-07-19', part: 'evening', words: 'restaurant' }],
    ['hen weekend', { words: 'hen weekend' }],
    ['where can i eat right now', { open: 'now', words: 'eat' }],
    ['romantic sunset for two', { words: 'romantic sunset' }],
    ['gig for less than 100 people', { words: 'gig small' }],
    ['boat for half a day', { length: '4h', words: 'boat' }],
    ['günstiges hotel', { sort: 'price', words: 'hotel' }],
    ['free tonight', { priceMax: 0, date: tonight }],
    ['conciertos gratis', { priceMax: 0, words: 'conciertos' }],
    ['free wifi apartment', { amenities: 'free WiFi', words: 'apartment' }],
    ['goedkoop hotel', { sort: 'price', words: 'hotel' }],
    ['bike under 30 a day', { priceMax: 30, per: 'day', words: 'bike' }],
    ['villa under 300 a night', { priceMax: 300, per: 'night', words: 'villa' }],
    ['boot unter 100 euro die stunde', { priceMax: 100, per: 'hour', words: 'boot' }],
    ['piso por menos de 500 euros la semana', { priceMax: 500, per: 'week', words: 'piso' }],
    ['under 15 euros night out', { priceMax: 15, words: 'night out' }],
    // What work pays
    ['trabajo mas de 1700 al mes', { priceMin: 1700, per: 'month', words: 'trabajo' }],
    ['jobs over 12 euros an hour', { priceMin: 12, per: 'hour', words: 'jobs' }],
    ['job 15 euro per hour', { priceMin: 15, per: 'hour', words: 'job' }],
    // People
    ['for 8', { people: 8 }],
    ['apartamento para 4', { people: 4, words: 'apartamento' }],
    ['sleeps 10', { people: 10, words: 'accommodation' }],
    ['flat for two', { people: 2, words: 'flat' }],
    ['boat for 10 people', { people: 10, words: 'boat' }],
    ['van for 9', { people: 9, words: 'van' }],
    ['casa para un grupo de 12', { people: 12, words: 'casa' }],
    ['ferienwohnung für 6 personen', { people: 6, words: 'ferienwohnung' }],
    ['maison pour 8', { people: 8, words: 'maison' }],
    ['restaurant for 8', { words: 'restaurant' }],
    ['table for two tonight', { date: tonight, part: 'evening', words: 'restaurant' }],
    ['cheap place to sleep just me', { sort: 'price', people: 1, words: 'place to sleep' }],
    ['habitacion para mi solo', { people: 1, words: 'habitacion' }],
    ['hotel for one', { words: 'hotel' }],
    ['just me and my dog', { words: 'just me and my dog' }],
    // Days
    ['tonight', { date: tonight }],
    ['fiesta esta noche', { date: tonight, words: 'fiesta' }],
    ['heute abend party', { date: tonight, words: 'party' }],
    ['vanavond', { date: tonight }],
    ['ce soir', { date: tonight }],
    ['saturday night', { date: '2026-07-18', part: 'evening' }],
    ['viernes por la noche', { date: '2026-07-17', part: 'evening' }],
    ['tomorrow morning', { date: '2026-07-16', part: 'morning' }],
    ['qué hacer el domingo por la mañana', { date: '2026-07-19', part: 'morning', words: 'que hacer' }],
    ['mañana por la mañana', { date: '2026-07-16', part: 'morning' }],
    ['desayuno por la mañana', { part: 'morning', words: 'desayuno' }],
    ['frühstück am morgen', { part: 'morning', words: 'fruhstuck' }],
    ['que hacer mañana por la noche', { date: '2026-07-16', part: 'evening', words: 'que hacer' }],
    ["what's on tonight", { date: tonight, words: 'what s on' }],
    ['whats on this weekend', { date: '2026-07-17', until: '2026-07-19', words: 'whats on' }],
    ['something to do tomorrow', { date: '2026-07-16', words: 'something to do' }],
    ['this weekend', { date: '2026-07-17', until: '2026-07-19' }],
    ['next week', { date: '2026-07-20', until: '2026-07-26' }],
    ['party next friday', { date: '2026-07-24', words: 'party' }],
    ['in december', { date: '2026-12-01', until: '2026-12-31' }],
    ['conciertos en septiembre', { date: '2026-09-01', until: '2026-09-30', words: 'conciertos' }],
    ['in july', { date: tonight, until: '2026-07-31' }],
    ['15 dec', { date: '2026-12-15' }],
    ['2 de agosto', { date: '2026-08-02' }],
    ['august 2nd', { date: '2026-08-02' }],
    ['3 march', { date: '2027-03-03' }],
    ['25/12', { date: '2026-12-25' }],
    ['esta tarde', { date: tonight, part: 'afternoon' }],
    ['esta mañana', { date: tonight, part: 'morning' }],
    ['concert this evening', { date: tonight, part: 'evening', words: 'concert' }],
    ['vanmiddag', { date: tonight, part: 'afternoon' }],
    ['camarero fin de semana', { words: 'camarero fin de semana' }],
    ['night shift', { shifts: 'nights' }],
    ['weekend job', { shifts: 'weekends', words: 'job' }],
    // What is open
    ['open now', { open: 'now' }],
    ['bar abierto ahora', { open: 'now', words: 'bar' }],
    ['supermarket open at 3am', { open: '03:00', words: 'supermarket' }],
    ['clubs open at midnight', { open: '00:00', words: 'clubs' }],
    ['restaurante abierto a mediodía', { open: '12:00', words: 'restaurante' }],
    ['restaurant open monday', { date: '2026-07-20', words: 'restaurant' }],
    ['tiendas abiertas', { open: 'now', words: 'tiendas' }],
    ['late night food', { part: 'late', words: 'food' }],
    ['eat after midnight', { part: 'late', words: 'eat' }],
    ['comer después de medianoche', { part: 'late', words: 'comer' }],
    ['barbershop open today', { date: tonight, words: 'barbershop' }],
    ['food at 3 am', { open: '03:00', words: 'food' }],
    ['cenar a las 11 de la noche', { open: '23:00', words: 'cenar' }],
    ['desayunar temprano', { part: 'morning', words: 'desayunar' }],
    ['early birds', { words: 'early birds' }],
    ['hotel 24 horas', { open: '04:30', words: 'hotel' }],
    ['24 hour shop', { open: '04:30', words: 'shop' }],
    ['food 5am', { open: '05:00', words: 'food' }],
    ['food after clubbing 5am', { open: '05:00', words: 'food' }],
    ['comer despues de la discoteca', { part: 'late', words: 'comer' }],
    ['breakfast before 8', { open: '07:30', words: 'breakfast' }],
    ['drinks after work', { part: 'evening', words: 'drinks' }],
    ['drinks after work around 7', { open: '19:00', words: 'drinks' }],
    ['bar open until 3', { open: '02:45', words: 'bar' }],
    ['bar abierto hasta las 4', { open: '03:45', words: 'bar' }],
    ['restaurante para cenar despues de las 2', { open: '02:00', words: 'restaurante para cenar' }],
    ['luggage storage open till 10', { open: '21:45', words: 'luggage storage' }],
    ['cenar a las nueve', { open: '21:00', words: 'cenar' }],
    ['breakfast at 9', { open: '09:00', words: 'breakfast' }],
    ['restaurant from 15 euros', { priceMin: 15, words: 'restaurant' }],
    ['hotel from 15 to 20 july', { date: '2026-07-15', until: '2026-07-20', words: 'hotel' }],
    ['restaurant from 3 august', { date: '2026-08-03', words: 'restaurant' }],
    ['boat at 7', { words: 'boat at 7' }],
    // Meals and nights out beside a day
    ['cenar un lunes', { date: '2026-07-20', part: 'evening', words: 'cenar' }],
    ['brunch on sunday', { date: '2026-07-19', part: 'morning', words: 'brunch' }],
    ['lunch monday', { date: '2026-07-20', part: 'afternoon', words: 'lunch' }],
    ['restaurant tonight', { date: tonight, part: 'evening', words: 'restaurant' }],
    ['flat tonight', { date: tonight, words: 'flat' }],
    ["what's open on monday", { date: '2026-07-20', words: 'businesses' }],
    ['que hay abierto el domingo', { date: '2026-07-19', words: 'negocios' }],
    ['the serious sandcastle open', { words: 'the serious sandcastle open' }],
    // Places
    ['bars in the old town', { location: 'Casco Antiguo', words: 'bars' }],
    ['boats from the harbour', { location: 'Puerto', words: 'boats' }],
    ['near the bullring', { location: 'Plaza de Toros' }],
    ['hotel rincon de loix', { location: 'Rincón de Loix', words: 'hotel' }],
    ['piso en poniente', { location: 'Poniente', words: 'piso' }],
    ['hotel in der altstadt', { location: 'Casco Antiguo', words: 'hotel' }],
    // For how long
    ['jet ski one hour', { length: '1h', words: 'jet ski' }],
    ['piso por semanas', { per: 'week', words: 'piso' }],
    ['car hire 3 days', { length: '3d', words: 'car hire' }],
    ['rent a bike for a week', { length: '1w', words: 'rent a bike' }],
    ['boat for a couple of hours', { length: '2h', words: 'boat' }],
    ['kayak un par de horas', { length: '2h', words: 'kayak' }],
    ['hostel for 3 nights', { words: 'hostel' }],
    // What work begins
    ['job no experience can start this week', { words: 'job no experience' }],
    ['trabajo urgente', { words: 'trabajo' }],
    ['start work immediately', { words: 'start work immediately' }],
    ['plumber urgent', { words: 'plumber urgent' }],
    // What it has
    ['villa with parking and pool', { amenities: 'swimming pool,parking', words: 'villa' }],
    ['hotel with pool', { words: 'hotel with pool' }],
    ['wohnung mit meerblick', { amenities: 'sea view', words: 'wohnung' }],
    // All of it at once
    [
      'cheap flat for 4 in levante next week under 150 euros with lift',
      {
        sort: 'price',
        people: 4,
        location: 'Levante',
        date: '2026-07-20',
        until: '2026-07-26',
        priceMax: 150,
        amenities: 'lift',
        words: 'flat',
      },
    ],
    // Days of months, and spans of them
    ['sunday 26 july party', { date: '2026-07-26', words: 'party' }],
    ['saturday the 18th', { date: '2026-07-18' }],
    ['el viernes 17', { date: '2026-07-17' }],
    ['am 18.7. konzert', { date: '2026-07-18', words: 'konzert' }],
    ['july 18th to 25th apartment', { date: '2026-07-18', until: '2026-07-25', words: 'apartment' }],
    ['del 20 al 25 de julio piso', { date: '2026-07-20', until: '2026-07-25', words: 'piso' }],
    ['vom 20. bis 25. juli ferienwohnung', { date: '2026-07-20', until: '2026-07-25', words: 'ferienwohnung' }],
    ['van 20 tot 25 juli appartement', { date: '2026-07-20', until: '2026-07-25', words: 'appartement' }],
    ['du 20 au 25 juillet appartement', { date: '2026-07-20', until: '2026-07-25', words: 'appartement' }],
    ['villa friday to sunday', { date: '2026-07-17', until: '2026-07-19', words: 'villa' }],
    ['end of july concerts', { date: '2026-07-21', until: '2026-07-31', words: 'concerts' }],
    ['principios de agosto', { date: '2026-08-01', until: '2026-08-10' }],
    ['first week of august flat', { date: '2026-08-01', until: '2026-08-07', words: 'flat' }],
    ['last week of july', { date: '2026-07-25', until: '2026-07-31' }],
    ['in two weeks', { date: '2026-07-27', until: '2026-08-02' }],
    ['in 3 days concert', { date: '2026-07-18', words: 'concert' }],
    ['proximos dias', { date: '2026-07-15', until: '2026-07-19' }],
    ['piso todo agosto', { date: '2026-08-01', until: '2026-08-31', words: 'piso' }],
    // Hours of what begins, and of a night that goes on
    ['tonight after 10 concert', { date: tonight, part: 'evening', words: 'concert' }],
    ['concierto a las 10 de la noche', { part: 'evening', words: 'concierto' }],
    ['something at 8pm tomorrow', { date: '2026-07-16', part: 'evening' }],
    ['party starting before midnight', { part: 'evening', words: 'party' }],
    ['open past 6am saturday', { date: '2026-07-18', open: '05:59' }],
    ['bar open until 4am on friday', { date: '2026-07-17', open: '04:00', words: 'bar' }],
    ['cocina abierta a las 11 de la noche', { open: '23:00', words: 'cocina' }],
    ['restaurants that close late', { part: 'late', words: 'restaurants' }],
    // What each pays, and about how much
    ['boat party under 50 per person', { priceMax: 50, words: 'boat party' }],
    ['20€ por cabeza', { priceMax: 20 }],
    ['20 pp dinner', { priceMax: 20, words: 'dinner' }],
    ['hotel around 60 euros', { priceMax: 72, words: 'hotel' }],
    ['flat max 100/night', { priceMax: 100, per: 'night', words: 'flat' }],
    ['most expensive restaurant', { sort: '-price', words: 'restaurant' }],
    // Who comes, and for how long
    ['piso para 2 adultos y 3 niños', { people: 5, words: 'piso' }],
    ['boat for 12 girls', { people: 12, words: 'boat' }],
    ['kayak for 2', { people: 2, words: 'kayak' }],
    ['alquilar coche un mes', { length: '30d', words: 'alquilar coche' }],
    ['barco dia completo', { length: '1d', words: 'barco' }],
    // Words alone
    ['tapas', { words: 'tapas' }],
    ['bunker 38', { words: 'bunker 38' }],
    ['D1 licence', { words: 'D1 licence' }],
    ['99 hits', { words: '99 hits' }],
    ['Música en directo', { words: 'Música en directo' }],
    ['', {}],
  ])('%s', (query, meaning) => {
    expect(said(query)).toEqual(meaning);
  });

  it('nothing more when what is left is read again, so that what was taken away stays away', () => {
    for (const query of ['cheap hotel in the old town', 'villa for 8 next week', 'open now', 'bike under 30 a day']) {
      const { words } = understand(query, tonight);
      expect(understand(words, tonight)).toEqual({ filters: {}, words });
    }
  });

  it('at one in the morning the night that is still on', () => {
    expect(understand('tomorrow', '2026-12-31').filters).toEqual({ date: '2027-01-01' });
  });
});

describe('a request', () => {
  it('gets the filters in the place of their words', () => {
    const understood = understoodIn({ query: 'villa for 8 under 500 euros', type: 'rentals' }, tonight);
    expect(understood).toEqual({ query: 'villa', people: 8, priceMax: 500 });
    expect(meantBy({ query: 'x', type: 'rentals' }, understood)).toEqual({
      query: 'villa',
      type: 'rentals',
      people: 8,
      priceMax: 50_000,
    });
    expect(understoodIn({ query: 'jazz' }, tonight)).toBeUndefined();
  });

  it('keeps what it sets itself, both sides of a pair', () => {
    expect(understoodIn({ query: 'this weekend for 4', date: '2026-08-01', people: 2 }, tonight)).toEqual({
      query: '',
    });
  });
});
