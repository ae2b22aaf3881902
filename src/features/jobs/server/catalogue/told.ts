/** What the pages of the demo catalogue tell besides: hours, shifts, a bed, the first day. Pay is read from its words. */
import type { JobBed } from '../../rules.ts';

type Told = {
  readonly weeklyHours: number;
  readonly shifts?: { readonly en: string; readonly es: string };
  readonly bed: JobBed;
  /** Days from the seeding to the first day; undefined is to be agreed. */
  readonly startsIn?: number;
};

const told = (
  weeklyHours: number,
  bed: JobBed,
  startsIn?: number,
  shifts?: readonly [en: string, es: string],
): Told => ({
  weeklyHours,
  bed,
  ...(startsIn !== undefined && { startsIn }),
  ...(shifts && { shifts: { en: shifts[0], es: shifts[1] } }),
});

/** By the slug of its vacancy. */
export const toldOfJobs: Readonly<Record<string, Told>> = {
  'nightlife-promoter-azimut': told(25, 'none', 7, ['Evenings, 21:00 to 01:00', 'Noches, de 21:00 a 01:00']),
  'boat-party-promoter': told(30, 'none', 10, ['Mornings, one sailing a week', 'Mañanas y una salida a la semana']),
  'student-promoter-erasmus-nights': told(8, 'none', 14, ['Two evenings a week', 'Dos tardes a la semana']),
  'resident-dj-slow-house': told(15, 'none', 21, ['Three nights, 19:00 to 24:00', 'Tres noches, de 19:00 a 24:00']),
  'sound-light-technician-calima': told(40, 'none', 0, [
    'Evenings, four shows a week',
    'Tardes y noches, cuatro conciertos a la semana',
  ]),
  'hotel-animator-evenings': told(36, 'included', 20, ['Six evenings, from 18:00', 'Seis tardes, desde las 18:00']),
  'door-steward-marea': told(20, 'none', 5, ['Thursday to Saturday nights', 'Noches de jueves a sábado']),
  'cocktail-bartender-limon': told(40, 'none', 0, ['Five nights, 20:00 to 04:00', 'Cinco noches, de 20:00 a 04:00']),
  'rice-cook-socarrat': told(40, 'none', 14, ['Split shifts, Tuesdays off', 'Turno partido, martes libre']),
  'kitchen-porter-doce-sillas': told(20, 'none', 3, ['Nights from 19:00', 'Noches desde las 19:00']),
  'brunch-waiter-sin-despertador': told(40, 'none', 7, [
    '09:30 to 17:30, two fixed days off',
    'De 09:30 a 17:30, dos días fijos libres',
  ]),
  'sandwich-night-shift': told(16, 'none', 2, ['Friday and Saturday nights', 'Noches de viernes y sábado']),
  'beach-bar-server-ultima-ola': told(40, 'help', 15),
  'night-receptionist-torre-siroco': told(40, 'help', 0, [
    'Five nights, 23:00 to 07:00, then two off',
    'Cinco noches, de 23:00 a 07:00, y dos libres',
  ]),
  'housekeeping-pair-mar-de-fondo': told(36, 'none', 12, ['08:00 to 15:00', 'De 08:00 a 15:00']),
  'hostel-all-rounder-litera': told(38, 'included', 9, [
    'Changing shifts, two days off together',
    'Turnos variables, dos días libres seguidos',
  ]),
  'spa-attendant-horizontal': told(24, 'none', 16, ['Four afternoons of six hours', 'Cuatro tardes de seis horas']),
  'changeover-coordinator-flats': told(40, 'none', 18, ['Saturdays always', 'Los sábados, siempre']),
  'shop-assistant-chancla': told(40, 'none', 8, ['Closed from 14:00 to 17:00', 'Cerrado de 14:00 a 17:00']),
  'board-repair-apprentice': told(35, 'none', 25),
  'night-grocer-cashier': told(40, 'none', 0, ['22:00 to 06:00, two on shift', 'De 22:00 a 06:00, siempre dos']),
  'print-shop-weekend-seller': told(20, 'none', 6),
  'mountain-guide-brujula': told(30, 'none', 11, ['Two walks a day', 'Dos rutas al día']),
  'island-boat-deckhand': told(40, 'none', 13, ['Six crossings a day', 'Seis travesías al día']),
  'dive-instructor-burbuja': told(40, 'none', 17, ['Sundays off', 'Domingos libres']),
  'architecture-walk-storyteller': told(8, 'none', 22, [
    'Nights you choose, two hours each',
    'Las noches que elijas, dos horas cada una',
  ]),
  'airport-welcome-desk': told(30, 'none', 4, ['Mornings or evenings, your pick', 'Mañanas o tardes, a elegir']),
  'shuttle-driver-night-routes': told(30, 'none', 0, [
    '01:00 to 07:00, two days off together',
    'De 01:00 a 07:00, dos días libres seguidos',
  ]),
  'cargo-bike-courier': told(30, 'none', 3),
  'rental-fleet-handover-agent': told(40, 'none', 10),
  'lifeguard-poniente-season': told(40, 'none', 19, [
    'Eight hours: six in the tower, two on the sand',
    'Ocho horas: seis en la torre y dos en la arena',
  ]),
  'community-photographer': told(24, 'none', undefined, ['Six events a week', 'Seis eventos a la semana']),
  'pool-technician-rounds': told(40, 'none', 14, ['06:00 to 14:00', 'De 06:00 a 14:00']),
};

/** The slugs of the places in the directory that hire, by the slug of the vacancy. */
export const placesOfJobs: Readonly<Record<string, string>> = {
  'nightlife-promoter-azimut': 'club-azimut',
  'hotel-animator-evenings': 'hotel-torre-siroco',
  'door-steward-marea': 'marea-baja-club',
  'cocktail-bartender-limon': 'limon-de-madrugada',
  'rice-cook-socarrat': 'el-socarrat-tranquilo',
  'kitchen-porter-doce-sillas': 'doce-sillas',
  'brunch-waiter-sin-despertador': 'brunch-sin-despertador',
  'sandwich-night-shift': 'bocata-de-guardia',
  'beach-bar-server-ultima-ola': 'chiringuito-la-ultima-ola',
  'night-receptionist-torre-siroco': 'hotel-torre-siroco',
  'housekeeping-pair-mar-de-fondo': 'aparthotel-mar-de-fondo',
  'hostel-all-rounder-litera': 'litera-norte',
  'spa-attendant-horizontal': 'gran-hotel-horizontal',
  'shop-assistant-chancla': 'chancla-izquierda',
  'board-repair-apprentice': 'tabla-y-sal',
  'night-grocer-cashier': 'ultramarinos-la-noche',
  'print-shop-weekend-seller': 'tinta-de-pulpo',
  'mountain-guide-brujula': 'brujula-floja',
  'island-boat-deckhand': 'isla-y-vuelta',
  'dive-instructor-burbuja': 'burbuja-serena-buceo',
  'architecture-walk-storyteller': 'neon-walks-benidorm',
  'cargo-bike-courier': 'pinchazo-cero',
};
