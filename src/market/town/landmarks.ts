/**
 * Where things are in the town, as people say it: quarters and beaches as boxes, single places as circles. The one table
 * of them; what a listing lies in is asked of its position (another town edits this file, as `town.ts`).
 */

/** From south-west to north-east, in degrees. */
type Box = { readonly south: number; readonly west: number; readonly north: number; readonly east: number };
/** A middle in degrees and kilometres around it. */
type Spot = { readonly lat: number; readonly lng: number; readonly radius: number };

export type Landmark = {
  /** As it is said to visitors, in each written language. */
  readonly name: { readonly en: string; readonly es: string };
  /** Where something is that is there, as searches are suggested: "near the harbour". */
  readonly near: { readonly en: string; readonly es: string };
  /** Its other names: small letters without accents, as they are compared. */
  readonly also: readonly string[];
  /** How addresses write it. */
  readonly written: readonly string[];
  readonly area: Box | Spot;
  /** People stay the night there: where the way home is told to. */
  readonly hasBeds?: true;
};

export const landmarks: readonly Landmark[] = [
  {
    name: { en: 'Old Town', es: 'Casco Antiguo' },
    near: { en: 'in the Old Town', es: 'en el Casco Antiguo' },
    also: [
      'casco historico',
      'casco viejo',
      'centro historico',
      'historic centre',
      'altstadt',
      'oude stad',
      'oude centrum',
      'vieille ville',
      'centre historique',
    ],
    written: ['casco antiguo'],
    area: { south: 38.533, west: -0.1335, north: 38.5376, east: -0.1296 },
    hasBeds: true,
  },
  {
    name: { en: 'Plaza Mayor', es: 'Plaza Mayor' },
    near: { en: 'near the Plaza Mayor', es: 'cerca de la Plaza Mayor' },
    also: [],
    written: ['plaza mayor'],
    area: { lat: 38.5354, lng: -0.1323, radius: 0.25 },
  },
  {
    name: { en: 'Harbour', es: 'Puerto' },
    near: { en: 'near the harbour', es: 'cerca del puerto' },
    also: ['harbor', 'port', 'marina', 'yacht club', 'club nautico', 'hafen', 'haven', 'quay', 'muelle'],
    written: ['club nautico'],
    area: { lat: 38.5348, lng: -0.1342, radius: 0.3 },
  },
  {
    name: { en: 'Levante', es: 'Levante' },
    near: { en: 'in Levante', es: 'en Levante' },
    also: [],
    written: ['levante'],
    area: { south: 38.5348, west: -0.129, north: 38.5412, east: -0.1145 },
    hasBeds: true,
  },
  // The sand and the promenade beside it: who says so means no street of the quarter.
  {
    name: { en: 'Levante Beach', es: 'Playa de Levante' },
    near: { en: 'on Levante beach', es: 'en la playa de Levante' },
    also: [
      'playa levante',
      'plage de levante',
      'plage du levante',
      'levantestrand',
      'levante strand',
      'strand von levante',
    ],
    written: ['playa de levante'],
    area: { south: 38.5348, west: -0.129, north: 38.5378, east: -0.1145 },
  },
  {
    name: { en: 'Poniente', es: 'Poniente' },
    near: { en: 'in Poniente', es: 'en Poniente' },
    also: [],
    written: ['poniente'],
    area: { south: 38.5305, west: -0.1525, north: 38.5395, east: -0.1375 },
    hasBeds: true,
  },
  {
    name: { en: 'Poniente Beach', es: 'Playa de Poniente' },
    near: { en: 'on Poniente beach', es: 'en la playa de Poniente' },
    also: [
      'playa poniente',
      'plage de poniente',
      'plage du poniente',
      'ponientestrand',
      'poniente strand',
      'strand von poniente',
    ],
    written: ['playa de poniente'],
    area: { south: 38.5305, west: -0.1525, north: 38.5373, east: -0.1375 },
  },
  {
    name: { en: 'Rincón de Loix', es: 'Rincón de Loix' },
    near: { en: 'in Rincón de Loix', es: 'en Rincón de Loix' },
    also: ['rincon', 'loix', 'el rincon'],
    written: ['rincon de loix'],
    area: { south: 38.533, west: -0.1145, north: 38.5415, east: -0.1045 },
    hasBeds: true,
  },
  {
    name: { en: 'La Cala', es: 'La Cala' },
    near: { en: 'in La Cala', es: 'en La Cala' },
    also: ['cala de finestrat', 'la cala de finestrat', 'cala finestrat', 'finestrat'],
    written: ['cala de finestrat'],
    area: { lat: 38.5275, lng: -0.162, radius: 0.9 },
    hasBeds: true,
  },
  {
    name: { en: 'Mal Pas', es: 'Mal Pas' },
    near: { en: 'at Mal Pas', es: 'en Mal Pas' },
    also: ['playa del mal pas', 'malpas'],
    written: ['mal pas'],
    area: { lat: 38.5342, lng: -0.1328, radius: 0.15 },
  },
  {
    name: { en: 'Castle Point', es: 'El Castillo' },
    near: { en: 'at the castle', es: 'en el castillo' },
    also: ['castle', 'castillo', 'balcon del mediterraneo', 'mediterranean balcony', 'plaza del castillo'],
    written: ['plaza del castillo'],
    area: { lat: 38.5338, lng: -0.1321, radius: 0.2 },
  },
  {
    name: { en: 'Bullring', es: 'Plaza de Toros' },
    near: { en: 'near the bullring', es: 'cerca de la plaza de toros' },
    also: ['bull ring', 'la plaza de toros', 'stierkampfarena', 'arenes'],
    written: ['plaza de toros'],
    area: { lat: 38.5432, lng: -0.1337, radius: 0.5 },
  },
  {
    name: { en: "L'Aigüera Park", es: "Parque de l'Aigüera" },
    near: { en: "near L'Aigüera Park", es: "cerca del parque de l'Aigüera" },
    also: ['aiguera', 'parque de la aiguera', 'aiguera park'],
    written: ['parque de l aiguera'],
    area: { lat: 38.5405, lng: -0.1334, radius: 0.4 },
  },
  {
    name: { en: 'Bus Station', es: 'Estación de autobuses' },
    near: { en: 'near the bus station', es: 'cerca de la estación de autobuses' },
    also: ['bus terminal', 'estacion de bus', 'busbahnhof', 'busstation', 'gare routiere'],
    written: ['estacion de autobuses'],
    area: { lat: 38.5467, lng: -0.1397, radius: 0.6 },
  },
  {
    name: { en: 'Foietes', es: 'Foietes' },
    near: { en: 'near Foietes', es: 'cerca de Foietes' },
    also: ['les foietes', 'foietes stadium', 'estadio foietes'],
    written: ['foietes'],
    area: { lat: 38.545, lng: -0.1375, radius: 0.4 },
  },
  {
    name: { en: 'Sierra Helada', es: 'Sierra Helada' },
    near: { en: 'in the Sierra Helada', es: 'en la Sierra Helada' },
    also: ['serra gelada'],
    written: ['sierra helada'],
    area: { south: 38.535, west: -0.106, north: 38.57, east: -0.07 },
  },
  {
    name: { en: 'Terra Mítica', es: 'Terra Mítica' },
    near: { en: 'near Terra Mítica', es: 'cerca de Terra Mítica' },
    also: ['theme park', 'parque tematico', 'freizeitpark', 'pretpark'],
    written: ['terra mitica'],
    area: { lat: 38.5549, lng: -0.1533, radius: 1.2 },
  },
  {
    name: { en: 'Calle Gerona', es: 'Calle Gerona' },
    near: { en: 'on Calle Gerona', es: 'en la calle Gerona' },
    also: ['british quarter', 'zona inglesa', 'english area', 'the strip'],
    written: ['calle gerona'],
    area: { lat: 38.5385, lng: -0.1195, radius: 0.25 },
  },
];
