/** A file of nights as a spreadsheet in Spain saves it, with all the dirt of one: for tests and the bench. */
import { addDays } from '#kit/shared/dates.ts';
import type { LineFault } from '../rules.ts';

/** Semicolons, the letters of Windows, CRLF; the heads in an order and spelling of their own. */
const heads =
  'Title_es;title_en;description_es;PRICE;location;address;date;time;doors;category;duration_es;organizer;vip';
type Column = 'en' | 'about' | 'price' | 'date' | 'time' | 'doors' | 'category' | 'vip';
type Said = Partial<Record<Column | 'es' | 'address', string>>;
/** What is wrong with a line: the column as the file heads it, null where it is the line's as a whole. */
export type ToldFault = readonly [column: string | null, fault: LineFault];

/** What good lines look like: quoted breaks and signs, spaces, decimal commas, what would begin a formula. */
const good: readonly Said[] = [
  {},
  { about: '"Dos plantas; un patio.\r\nHasta las seis."', price: '12,5' },
  { es: '  Noche de "cañas"  ', price: '€ 12,50' },
  { es: '=SUM(A1:A9) la noche', en: '"The ""sum"" of the night; part one"' },
  { price: '0', vip: 'SÍ', category: 'Beach' },
  { price: '1.234,50 €' },
  { price: '1.234' },
  { about: '“Música” — y jamón', doors: '22:00', vip: 'x' },
  { es: "'+34 noches", about: '@todos, a las once' },
];

/** What bad lines look like, and what is to be said of each. */
const bad = (today: string): readonly (readonly [Said, ...ToldFault[]])[] => [
  [{ price: 'doce' }, ['price', 'price']],
  [{ price: '-1' }, ['price', 'price']],
  [{ price: '12.3456' }, ['price', 'price']],
  [{ date: '22/08/2026' }, ['date', 'date']],
  [{ date: '2026-02-30' }, ['date', 'date']],
  [{ date: addDays(today, -7) }, ['date', 'rule']],
  [{ time: '25:00' }, ['time', 'time']],
  // The clock skips this half hour when it goes forward.
  [{ date: '2027-03-28', time: '02:30' }, ['time', 'rule']],
  [{ doors: '23:30' }, ['doors', 'rule']],
  [{ category: 'fiesta loca' }, ['category', 'choice']],
  [{ vip: 'quizás' }, ['vip', 'flag']],
  // One of both languages is asked for.
  [{ es: '' }, ['title_en', 'missing']],
  [{ es: 'x'.repeat(121) }, ['title_es', 'long']],
  [{ about: '', price: '', date: 'mañana' }, ['description_es', 'missing'], ['price', 'missing'], ['date', 'date']],
];

/** The letters of Windows that are not those of Latin-1. */
const windows: Readonly<Record<string, number>> = { '€': 0x80, '“': 0x93, '”': 0x94, '—': 0x97 };

/** This many lines, of which every other is bad: in a way of `bad`, or as the twin of the good one before it. */
export function aDirtyFile(count: number, today: string) {
  const ways = bad(today);
  /** By the line as an editor counts. */
  const told = new Map<number, readonly ToldFault[]>();
  const rows = [heads];
  let line = 2;
  for (let i = 0; i < count; i += 1) {
    const way = ways[((i - 1) / 2) % (ways.length + 1)];
    const isTwin = i % 2 === 1 && way === undefined;
    const row = isTwin ? (rows.at(-1) ?? '') : rowOf(i, way?.[0] ?? good[(i / 2) % good.length] ?? {}, today);
    if (isTwin) told.set(line, [[null, 'twice']]);
    else if (way) told.set(line, way.slice(1) as ToldFault[]);
    rows.push(row);
    line += row.split('\r\n').length;
  }
  const text = `${rows.join('\r\n')}\r\n;;;;\r\n`;
  return { bytes: Uint8Array.from(text, (letter) => windows[letter] ?? letter.charCodeAt(0)), bad: told };
}

function rowOf(i: number, said: Said, today: string): string {
  const { es = `Noche ${i}`, en = '', about = 'Música en el patio', price = '15', vip = '' } = said;
  const { address = `Calle León ${i}`, time = '23:00', doors = '', category = '' } = said;
  const { date = addDays(today, 1 + (i % 300)) } = said;
  const cells = [
    es,
    en,
    about,
    price,
    'Terraza',
    address,
    said.date ?? date,
    time,
    doors,
    category,
    '5 horas',
    'Café Sól',
  ];
  return [...cells, vip].join(';');
}
