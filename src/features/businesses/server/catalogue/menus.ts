/** The cards of the demo catalogue: what its restaurants and bars serve, and what its tours offer. */
import { card, type Card } from './card.ts';

/** By the slug of its place. */
export const cards: Readonly<Record<string, Card>> = {
  'el-socarrat-tranquilo': card([
    ['Over vine wood, for two and more:', 'A leña de sarmiento, desde dos personas:'],
    ['Rice of the gentleman, all peeled', 'Arroz del senyoret, todo pelado', 17.5],
    ['Rice with duck and mushrooms', 'Arroz con pato y setas', 18],
    ['Vegetable rice from the orchard', 'Arroz de verduras de la huerta', 15.5],
    ['While you wait:', 'Mientras esperas:'],
    ['Tomato with salted fish', 'Tomate con salazones', 9],
    ['Bread with allioli', 'Pan con alioli', 3.5],
  ]),
  'la-gata-del-puerto': card([
    ['From the boats, by weight and day:', 'De la barca, según peso y día:'],
    ['Grilled sardines', 'Sardinas a la plancha', 11],
    ['Grilled cuttlefish with lemon', 'Sepia a la plancha con limón', 19],
    ['Fish of the day: ask the blackboard', 'Pescado del día: pregunta a la pizarra'],
  ]),
  'bocata-de-guardia': card([
    ['Hot, all night:', 'Calientes, toda la noche:'],
    ['Pork loin, cheese and green peppers', 'Lomo, queso y pimientos verdes', 6.5],
    ['Squid with lemon mayonnaise', 'Calamares con mayonesa de limón', 7],
    ['Potato omelette', 'Tortilla de patata', 5],
  ]),
  'huerta-en-llamas': card([
    ['Out of the fire:', 'Del fuego:'],
    ['Aubergine with honey and almonds', 'Berenjena con miel y almendra', 11],
    ['Charred leeks with romesco', 'Puerros a la brasa con romesco', 10.5],
    ['Cauliflower, whole, for two', 'Coliflor entera, para dos', 16],
    ['If you must: lamb shoulder', 'Si insistes: paletilla de cordero', 22],
  ]),
  'nonna-benissera': card([
    ['Two days of dough:', 'Dos días de masa:'],
    ['Margherita', 'Margarita', 9.5],
    ['Sobrasada and honey', 'Sobrasada y miel', 13],
    ['Marinara', 'Marinara', 8.5],
    ['After:', 'Después:'],
    ['Tiramisu', 'Tiramisú', 5.5],
  ]),
  'palillo-largo': card(
    [
      ['From the cold counter, one stick each:', 'De la barra fría, un palillo por tapa:'],
      ['Any tapa', 'Cualquier tapa', 2],
      ['Anchovy and pickled pepper', 'Gilda', 2.5],
      ['Caña', 'Caña', 1.8],
    ],
    ['Ten sticks and a drink for 18 €', 'Diez palillos y bebida por 18 €'],
    45,
  ),
  'kimchi-y-mojama': card([
    ['A small menu:', 'Carta corta:'],
    ['Dried tuna bibimbap', 'Bibimbap de mojama', 14.5],
    ['Kimchi with salted almonds', 'Kimchi con almendra salada', 6],
    ['Fried chicken with sweet paprika', 'Pollo frito con pimentón dulce', 11],
  ]),
  'brunch-sin-despertador': card([
    ['Until five:', 'Hasta las cinco:'],
    ['Eggs your way, good bread', 'Huevos a tu manera y pan bueno', 7.5],
    ['Tomato, oil, toast', 'Tostada con tomate y aceite', 3],
    ['Coffee, oat milk at the same price', 'Café, con avena al mismo precio', 1.9],
  ]),
  'mantel-de-papel': card(
    [
      ['Weekdays:', 'Entre semana:'],
      ['Three courses, bread, drink and coffee', 'Tres platos, pan, bebida y café', 14],
    ],
    ['All of it for 14 €, on weekdays', 'Todo por 14 €, entre semana'],
  ),
  'doce-sillas': card([
    ['One sitting, at nine:', 'Un turno, a las nueve:'],
    ['Eleven courses', 'Once pases', 95],
    ['With wine for each', 'Con vino para cada uno', 140],
  ]),
  'la-persiana-a-medias': card([
    ['On tap:', 'De grifo:'],
    ['Vermouth with an olive', 'Vermut con aceituna', 2.8],
    ['Caña', 'Caña', 1.7],
    ['With it:', 'Para acompañar:'],
    ['Tinned mussels', 'Mejillones en lata', 5],
  ]),
  'limon-de-madrugada': card([
    ['Sour, all at one price:', 'Ácidos, todos al mismo precio:'],
    ['Pisco sour', 'Pisco sour', 9],
    ['Lemon verbena, no alcohol', 'Limón y hierbaluisa, sin alcohol', 9],
    ['Salted grapefruit, no alcohol', 'Pomelo con sal, sin alcohol', 9],
  ]),
  'the-dry-dock': card([
    ['Beer without alcohol:', 'Cerveza sin alcohol:'],
    ['Any of the forty-one, half pint', 'Cualquiera de las cuarenta y una, media pinta', 3.2],
    ['With the quiz:', 'Con el quiz:'],
    ['Chips with vinegar', 'Patatas con vinagre', 4],
  ]),
  'azotea-poniente-nueve': card([
    ['For the last hour of sun:', 'Para la última hora de sol:'],
    ['Spritz of bitter orange', 'Spritz de naranja amarga', 11],
    ['Tiger-nut punch, no alcohol', 'Ponche de chufa, sin alcohol', 8.5],
    ['Almonds from the oven', 'Almendras del horno', 4.5],
  ]),
  'karaoke-buenas-intenciones': card([
    ['For the voice:', 'Para la voz:'],
    ['Ginger and honey', 'Jengibre y miel', 3.5],
    ['Long drink', 'Combinado', 6.5],
    ['The songs are free', 'Las canciones son gratis'],
  ]),
  'surco-b': card([
    ['Simple drinks:', 'Cosas sencillas:'],
    ['Vermouth', 'Vermut', 3.5],
    ['Gin and tonic', 'Gin-tonic', 8],
    ['Tonic without the gin', 'Tónica sola', 3],
  ]),
  'chiringuito-la-ultima-ola': card([
    ['Until sunset:', 'Hasta que se va el sol:'],
    ['Grilled sardines, six', 'Sardinas a la plancha, seis', 9.5],
    ['Clams with garlic', 'Clóchinas al ajillo', 10],
    ['Tinto de verano', 'Tinto de verano', 3.8],
  ]),
  'brujula-floja': card([
    ['On foot, ten people at most:', 'A pie, diez personas como mucho:'],
    ['The cross at sunset, two hours', 'La Cruz al atardecer, dos horas', 18],
    ['Along the cliffs, half a day', 'Por los acantilados, media jornada', 32],
  ]),
  'isla-y-vuelta': card([
    ['The island:', 'La Isla:'],
    ['There and back, whenever you like', 'Ida y vuelta cuando quieras', 16],
  ]),
  'neon-walks-benidorm': card([
    ['After dark:', 'De noche:'],
    ['Two hours among the towers', 'Dos horas entre las torres', 20],
  ]),
  'burbuja-serena-buceo': card([
    ['In warm suits:', 'Con traje que abriga:'],
    ['First dive, in the morning', 'Bautismo, por la mañana', 65],
    ['The island wall, in the afternoon', 'La pared de la Isla, por la tarde', 48],
  ]),
  'dos-ruedas-al-faro': card([
    ['Mornings, with a guide:', 'Por la mañana, con guía:'],
    ['E-bike to the lighthouse, coffee at the top', 'Bici eléctrica al faro y café arriba', 38],
  ]),
  'cucharon-de-mercado': card([
    ['With a cook:', 'Con cocinera:'],
    ['Market, four dishes, and lunch', 'Mercado, cuatro platos y comida', 69],
  ]),
};
