import { describe, expect, it, test } from 'vitest';
import { motifs, type Motif } from '../poster.ts';
import { chooseMotif, rankMotifs, type Look } from './choose-motif.ts';
import type { Family } from './motif-words.ts';

/** A motif, the family it is asked for in, and what somebody calls such a thing in English and in Spanish. */
const rows: readonly (readonly [Motif, Family, string, string])[] = [
  ['sailboat', 'sea', 'Sailing trip at noon', 'Salida en velero'],
  ['jetski', 'sea', 'Two jet skis', 'Motos de agua sin licencia'],
  ['kayak', 'sea', 'Canoe for three', 'Piraguas hasta la cueva'],
  ['surf', 'sea', 'Surfing before work', 'Escuela de surf'],
  ['paddle-board', 'sea', 'SUP at dawn', 'Tablas de paddle'],
  ['yacht', 'sea', 'Motor boat to the island', 'Fiesta en barco'],
  ['catamaran', 'sea', 'Catamaran with slide', 'Catamaranes al atardecer'],
  ['swimmer', 'sport', 'Open water, two kilometres', 'Clases de natación'],
  ['snorkel', 'sea', 'Scuba for beginners', 'Bautizo de buceo'],
  ['parasail', 'sea', 'Parasailing in pairs', 'Parapente biplaza'],
  ['fishing', 'sea', 'Fishing trip with lunch', 'Excursión de pesca'],
  ['water-slide', 'outings', 'Water park day', 'Toboganes gigantes'],
  ['pool', 'night', 'Pool party', 'Fiesta en la piscina'],
  ['lifeguard', 'work', 'Lifeguards for July', 'Socorrista de piscina'],
  ['lifebuoy', 'trades', '', ''],
  ['compass', 'outings', '', ''],
  ['parasol', 'beach', 'Beach bar with swings', 'Chiringuito Manolo'],
  ['volleyball', 'sport', 'Beach volleyball cup', 'Torneo de vóley playa'],
  ['tents', 'food', '', ''],
  ['sunhat', 'trades', 'Hats and flip-flops', 'Bañadores y sombreros'],
  ['suitcase', 'trades', 'Left luggage', 'Consigna de maletas'],
  ['runner', 'sport', 'Half marathon', 'Carrera popular'],
  ['padel', 'sport', 'Tennis doubles', 'Torneo de pádel'],
  ['yoga', 'sport', 'Sunrise yoga', 'Pilates al amanecer'],
  ['hike', 'sport', 'Hiking at sunrise', 'Senderismo con vistas'],
  ['climber', 'sport', 'Climbing wall for beginners', 'Tarde de escalada'],
  ['place-setting', 'food', 'Tasting menu for two', 'Menú del día'],
  ['drums', 'music', 'Drum circle', 'Tarde de tambores'],
  ['sandcastle', 'beach', 'Sandcastle championship', 'Castillos de arena'],
  ['lantern', 'outings', 'Lantern walk', 'Farolillos al mar'],
  ['skateboard', 'sport', 'Skate jam', 'Clases de monopatín'],
  ['speedboat', 'sea', 'Speedboat to the island', 'Lancha rápida'],
  ['cargo-bike', 'wheels', 'Cargo bike for a day', 'Bici de carga'],
  ['road-bike', 'wheels', 'Carbon road bike', 'Bici de carretera'],
  ['mixing-desk', 'work', 'Sound engineer for two stages', 'Técnica de sonido'],
  ['barge', 'sea', 'Birthday barge', 'Barcaza de cumpleaños'],
  ['city-car', 'wheels', 'Electric two-seater', 'Coche eléctrico'],
  ['football', 'sport', 'Five-a-side cup', 'Liguilla de fútbol sala'],
  ['golf', 'sport', 'Mini golf night', 'Torneo de golf'],
  ['dumbbell', 'sport', 'Outdoor workout', 'Entrenamiento de fuerza'],
  ['sunbed', 'beach', 'Two loungers in row one', 'Tumbonas y camas balinesas'],
  ['ferris-wheel', 'outings', 'Theme park shuttle', 'Noria y atracciones'],
  ['hot-air-balloon', 'outings', 'Balloon ride over the bay', 'Paseo en globo'],
  ['market-stall', 'outings', 'Flea market', 'Mercadillo del domingo'],
  ['easel', 'outings', 'Watercolour morning', 'Taller de pintura'],
  ['camera', 'work', 'Photographers for weddings', 'Fotógrafa de eventos'],
  ['megaphone', 'work', 'Street promoter', 'Relaciones públicas de sala'],
  ['guide-flag', 'outings', 'Free tour of the old town', 'Visita guiada al casco'],
  ['bicycle', 'wheels', 'City bike', 'Bicis de montaña'],
  ['convertible', 'wheels', 'Red cabriolet', 'Descapotables de época'],
  ['tandem', 'wheels', 'Tandem by the hour', 'Tándem de alquiler'],
  ['moped', 'wheels', 'Vespa 125', 'Ciclomotor sencillo'],
  ['kick-scooter', 'wheels', 'Electric scooter', 'Patinetes eléctricos'],
  ['buggy', 'wheels', 'Quad bike tour', 'Todoterreno con conductor'],
  ['camper-van', 'wheels', 'Motorhome for four', 'Autocaravana familiar'],
  ['van', 'wheels', 'Nine-seat van', 'Furgoneta de nueve plazas'],
  ['coach', 'wheels', 'Airport transfer', 'Autocar de 50 plazas'],
  ['tram', 'outings', 'Tourist train', 'El tren turístico'],
  ['steering-wheel', 'work', 'Van driver', 'Conductora de reparto'],
  ['mirrorball', 'night', 'Disco fever', 'Purpurina para todo el mundo'],
  ['microphone', 'music', 'Choir concert', 'Música en directo'],
  ['arches', 'night', '', ''],
  ['record', 'music', 'Hits of the eighties', 'Feria del vinilo'],
  ['bonfire', 'outings', 'Beach bonfire', 'Noche de San Juan'],
  ['fireworks', 'outings', 'Firework display', 'Verbena de Nochevieja'],
  ['guitar', 'music', 'Acoustic set', 'Cantautoras del sur'],
  ['decks', 'music', 'Techno until six', 'Sesión de DJ'],
  ['saxophone', 'music', 'Swing orchestra', 'Saxo y piano'],
  ['flamenco', 'music', 'Flamenco at ten', 'Tablao del barrio'],
  ['karaoke', 'stage', 'Karaoke Mondays', 'Noche de karaoke'],
  ['comedy', 'stage', 'Stand-up in English', 'Monólogos de los jueves'],
  ['masks', 'stage', 'Drag brunch', 'Teatro en la calle'],
  ['quiz', 'stage', 'Pub quiz', 'Bingo musical'],
  ['dance-shoes', 'stage', 'Tango class', 'Bachata para empezar'],
  ['headphones', 'night', 'Silent disco', 'Fiesta silenciosa'],
  ['foam', 'night', 'Foam party', 'Fiesta de la espuma'],
  ['cinema', 'stage', 'Open-air cinema', 'Cine de verano'],
  ['velvet-rope', 'night', 'VIP gala', 'Lista de invitados'],
  ['paella', 'food', 'Paella by the sea', 'Arrocería Pepa'],
  ['ramen', 'food', 'Seoul, Korean kitchen', 'Restaurante chino'],
  ['coffee', 'food', 'The corner coffee shop', 'Cafetería Sol'],
  ['ice-cream', 'food', 'Ice cream parlour', 'Heladería Valenciana'],
  ['burger', 'food', 'Smash burgers', 'Hamburguesería Gol'],
  ['pizza', 'food', 'Pizza by the slice', 'Trattoria Da Marco'],
  ['tapas', 'food', 'Tapas corner', 'Pinchos del norte'],
  ['sushi', 'food', 'Sushi for two', 'Sashimi y maki'],
  ['tacos', 'food', 'Mexican street tacos', 'Taquería Lupita'],
  ['breakfast', 'food', 'Full English all day', 'Desayunos del puerto'],
  ['fish', 'food', 'Fish and chips', 'Marisquería La Lonja'],
  ['pastry', 'food', 'Village bakery', 'Churrería Antigua'],
  ['grill', 'food', 'Steakhouse Pampa', 'Asador de leña'],
  ['chef', 'work', 'Line cook', 'Ayudante de cocina'],
  ['cocktail', 'drinks', 'Cocktails on the roof', 'Coctelería Norte'],
  ['wine', 'drinks', 'Wine bar', 'Vinoteca El Tapón'],
  ['beer', 'drinks', 'Craft beer corner', 'Cervecería Alemana'],
  ['shaker', 'work', 'Bartender', 'Coctelera para verano'],
  ['tray', 'work', 'Waiter at a pizza place', 'Camarera de terraza'],
  ['balconies', 'homes', 'Flat with two balconies', 'Apartamento en el centro'],
  ['villa', 'homes', 'Farmhouse for ten', 'Chalé con jardín'],
  ['bell', 'homes', '', ''],
  ['bed', 'homes', 'Old town hostel', 'Hostal Marina'],
  ['high-rise', 'homes', 'Penthouse over the bay', 'Ático con terraza'],
  ['books', 'outings', 'Book club', 'Intercambio de idiomas'],
  ['tattoo', 'trades', 'Tattoo studio', 'Tatuajes y piercing'],
  ['sauna', 'trades', 'Thai massage', 'Masajes y spa'],
  ['scissors', 'trades', 'Barber shop', 'Peluquería Rizos'],
  ['washing', 'trades', 'Launderette', 'Lavandería 24 horas'],
  ['mop', 'work', 'Hotel housekeeper', 'Camarera de pisos'],
  ['key-rack', 'work', 'Night receptionist', 'Conserje de noche'],
  ['wrench', 'trades', 'Bike repair', 'Fontanero de guardia'],
  ['shop-till', 'work', 'Sales assistant', 'Dependienta de moda'],
  ['dog', 'outings', 'Dog walk on the dunes', 'Guardería canina'],
  ['horse', 'outings', 'Horse riding at dusk', 'Paseo a caballo'],
  ['kite', 'outings', 'Kite festival', 'Taller de cometas'],
  ['picnic', 'outings', 'Picnic under pines', 'Pícnic bajo los pinos'],
  ['hammock', 'homes', 'Two hammocks and a view', 'Hamacas colgantes'],
  ['viewpoint', 'outings', 'Stargazing', 'Telescopio en el mirador'],
  ['street-of-old-town', 'outings', 'The old quarter', 'El casco antiguo'],
  ['key', 'homes', 'Self check-in', 'Entrega de llaves'],
];

