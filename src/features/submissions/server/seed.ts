/** Proposals of the demo: invented, some waiting, some decided. */
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { submissions } from './table.ts';

type Row = typeof submissions.$inferInsert;
type Proposal = Omit<Row, 'id' | 'contactEmail' | 'submittedAt' | 'decidedAt' | 'listingId'> & {
  readonly hoursAgo: number;
  /** The catalogue's slug of what it became. */
  readonly became?: `${'event' | 'rental' | 'business' | 'job'}:${string}`;
};

const proposals: readonly Proposal[] = [
  {
    type: 'event',
    title: 'Vermouth and vinyl on Sundays',
    description:
      'Two turntables, one barrel, and neighbours who bring their own records. From noon until the ice is gone.',
    category: 'party',
    location: 'Casco Antiguo',
    address: 'Carrer dels Gats, 9',
    priceCents: 0,
    language: 'en',
    hoursAgo: 2,
  },
  {
    type: 'rental',
    title: 'Ático con hamaca en la Cala',
    description: 'Dos habitaciones, una hamaca y el autobús de la playa en la puerta. Se entrega con sábanas y aceite.',
    category: 'apartment',
    location: 'La Cala',
    address: 'Calle Ibiza, 4',
    priceCents: 11_800,
    language: 'es',
    hoursAgo: 6,
  },
  {
    type: 'business',
    title: 'Horchatería La Chufa Lenta',
    description: 'Horchata del día y fartons calientes. Sin prisas y con sombra.',
    category: 'bar',
    location: 'Levante',
    address: 'Calle Gerona, 22',
    language: 'es',
    hoursAgo: 12,
  },
  {
    type: 'job',
    title: 'Weekend sailing instructor',
    description: 'Dinghies, beginners, patience. Mornings only, from Easter to October.',
    category: 'tourism',
    location: 'Poniente',
    address: 'Avenida de la Armada Española, 2',
    language: 'en',
    hoursAgo: 17,
  },
  {
    type: 'event',
    title: 'Torneo de dominó de la tercera línea',
    description: 'Parejas, sorteo a las cinco y premio en especie. El bar pone el café.',
    category: 'festival',
    location: 'Rincón de Loix',
    address: 'Calle Zamora, 7',
    priceCents: 300,
    language: 'es',
    hoursAgo: 23,
  },
  {
    type: 'business',
    title: 'Night Owl Bookshop',
    description: 'Open from nine in the evening to two in the morning, with an armchair for each shelf.',
    category: 'shop',
    location: 'Casco Antiguo',
    address: 'Calle Alicante, 16',
    language: 'en',
    hoursAgo: 30,
  },
  {
    type: 'event',
    title: 'Drum circle at dusk',
    description: 'Everybody who can clap can join. We stop when the first star is out.',
    category: 'beach',
    location: 'Levante',
    address: 'Playa de Levante',
    priceCents: 0,
    language: 'en',
    hoursAgo: 400,
    status: 'approved',
    became: 'event:drum-circle-at-dusk',
  },
  {
    type: 'business',
    title: 'Pinchazo Cero',
    description: 'Taller de bicis con alquiler y café.',
    category: 'service',
    location: 'Poniente',
    address: 'Avenida de la Marina Baixa, 3',
    language: 'es',
    hoursAgo: 620,
    status: 'approved',
    became: 'business:pinchazo-cero',
  },
  {
    type: 'rental',
    title: 'Tandem, make or break',
    description: 'One bicycle, two opinions. By the day.',
    category: 'bike',
    location: 'Poniente',
    address: 'Avenida de la Marina Baixa, 3',
    priceCents: 2600,
    language: 'en',
    hoursAgo: 800,
    status: 'approved',
    became: 'rental:tandem-make-or-break',
  },
  {
    type: 'job',
    title: 'Gana dinero desde casa',
    description: 'Sin experiencia, sin horario, sin preguntas.',
    category: 'other',
    location: 'Benidorm',
    address: 'Benidorm',
    language: 'es',
    hoursAgo: 210,
    status: 'rejected',
    adminNotes: 'No employer, no contract, no place.',
  },
  {
    type: 'event',
    title: 'Secret beach bonfire',
    description: 'Bring wood. Place told by message.',
    category: 'beach',
    location: 'Benidorm',
    address: 'To be told',
    priceCents: 1500,
    language: 'en',
    hoursAgo: 520,
    status: 'rejected',
    adminNotes: 'Fires on the beach are not allowed.',
  },
];

const hourMs = 3_600_000;

/** Writes proposals of the last weeks; what was approved points to what it became. */
export async function seedSubmissions(db: Db, at: Date): Promise<void> {
  const rows = proposals.map(({ hoursAgo, became, ...proposal }, n): Row => {
    const submittedAt = new Date(at.getTime() - hoursAgo * hourMs);
    const isOpen = proposal.status === undefined;
    return {
      ...proposal,
      id: idOf(`demo submission ${n}`),
      contactEmail: `proposal${n + 1}@example.com`,
      submittedAt,
      decidedAt: isOpen ? null : new Date(submittedAt.getTime() + 18 * hourMs),
      listingId: became ? idOf(became) : null,
    };
  });
  await db.insert(submissions).values(rows);
}
