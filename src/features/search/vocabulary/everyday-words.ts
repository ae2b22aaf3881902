/**
 * Words of every day that are spelled, and that nothing here is looked for by: an earring ("pendiente") is not a mistyped
 * Poniente, and leather ("cuero") no work. What is a letter away from the name of a kind is left out: "coat" is mostly a boat.
 * Without accents. Data.
 */
const everydayWords: readonly string[] = [
  'actress, alarm, answer, architect, aunt, balloons, border, bottomless, bridge, brother, brown, butcher, cancellation, century, clever, cloud, clown',
  'college, cotton, cousin, credit, cricket, customs, debit, desert, doll, drawing, earring, elephant, embassy, enemy, engine, envelope, expats, factory',
  'farmer, fencing, field, fins, fireman, fisherman, fishmonger, flatmate, flute, forecast, forest, freezer, glasses, gold, helmet, hill, hockey',
  'hunting, invoice, journey, judge, judo, karate, kettle, keyboard, knife, lake, lamp, lashes, leather, letter, library, lightning, lion, lock, lorry',
  'mirror, monkey, necklace, neighbour, nude, owner, payment, pencil, pilot, pink, plastic, poem, poet, polite, price, priest, printer, problem, puppet',
  'purple, purse, puzzle, rated, receipt, rich, river, rude, sculpture, sell, shadow, shark, shell, sick, sign, silk, silver, sister, smoke, snake, sock',
  'socket, socks, soldier, solution, spoken, spoon, square, steel, stranger, stupid, tablet, tall, temperature, temple, thin, thunder, tiger, toaster',
  'trousers, uncle, wool, write, writer, yellow',
  'abrigo, aduana, agenda, alarma, aletas, algodon, altavoz, amarillo, anillo, antiguo, antimosquitos, arabes, arquitecto, asiento, avenida, avion',
  'azafata, azul, banos, biblioteca, blando, bombero, bosque, cabra, calcetin, calcetines, camion, cancelacion, carniceria, casco, cerradura, cielo',
  'cinturon, codigo, colina, collar, colores, concha, congelador, credito, cuadrado, cuchillo, cuento, cura, curriculum, dados, debil, delgado, desierto',
  'dibujar, dibujo, dueno, educado, elefante, embajada, enchufe, enchufes, enfermo, escondido, escribir, escritor, escultura, esgrima, espejo, estacion',
  'estanco, extrano, fabrica, factura, falda, fianza, flauta, frontera, fuego, funda, gallina, globos, grado, granja, grueso, guardia, hierro, hockey',
  'horarios, impresora, impuesto, ingeniero, invitado, judo, juez, karate, lago, lampara, lana, lapiz, leon, letrero, limusina, listo, llave, lleno',
  'madera, mapa, maquilladora, maritimo, marron, morado, mujeres, muneca, nudista, oveja, pajaros, pantalones, paracaidas, paraguas, pared, payaso',
  'pendiente, pendientes, pescador, piedra, piloto, plastico, pobre, poema, precio, pregunta, prestamo, primo, problema, puenting, puerta, raton, rayo',
  'recibo, reina, reloj, respuesta, roca, rosa, seda, serpiente, siglo, soldado, solucion, sucio, tableta, taza, teclado, tejado, tela, temperatura',
  'templo, tenedor, tiburon, tigre, torre, tostadora, trueno, vaca, vacio, vago, valiente, vaper, vecino, ventana, verde, vestir, volar',
];

export const everyday: ReadonlySet<string> = new Set(everydayWords.flatMap((line) => line.split(', ')));
