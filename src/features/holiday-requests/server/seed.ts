/** Holiday requests of the demo: invented clients, one in each state at least. */
import type { Db } from '#kit/server/db.ts';
import { hashSecret, idOf, newSecret } from '#kit/server/ids.ts';
import { startNote } from '../rules.ts';
import { holidayRequests } from './table.ts';

type Row = typeof holidayRequests.$inferInsert;
type Wish = Omit<Row, 'id' | 'clientEmail' | 'submittedAt' | 'quotedAt' | 'quoteAnsweredAt' | 'quoteTokenHash'> & {
  readonly hoursAgo: number;
};

const itinerary = `Day 1: arrival, keys at 16:00, rice by the harbour.
Day 2: the cove in the morning, the old town in the evening.
Day 3: the island by boat, back for a concert.
Day 4: a late breakfast, and the bus to the airport at 14:20.`;

const wishes: readonly Wish[] = [
  {
    clientName: 'Harriet Colburn',
    language: 'en',
    status: 'pending',
    hoursAgo: 3,
    vacationDescription:
      'Four friends, one of us turns thirty on the Saturday. Beach by day, one proper night out, no lanyards.',
    budget: '2400',
    durationDays: 4,
    numberOfPeople: 4,
    accommodationType: 'apartment',
    specialRequests: 'One of us does not eat gluten.',
  },
  {
    clientName: 'Andrés Valcárcel',
    language: 'es',
    status: 'pending',
    hoursAgo: 9,
    vacationDescription:
      'Somos dos y trabajamos por la mañana. Queremos wifi que aguante, mar cerca y cenar bien sin reservar con un mes.',
    budget: '1500 €',
    durationDays: 10,
    numberOfPeople: 2,
    accommodationType: 'apartment',
  },
  {
    clientName: 'Merete Holmqvist',
    language: 'en',
    status: 'pending',
    hoursAgo: 21,
    vacationDescription: 'A week of climbing and swimming for six people from one office. Some of them like quiet.',
    durationDays: 7,
    numberOfPeople: 6,
    accommodationType: 'villa',
  },
  {
    clientName: 'Lidia Forcadell',
    language: 'es',
    status: 'planning',
    hoursAgo: 46,
    vacationDescription: 'Despedida de soltera tranquila: barco, paella y una noche de baile. Nada de bandas.',
    budget: '3200',
    durationDays: 3,
    numberOfPeople: 9,
    accommodationType: 'villa',
    adminNotes: startNote,
  },
  {
    clientName: 'Patrick Oduya',
    language: 'en',
    status: 'planning',
    hoursAgo: 70,
    vacationDescription:
      'My parents’ fortieth anniversary, with us four children. A table for six every evening, please.',
    budget: '4000',
    durationDays: 5,
    numberOfPeople: 6,
    accommodationType: 'hotel',
    specialRequests: 'A lift, and no stairs to the beach.',
    adminNotes: startNote,
  },
  {
    clientName: 'Celia Navarrete',
    language: 'es',
    status: 'quoted',
    hoursAgo: 100,
    vacationDescription: 'Un fin de semana largo con mi hermana. Spa, mar y una película al aire libre.',
    budget: '900',
    durationDays: 4,
    numberOfPeople: 2,
    accommodationType: 'hotel',
    estimatedCostCents: 86_000,
    plannedItinerary: itinerary,
  },
  {
    clientName: 'Fergus Abernethy',
    language: 'en',
    status: 'quoted',
    hoursAgo: 150,
    vacationDescription: 'Five of us, a festival weekend, and a flat where the walls are thick.',
    budget: '2000',
    durationDays: 4,
    numberOfPeople: 5,
    accommodationType: 'apartment',
    estimatedCostCents: 214_000,
    plannedItinerary: itinerary,
    quoteAnswer: 'changes',
    clientMessage: 'Could we arrive on the Thursday instead, and leave out the boat?',
  },
  {
    clientName: 'Raquel Ibarrola',
    language: 'es',
    status: 'confirmed',
    hoursAgo: 260,
    vacationDescription: 'Semana de septiembre con dos niñas de doce años. Kayak, bicis y helados.',
    budget: '2600',
    durationDays: 7,
    numberOfPeople: 4,
    accommodationType: 'apartment',
    estimatedCostCents: 247_500,
    plannedItinerary: itinerary,
    quoteAnswer: 'accepted',
  },
  {
    clientName: 'Sanne Verbruggen',
    language: 'en',
    status: 'confirmed',
    hoursAgo: 340,
    vacationDescription: 'Two couples, road bikes, and somewhere safe to keep them at night.',
    durationDays: 6,
    numberOfPeople: 4,
    accommodationType: 'any',
    estimatedCostCents: 318_000,
    plannedItinerary: itinerary,
    quoteAnswer: 'accepted',
  },
  {
    clientName: 'Joan Miralles',
    language: 'es',
    status: 'completed',
    hoursAgo: 900,
    vacationDescription: 'Aniversario de boda: tres noches con vistas y una cena que recordar.',
    budget: '1200',
    durationDays: 4,
    numberOfPeople: 2,
    accommodationType: 'hotel',
    estimatedCostCents: 118_000,
    plannedItinerary: itinerary,
    quoteAnswer: 'accepted',
  },
  {
    clientName: 'Rosalind Achterberg',
    language: 'en',
    status: 'completed',
    hoursAgo: 1300,
    vacationDescription: 'A reunion of eight who studied together. A long table is all we need.',
    durationDays: 5,
    numberOfPeople: 8,
    accommodationType: 'villa',
    estimatedCostCents: 402_000,
    plannedItinerary: itinerary,
    quoteAnswer: 'accepted',
  },
];

const hourMs = 3_600_000;

/** Writes requests that came over the last weeks; links to quotes open with keys that nobody has. */
export async function seedHolidayRequests(db: Db, at: Date): Promise<void> {
  const rows = wishes.map(({ hoursAgo, ...wish }, n): Row => {
    const submittedAt = new Date(at.getTime() - hoursAgo * hourMs);
    const quote = { quotedAt: new Date(submittedAt.getTime() + 20 * hourMs), quoteTokenHash: hashSecret(newSecret()) };
    const answer = wish.quoteAnswer ? { quoteAnsweredAt: new Date(submittedAt.getTime() + 44 * hourMs) } : {};
    return {
      ...wish,
      id: idOf(`demo holiday ${n}`),
      clientEmail: `holiday${n + 1}@example.com`,
      clientPhone: `+34600557${String(100 + n)}`,
      submittedAt,
      ...(wish.estimatedCostCents ? quote : {}),
      ...answer,
    };
  });
  await db.insert(holidayRequests).values(rows);
}
