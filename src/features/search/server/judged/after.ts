/** Written by who knew the index, and after seeing what a first run missed: it guards against decline, and foretells little. */
import type { Language } from '#kit/shared/messages.ts';
import type { Judgment } from './judgment.ts';
import { judge } from './judgment.ts';

/** What must come first, and what is right too, each a list of slugs; all of it words, synonyms, slips and accents. */
const told =
  (language: Language) =>
  (query: string, best: string, good = ''): Judgment =>
    judge(
      'words',
      language,
      query,
      best.split(' '),
      good.split(' ').filter((one) => one !== ''),
    );
const en = told('en');
const es = told('es');

const tonight =
  'silent-disco-in-the-park los-toldos-verdes-live no-cover-at-marea-baja drum-circle-at-dusk threes-on-the-sand';
const liveMusic =
  'events/concert horizonte-sound-weekend voltaje-electronic-fields drums-from-the-south-shore sunset-seats-gaviota-dos';
const snorkelOnBoard =
  'kayak-double-mal-pas catamaran-nube-baixa yacht-mistral-corto rib-cala-hopper day-sailer-levante-largo camper-la-caracola';

const inEnglish: readonly Judgment[] = [
  en('rooftop party', 'rooftop-at-moonrise'),
  en('silent disco', 'silent-disco-in-the-park'),
  en('Sunset Records', 'sunset-records-levante'),
  en('jet ski', 'jetski-espuma-levante jetski-island-lap', 'rentals/jetski'),
  en('jet sky', 'jetski-espuma-levante jetski-island-lap', 'rentals/jetski'),
  en('live music', 'los-toldos-verdes-live', liveMusic),
  en('paella', 'el-socarrat-tranquilo rice-and-argument-festival', 'harbour-block-party rice-cook-socarrat'),
  en('paela', 'el-socarrat-tranquilo rice-and-argument-festival', 'harbour-block-party rice-cook-socarrat'),
  en('restaurnat', 'el-socarrat-tranquilo', 'businesses/restaurant'),
  en('flat with pool', 'flat-linea-doce-poniente', 'loft-azotea-veintiuno crew-flat-rincon remote-desk-poniente'),
  en('villas with a pool', 'villa-puig-blanc', 'rentals/villa'),
  en('boat party', 'catamaran-nube-baixa', 'rentals/boat boat-party-promoter'),
  en('sunset boat', 'sunset-seats-gaviota-dos', 'rentals/boat'),
  en('snorkel', 'snorkel-at-tio-ximo snorkel-pair-rincon', snorkelOnBoard),
  en('diving', 'burbuja-serena-buceo dive-instructor-burbuja'),
  en('hiking guide', 'mountain-guide-brujula', 'brujula-floja up-to-the-cross'),
  en('bartender', 'cocktail-bartender-limon'),
  en('waiters', 'brunch-waiter-sin-despertador beach-bar-server-ultima-ola', 'cocktail-bartender-limon'),
  en('night receptionist', 'night-receptionist-torre-siroco', 'hostel-all-rounder-litera'),
  en('techno', 'voltaje-electronic-fields', 'events/club businesses/club'),
  en('flamenco', 'flamenco-behind-the-church'),
  en('drag show', 'glitter-on-santa-faz la-lentejuela'),
  en('karaoke', 'karaoke-buenas-intenciones'),
  en('craft beers', 'small-barrels-craft-beer', 'the-dry-dock'),
  en(
    'breakfast',
    'brunch-sin-despertador hotel-torre-siroco',
    'loft-azotea-veintiuno villa-three-terraces brunch-waiter-sin-despertador',
  ),
  en('tattoos', 'tinta-meditada'),
  en('bike repair', 'pinchazo-cero'),
  en('ebike', 'ebike-sierra-helada dos-ruedas-al-faro', 'rentals/bike cargo-bike-courier'),
  en('rent a car', 'car-five-door-practical', 'rentals/car'),
  en('convertable', 'car-little-convertible'),
  en('hostel', 'litera-norte', 'businesses/hotel hostel-all-rounder-litera'),
  en('cheap apartment levante', 'budget-berth-levante'),
  en('hotel with spa', 'gran-hotel-horizontal', 'spa-attendant-horizontal'),
  en('lifeguard', 'lifeguard-poniente-season'),
  en('food trucks', 'trucks-under-the-palms'),
  en('market', 'makers-night-market cucharon-de-mercado'),
  en('nightclubs', 'club-azimut no-cover-at-marea-baja', 'events/club businesses/club'),
  en('marea baja', 'no-cover-at-marea-baja marea-baja-club door-steward-marea'),
  en('tonight', 'rooftop-at-moonrise', tonight),
  en('free concert', 'brass-in-plaza-mayor jazz-on-the-balcony'),
  en('beach volleyball', 'threes-on-the-sand volleyball-set-and-net'),
  en('10k run', 'towers-10k-night-run'),
  en('dinner poniente', 'el-socarrat-tranquilo'),
];