const look = (family: Family, motif: Motif = 'compass'): Look => ({ motif, families: [family] });
const nothing = { description: {} };

describe('each motif', () => {
  it('has a row', () => expect(rows.map(([motif]) => motif).toSorted()).toEqual(motifs.toSorted()));

  it.each(rows.filter(([, , title]) => title !== ''))('%s is what %s calls “%s” and “%s”', (motif, family, en, es) => {
    for (const title of [{ en }, { es }, en.toUpperCase(), es])
      expect(chooseMotif({ title, ...nothing }, look(family))).toBe(motif);
  });

  it.each(rows.filter(([, , title]) => title === ''))('%s stands for a category whose words say no more', (motif) => {
    expect(chooseMotif({ title: 'Los Martínez', ...nothing }, look('work', motif))).toBe(motif);
  });
});

test('a title goes before what is told of it', () => {
  const written = { title: { en: 'Ramen Kai' }, description: { en: 'Between a pizzeria and a sushi bar.' } };
  expect(chooseMotif(written, look('food'))).toBe('ramen');
  expect(chooseMotif({ ...written, title: 'Kai' }, look('food'))).toBe('pizza');
  expect(rankMotifs(written, look('food'))).toEqual(['ramen', 'pizza', 'sushi', 'compass']);
});

