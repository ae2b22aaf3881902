/** What the pages of the demo catalogue tell besides: who is on when, doors, dress and what the price brings along. */
import type { StoredList } from '#market/listings/listing-schemas.ts';

type Told = {
  /** The slug of its place in the directory. */
  readonly at?: string;
  readonly doors?: string;
  /** Names only: they are the same in every language. */
  readonly lineUp?: string[];
  /** Where it is not the town's own. */
  readonly minAge?: number;
  readonly dressCode?: Both;
  readonly included?: StoredList;
};
type Both = { readonly en: string; readonly es: string };

const both = (en: string, es: string): Both => ({ en, es });
/** One thing after the other, in both languages. */
const bring = (...things: readonly Both[]) => ({ en: things.map(({ en }) => en), es: things.map(({ es }) => es) });

const drink = both('One drink', 'Una copa');
const cloakroom = both('The cloakroom', 'El guardarropa');
const guide = both('The guide', 'El guía');
const broth = both('Hot broth at the end', 'Caldo caliente al acabar');

/** By the slug of its event. */
export const toldOfEvents: Readonly<Record<string, Told>> = {
  'rooftop-at-moonrise': {
    doors: '22:00',
    lineUp: ['22:30 Nadia Solano', '00:30 Paco Relente', '02:30 Hermanas Brisa'],
    dressCode: both('Smart, and shoes for a wooden floor', 'Arreglado y con zapatos para suelo de madera'),
    included: bring(drink, both('The lift to both terraces', 'El ascensor a las dos terrazas')),
  },
  'silent-disco-in-the-park': {
    lineUp: ['Pop', 'Disco', 'Reggaeton'],
    included: bring(both('Headphones for the night', 'Auriculares toda la noche')),
  },
  'neon-paint-night': {
    doors: '21:30',
    dressCode: both('White, and nothing you love', 'De blanco y nada que aprecies'),
    included: bring(both('A white T-shirt', 'Una camiseta blanca'), both('Paint', 'Pintura')),
  },
  'twenty-flags-student-night': { doors: '22:00', included: bring(both('Your sticker', 'Tu pegatina')) },
  'ninety-nine-nineties-hits': {
    doors: '22:30',
    included: bring(both('A vote on the next song', 'Voto para la siguiente canción')),
  },
  'white-linen-on-poniente': {
    doors: '19:30',
    lineUp: ['23:00 Sal y Cal'],
    dressCode: both('White, and barefoot from the boardwalk on', 'De blanco y descalzos desde la pasarela'),
    included: bring(both('Supper at the long tables, at eight', 'La cena en mesas largas, a las ocho')),
  },
  'pool-hours-at-rincon': {
    dressCode: both('Swimwear, and something for your feet', 'Bañador y algo para los pies'),
    included: bring(both('A locker', 'Taquilla'), both('Shade', 'Sombra'), both('Sun cream', 'Crema solar')),
  },
  'perreo-under-the-towers': {
    at: 'sala-hormigon',
    doors: '23:30',
    lineUp: ['23:30 Doña Dembow', '02:00 Novedad FM'],
  },
  'masks-until-midnight': {
    doors: '21:00',
    dressCode: both('A mask until twelve; we have spare ones', 'Antifaz hasta las doce; hay de repuesto'),
    included: bring(both('A mask if you forgot yours', 'Un antifaz si lo olvidaste')),
  },
  'los-toldos-verdes-live': { doors: '20:30', lineUp: ['21:00 Los Toldos Verdes'] },
  'salitre-electrico-bullring': {
    doors: '20:00',
    lineUp: ['21:30 Salitre Eléctrico'],
    included: bring(both('A seat or the floor, same price', 'Grada o pista al mismo precio')),
  },
  'flamenco-behind-the-church': {
    doors: '20:40',
    included: bring(both('One of the ninety chairs', 'Una de las noventa sillas')),
  },
  'stadium-rock-by-five-accountants': { doors: '21:15', included: bring(both('A numbered seat', 'Butaca numerada')) },
  'songs-with-the-lights-low': {
    doors: '20:00',
    lineUp: ['Irene Marlo', 'Tomás Vega Baja', 'Nora Quiles'],
  },
  'film-scores-by-the-quay': { doors: '20:15', included: bring(both('A blanket to borrow', 'Manta prestada')) },
  'unplugged-on-the-22nd': {
    doors: '19:00',
    lineUp: ['19:30 Los Bajos del Sexto', '20:30 Ventana Abierta'],
    dressCode: both('Bring a layer: the wind plays along', 'Trae algo de abrigo: el viento también toca'),
  },
  'tapas-alley-passport': {
    included: bring(
      both('Eight small plates', 'Ocho tapas'),
      both('The ninth for a full passport', 'La novena con el pasaporte lleno'),
    ),
  },
  'horizonte-sound-weekend': {
    doors: '16:00',
    included: bring(both('Both days', 'Los dos días'), both('The night bus back', 'El búho de vuelta')),
  },
  'small-barrels-craft-beer': {
    included: bring(both('Entry; beers are paid at the tap', 'La entrada; la cerveza se paga en el grifo')),
  },
  'shorts-on-the-wall': {
    doors: '21:00',
    included: bring(both('A chair', 'Una silla'), both('Your applause in the count', 'Tu aplauso en el recuento')),
  },
  'capes-and-comics': {
    doors: '10:30',
    dressCode: both('Costumes welcome, foam swords only', 'Disfraz si quieres y espadas solo de espuma'),
  },
  'voltaje-electronic-fields': {
    doors: '17:00',
    dressCode: both('Closed shoes for open ground', 'Calzado cerrado: es una explanada'),
    included: bring(both('The shuttle from Levante, both ways', 'La lanzadera desde Levante, ida y vuelta')),
  },
  'rice-and-argument-festival': {
    included: bring(both('Four tastings', 'Cuatro degustaciones'), both('A vote', 'Un voto')),
  },
  'lantern-walk-to-the-sea': {
    included: bring(both('Paper and candles for a lantern', 'Papel y vela para el farolillo')),
  },
  'no-cover-at-marea-baja': { at: 'marea-baja-club', doors: '23:00' },
  'concrete-hours-techno': {
    at: 'bunker-38',
    doors: '23:59',
    minAge: 21,
    dressCode: both('Come as you are; phones stay in pockets', 'Ven como quieras; el móvil, en el bolsillo'),
    lineUp: ['23:59 Marta Encofrado', '03:00 Dique Seco'],
    included: bring(both('Earplugs at the bar', 'Tapones en la barra')),
  },
  'slow-house-for-early-birds': { doors: '18:30' },
  'jungle-in-the-basement': { doors: '22:30', included: bring(cloakroom) },
  'glitter-on-santa-faz': {
    at: 'la-lentejuela',
    doors: '22:30',
    lineUp: ['23:00 Purpurina Pop', '01:00 La Bombilla'],
    dressCode: both('More is more', 'Cuanto más, mejor'),
  },
  'seven-inch-disco': { doors: '22:00', lineUp: ['22:30 Rosa Surco'] },
  'drums-from-the-south-shore': {
    at: 'club-azimut',
    doors: '23:30',
    minAge: 21,
    lineUp: ['23:30 Kofi Alborada', '01:30 Trío Parche'],
    dressCode: both('Smart; no beachwear', 'Arreglado; sin ropa de playa'),
  },
  'guitars-until-the-bakery-opens': { doors: '23:30' },
  'one-hundred-forty-beats': {
    doors: '23:00',
    included: bring(cloakroom, both('The quiet room', 'La sala tranquila')),
  },
  'velvet-r-and-b': {
    doors: '21:30',
    minAge: 21,
    dressCode: both('Dressed up: no shorts, no flip-flops', 'Con clase: ni pantalón corto ni chanclas'),
  },
  'soul-before-the-storm': { at: 'marea-baja-club', doors: '23:00', lineUp: ['23:30 Talco y Suela'] },
  'lights-up-at-six': {
    at: 'marea-baja-club',
    doors: '23:00',
    lineUp: ['23:30 Vera Resaca'],
    included: bring(cloakroom),
  },
  'machines-without-a-screen': {
    at: 'bunker-38',
    doors: '23:59',
    minAge: 21,
    lineUp: ['00:30 Cable Suelto', '02:00 Nadia Voltio', '03:30 Toma de Tierra'],
  },
  'slow-burn-at-the-bunker': { at: 'bunker-38', minAge: 21, lineUp: ['Dique Seco'] },
  'bingo-with-eyelashes': {
    at: 'la-lentejuela',
    doors: '22:30',
    lineUp: ['22:30 La Bombilla'],
    included: bring(both('Three cards', 'Tres cartones')),
  },
  'one-song-each-karaoke': { at: 'la-lentejuela', doors: '22:30', lineUp: ['23:00 Banda Lentejuela'] },
  'salsa-with-a-live-orchestra': {
    at: 'club-azimut',
    lineUp: ['00:30 Orquesta Sal Gorda'],
    dressCode: both('Smart, and shoes that turn', 'Arreglado y con zapatos que giren'),
    included: bring(both('A class for the shy, before', 'Antes, clase para tímidos')),
  },
  'house-downstairs-only': { at: 'club-azimut', doors: '23:30', minAge: 21, included: bring(cloakroom) },
  'freestyle-on-raw-concrete': { at: 'sala-hormigon', doors: '23:30' },
  'cumbia-for-the-night-shift': { at: 'sala-hormigon', lineUp: ['Turno Partido'] },
  'side-a-side-b': { at: 'surco-b', doors: '19:30' },
  'trio-between-the-shelves': {
    at: 'surco-b',
    doors: '20:00',
    lineUp: ['20:30 Trío Escobilla'],
    included: bring(drink),
  },
  'bring-a-record-leave-a-record': { at: 'surco-b' },
  'hour-for-the-beach': {
    included: bring(both('Gloves and sacks', 'Guantes y bolsas'), both('Coffee after', 'Café después')),
  },
  'cinema-with-wet-feet': {
    doors: '21:00',
    included: bring(both('A beanbag while they last', 'Un puf mientras queden')),
  },
  'night-paddle-with-lights': {
    doors: '20:40',
    dressCode: both('Swimwear that may get wet, and it will', 'Bañador: te vas a mojar'),
    included: bring(both('Board and paddle', 'Tabla y remo'), both('The lamp under it', 'La luz de debajo'), guide),
  },
  'serious-sandcastle-open': { included: bring(both('Spades and buckets', 'Palas y cubos')) },
  'snorkel-at-tio-ximo': {
    dressCode: both('Swimwear under your clothes', 'El bañador puesto'),
    included: bring(both('Mask and fins', 'Gafas y aletas'), guide),
  },
  'barefoot-salsa': {
    included: bring(both('Forty minutes of class', 'Cuarenta minutos de clase')),
    dressCode: both('Barefoot', 'Descalzos'),
  },
  'padel-for-strangers': {
    included: bring(both('The racket', 'La pala'), both('Balls', 'Pelotas')),
    dressCode: both('Shoes for the court', 'Zapatillas de pádel'),
  },
  'threes-on-the-sand': { included: bring(both('A team if you come alone', 'Equipo si vienes sin nadie')) },
  'towers-10k-night-run': {
    doors: '19:30',
    included: bring(both('The shirt', 'La camiseta'), both('Water on the way', 'Avituallamiento')),
  },
  'up-to-the-cross': {
    dressCode: both('Shoes with grip', 'Calzado que agarre'),
    included: bring(guide, both('A head torch', 'Un frontal'), both('A mandarin at the top', 'Una mandarina arriba')),
  },
  'twenty-nine-floors': {
    at: 'hotel-torre-siroco',
    doors: '09:00',
    included: bring(both('The lift down', 'El ascensor de bajada')),
  },
  'five-a-side-under-lights': { dressCode: both('Trainers; no metal studs', 'Zapatillas; sin tacos de metal') },
  'ledge-and-ramp-jam': { dressCode: both('A helmet: yours or a borrowed one', 'Casco: el tuyo o uno prestado') },
  'first-wall-climbing': {
    dressCode: both('Something you can stretch in', 'Ropa en la que te estires'),
    included: bring(
      both('Rope and harness', 'Cuerda y arnés'),
      both('Climbing shoes', 'Pies de gato'),
      both('An instructor', 'Monitor'),
    ),
  },
  'bay-mile-open-water': {
    doors: '08:00',
    dressCode: both('Wetsuits allowed', 'Se permite neopreno'),
    included: bring(both('Kayaks beside you', 'Kayaks a tu lado'), broth),
  },
};
