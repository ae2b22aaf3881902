/** Forty more, written after the tuning was over and run once: nothing was changed after their answers. */
import { everyJetSki, withChildrenToo } from './asked-groups.ts';
import { allVillas, bikes, hotels, partTimeJobs } from './groups.ts';
import type { Judgment } from './judgment.ts';
import { judge } from './judgment.ts';

const en = 'en';
const es = 'es';

export const askedLast: readonly Judgment[] = [
  judge('words', en, 'second hand clothes', ['segunda-ola-vintage']),
  judge('words', en, 'wash my clothes', ['lavanderia-espuma-social']),
  judge('words', en, 'get a tattoo', ['tinta-meditada']),
  judge('nothing', en, 'rent a piano', []),
  judge('words', en, 'plasters and phone charger', ['ultramarinos-la-noche']),
  judge(
    'time',
    en,
    'somewhere to dance on friday night',
    ['club-azimut', 'marea-baja-club', 'sala-hormigon', 'bunker-38', 'la-lentejuela'],
    ['events/party', 'events/club'],
  ),
  judge('people', en, 'boat for a group of 20', [
    'catamaran-nube-baixa',
    'birthday-barge-la-tarta',
    'sunset-seats-gaviota-dos',
  ]),
  judge('price', en, 'bed under 70 a night', ['budget-berth-levante'], [...hotels.cheap]),
  judge('amenities', en, 'flat with a washing machine and parking', [
    'flat-linea-doce-poniente',
    'apartment-la-buganvilla-cala',
  ]),
  judge('words', en, 'remote working apartment with good wifi', ['remote-desk-poniente'], ['rentals/apartment']),
  judge('jobs', en, 'receptionist wanted nights', ['night-receptionist-torre-siroco'], ['hostel-all-rounder-litera']),
  judge(
    'jobs',
    en,
    'driving job with a van licence B',
    ['rental-fleet-handover-agent', 'changeover-coordinator-flats', 'pool-technician-rounds'],
    ['shuttle-driver-night-routes'],
  ),
  judge('jobs', en, 'job on a boat', ['island-boat-deckhand', 'boat-party-promoter'], ['dive-instructor-burbuja']),
  judge('jobs', en, 'student job a few evenings a week', ['student-promoter-erasmus-nights'], [...partTimeJobs]),
  judge('words', en, 'drag show', ['la-lentejuela', 'glitter-on-santa-faz']),
  judge('words', en, 'beach volleyball tournament', ['threes-on-the-sand'], ['volleyball-set-and-net']),
  judge('words', en, 'climbing for beginners', ['first-wall-climbing']),
  judge('words', en, 'cooking lesson', ['cucharon-de-mercado']),
  judge('words', en, 'see the peacocks on the island', ['isla-y-vuelta']),
  judge('nothing', en, 'horse riding on the beach', []),
  judge('nothing', en, 'indian takeaway', []),
  judge('nothing', en, 'pharmacy open now', []),
  judge('words', es, 'tortitas y huevos para desayunar', ['brunch-sin-despertador']),
  judge('words', es, 'bocadillo de madrugada', ['bocata-de-guardia'], ['sandwich-night-shift']),
  judge('words', es, 'cerveza sin alcohol', ['the-dry-dock'], ['small-barrels-craft-beer', 'limon-de-madrugada']),
  judge('words', es, 'disco de vinilo', ['surco-b', 'seven-inch-disco']),
  judge('words', es, 'correr por la playa', ['easy-five-before-coffee', 'towers-10k-night-run']),
  judge('words', es, 'regalo original hecho aqui', ['tinta-de-pulpo'], ['makers-night-market']),
  judge('price', es, 'algo gratis este fin de semana', ['hour-for-the-beach'], ['events/beach']),
  judge('amenities', es, 'chalet con barbacoa y piscina', ['villa-puig-blanc'], allVillas),
  judge('people', es, 'coche grande para 9', ['van-nine-seats']),
  judge('duration', es, 'moto de agua media hora', ['jetski-first-splash'], everyJetSki),
  judge(
    'jobs',
    es,
    'trabajo de verano en la playa',
    ['beach-bar-server-ultima-ola', 'lifeguard-poniente-season'],
    ['boat-party-promoter'],
  ),
  judge('jobs', es, 'empleo de cajera', ['night-grocer-cashier'], ['shop-assistant-chancla']),
  judge(
    'jobs',
    es,
    'necesito curro con piso incluido',
    ['hostel-all-rounder-litera', 'hotel-animator-evenings'],
    ['night-receptionist-torre-siroco', 'beach-bar-server-ultima-ola'],
  ),
  judge('nothing', es, 'clases de guitarra', []),
  judge('nothing', es, 'veterinario de urgencia', []),
  judge('abroad', en, 'tretroller oder fahrrad für einen tag', [...bikes]),
  judge(
    'abroad',
    en,
    'kinderen activiteiten',
    ['serious-sandcastle-open', 'isla-y-vuelta', 'lantern-walk-to-the-sea', 'cargo-bike-picnic'],
    withChildrenToo,
  ),
  judge('abroad', en, 'plongée pour débutants', ['burbuja-serena-buceo'], ['snorkel-at-tio-ximo']),
];
