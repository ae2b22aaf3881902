/** What went wrong, as people tell it: with an auxiliary, of a thing of theirs. Who helps is looked for (concepts/problems.ts). */
import type { Aside } from './aside.ts';
import { whole } from './aside.ts';

/** Things of which somebody mends or sells another, and the trouble they are known by. */
const broken = [
  ['bikes?|bicycles?', 'broken bike', 'bici(?:cleta)?s?', 'bici rota'],
  ['scooters?', 'scooter broken', 'patinetes?', 'patinete roto'],
  ['surfboards?|boards?', 'broken surfboard', 'tablas?(?: de surf)?', 'tabla rota'],
  ['flip ?flops?|sandals?', 'broken flip flop', 'chanclas?|sandalias?', 'chancla rota'],
  ['tyres?|tires?|wheels?', 'flat tyre', 'ruedas?|neumatico', 'rueda pinchada'],
  ['cars?', 'car broke down', 'coche', 'coche averiado'],
] as const;

const mine = '(?:my|our|the|his|her)';
const isBroken =
  '(?:(?:just|has|have|is|s|got|suddenly|totally) )*(?:broke(?: down)?|broken|snapped|cracked|smashed|punctured|bust(?:ed)?|(?:won t|wont|will not) (?:start|move|turn on)|(?:doesn t|does not|isn t|is not) work(?:ing)?|stopped working)';
const roto = '(?:roto|estropeado|averiado|pinchado|partido|cascado|petado)';
const seHa = `(?:(?:se )?(?:me |nos |le )?(?:he|hemos|ha|han) ${roto}|se (?:me |nos |le )?(?:rompio|estropeo|averio|pincho|partio))`;
const mia = '(?:el|la|los|las|mi|mis|nuestr[oa]s?|una?)';

export const ofTroubles: readonly Aside[] = [
  ...broken.flatMap(([thing, trouble, cosa, problema]): Aside[] => [
    whole(
      `${mine} (?:${thing}) ${isBroken}|(?:(?:i|we)(?: ve| have)? )?(?:just )?(?:broke|broken|snapped|cracked|smashed) ${mine} (?:${thing})`,
      trouble,
    ),
    whole(
      `${seHa} ${mia} (?:${cosa})|${mia} (?:${cosa}) ${seHa}|(?:tengo |tenemos )?${mia} (?:${cosa}) (?:(?:esta|estan) )?(?:rot[oa]s?|estropead[oa]s?|averiad[oa]s?|pinchad[oa]s?)`,
      problema,
    ),
  ]),
  // A phone that is empty
  whole(
    '(?:(?:me|nos) )?(?:he|hemos|ha) quedado sin bateria|(?:estoy|estamos|ando|voy) sin bateria|(?:se )?me ha (?:muerto|apagado) el (?:movil|telefono)',
    'sin bateria',
  ),
  whole(
    `${mine} (?:phone|mobile|battery)(?: has| is| s| just)* (?:died|dead|dying|empty|flat|out of battery|run out(?: of battery)?|ran out(?: of battery)?|no battery)`,
    'phone died',
  ),
  // Bags, and a flight that is hours away
  whole(
    '(?:que|donde) (?:hago|hacemos|hacer|dejo|dejamos|dejar|meto) (?:con )?(?:el|la|las|los|mi|mis|nuestras?|nuestro) (?:maletas?|equipaje|mochilas?|bolsas?)',
    'dejar las maletas',
  ),
  whole(
    'what (?:(?:do|can|should) (?:i|we|you) do|to do) with (?:my|our|the) (?:bags?|luggage|suitcases?|backpacks?|stuff)',
    'leave luggage',
  ),
  whole('(?:(?:mi|nuestro|el|un) )?(?:vuelo|avion) (?:por|a|en) la (?:tarde|noche)', 'vuelo tarde'),
  whole('(?:(?:my|our|the|a) )?flight (?:is )?in the (?:afternoon|evening)', 'late flight'),
];