test('the longer phrase goes before the shorter', () => {
  expect(chooseMotif({ title: 'Scooter? An electric scooter!', ...nothing }, look('wheels'))).toBe('kick-scooter');
});

test('the likelier family goes before the longer phrase', () => {
  const title = { en: 'Pizza and kitchen porter' };
  expect(chooseMotif({ title, ...nothing }, { motif: 'tray', families: ['food', 'work'] })).toBe('pizza');
  expect(chooseMotif({ title, ...nothing }, { motif: 'tray', families: ['work', 'food'] })).toBe('chef');
});

test('a word of another family says nothing', () => {
  expect(chooseMotif({ title: 'Pizza', ...nothing }, look('homes', 'bell'))).toBe('bell');
});

test('what a description says of many things counts in a title alone', () => {
  const bed = { title: 'Two rooms', description: '' };
  expect(chooseMotif(bed, look('homes'))).toBe('bed');
  expect(chooseMotif({ title: bed.description, description: bed.title }, look('homes'))).toBe('compass');
});

test('a word within another is none', () => {
  expect(chooseMotif({ title: 'Parades and trumpets', ...nothing }, look('sport'))).toBe('compass');
});

test('texts without a word it knows leave the category’s', () => {
  for (const title of ['', '🎉', 'κρασί', '\u0000', 'x'.repeat(10_000)])
    expect(chooseMotif({ title, description: title }, look('drinks', 'cocktail'))).toBe('cocktail');
});