const inSpanish: readonly Judgment[] = [
  es('musica en directo', 'los-toldos-verdes-live', liveMusic),
  es('MÚSICA EN VIVO', 'los-toldos-verdes-live', liveMusic),
  es('moto de agua', 'jetski-espuma-levante', 'rentals/jetski'),
  es('motos de auga', 'jetski-espuma-levante', 'rentals/jetski'),
  es('discoteca', 'club-azimut no-cover-at-marea-baja', 'events/club businesses/club'),
  es('piso en la playa', 'apartment-toldo-rojo-levante', 'rentals/apartment'),
  es('apartamneto', 'apartment-toldo-rojo-levante', 'rentals/apartment aparthotel-mar-de-fondo'),
  es('barco al atardecer', 'sunset-seats-gaviota-dos', 'rentals/boat'),
  es('cumpleaños en barco', 'birthday-barge-la-tarta'),
  es('camarero', 'brunch-waiter-sin-despertador beach-bar-server-ultima-ola', 'cocktail-bartender-limon'),
  es('camarreo', 'brunch-waiter-sin-despertador beach-bar-server-ultima-ola', 'cocktail-bartender-limon'),
  es('cocinera', 'rice-cook-socarrat', 'jobs/food-service cucharon-de-mercado'),
  es('conductor', 'shuttle-driver-night-routes', 'jobs/transport'),
  es('dependienta', 'shop-assistant-chancla', 'jobs/retail'),
  es('guía de senderismo', 'mountain-guide-brujula', 'brujula-floja up-to-the-cross'),
  es('trabajo en hotel', 'night-receptionist-torre-siroco', 'jobs/hospitality hotel-animator-evenings'),
  es(
    'trabajo nocturno',
    'shuttle-driver-night-routes night-grocer-cashier',
    'nightlife-promoter-azimut architecture-walk-storyteller',
  ),
  es('cenar', 'el-socarrat-tranquilo', 'businesses/restaurant hostel-all-rounder-litera litera-norte'),
  es('tapas', 'tapas-alley-passport palillo-largo'),
  es('cerveza artesana', 'small-barrels-craft-beer', 'the-dry-dock'),
  es('vermú', 'la-persiana-a-medias'),
  es('cócteles sin alcohol', 'limon-de-madrugada', 'cocktail-bartender-limon'),
  es('lavanderia', 'lavanderia-espuma-social', 'aparthotel-mar-de-fondo'),
  es('peluqueria', 'navaja-y-brocha'),
  es('tatuajes', 'tinta-meditada'),
  es('consigna de maletas', 'consigna-la-tregua'),
  es('ropa de segunda mano', 'segunda-ola-vintage'),
  es('alquiler de bicicletas', 'bike-paseo-cruiser', 'rentals/bike'),
  es('descapotable', 'car-little-convertible'),
  es(
    'furgoneta',
    'van-nine-seats',
    'trucks-under-the-palms changeover-coordinator-flats rental-fleet-handover-agent pool-technician-rounds',
  ),
  es('futbol', 'five-a-side-under-lights'),
  es('escalada', 'first-wall-climbing'),
  es('vóley playa', 'threes-on-the-sand volleyball-set-and-net'),
  es('carrera nocturna', 'towers-10k-night-run'),
  es('mercadillo', 'makers-night-market', 'cucharon-de-mercado'),
  es('cine en la playa', 'cinema-with-wet-feet'),
  es('festival del arroz', 'rice-and-argument-festival'),
  es('villa con piscina', 'villa-puig-blanc', 'rentals/villa'),
  es('chalé con barbacoa', 'villa-puig-blanc'),
  es('hostal', 'hostal-la-buena-sombra', 'businesses/hotel'),
  es('socorrista', 'lifeguard-poniente-season'),
  es('regeton', 'sala-hormigon perreo-under-the-towers'),
  es('esta noche', 'rooftop-at-moonrise', tonight),
  es('concierto gratis', 'brass-in-plaza-mayor jazz-on-the-balcony'),
  es('kayak', 'kayak-double-mal-pas', 'bay-mile-open-water'),
  es('paddle surf', 'paddle-board-solo night-paddle-with-lights'),
  es('teletrabajo', 'remote-desk-poniente'),
  es('noche erasmus', 'twenty-flags-student-night', 'student-promoter-erasmus-nights'),
];

export const after: readonly Judgment[] = [...inEnglish, ...inSpanish];
