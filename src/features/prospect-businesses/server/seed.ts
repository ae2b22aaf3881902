/** Firms that the desk of the demo would like to win: invented, at every step of the talk. */
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { daysBefore } from '#kit/shared/durations.ts';
import { prospectBusinesses } from './table.ts';

type Row = typeof prospectBusinesses.$inferInsert;
type Firm = Pick<Row, 'name' | 'category' | 'location' | 'priorityScore'> &
  Partial<Pick<Row, 'contactStatus' | 'description' | 'notes' | 'advertisingBudget' | 'address'>>;

/** Visitors look for some of them by name (the seed of wishes). */
const demoProspects: readonly Firm[] = [
  {
    name: 'Hotel Salinera Alta',
    category: 'hotel',
    location: 'Rincón de Loix',
    address: 'Calle Derramador, 11',
    priorityScore: 9,
    contactStatus: 'interested',
    advertisingBudget: '800\u00a0€',
    description: 'Sixty rooms, a roof pool, and half of them empty from Monday to Thursday.',
    notes: 'Spoke with the manager. Wants to see what the neighbours sell in October before deciding.',
  },
  {
    name: 'Taberna Garbí',
    category: 'restaurant',
    location: 'Casco Antiguo',
    address: 'Carrer Tomás Ortuño, 30',
    priorityScore: 8,
    contactStatus: 'contacted',
    advertisingBudget: '300\u00a0€',
    notes: 'Call again after the lunch service, never before four.',
  },
  {
    name: 'Discoteca Faro Sur',
    category: 'nightclub',
    location: 'Levante',
    priorityScore: 9,
    contactStatus: 'follow_up',
    notes: 'Sends the season calendar next week.',
  },
  { name: 'Náutica Escollera', category: 'watersports', location: 'Poniente', priorityScore: 7 },
  { name: 'Bar El Cordel', category: 'bar', location: 'Casco Antiguo', priorityScore: 6 },
  {
    name: 'Taxi Llevant 24',
    category: 'taxi',
    location: 'Levante',
    priorityScore: 5,
    contactStatus: 'contacted',
    notes: 'Has an app of their own. Would list the airport rides.',
  },
  {
    name: 'Asador Monte Ponoig',
    category: 'restaurant',
    location: 'La Cala',
    priorityScore: 6,
    contactStatus: 'declined',
    notes: 'Full all year without us.',
  },
  {
    name: 'Hostal Vela Blanca',
    category: 'hotel',
    location: 'Poniente',
    priorityScore: 7,
    contactStatus: 'interested',
  },
  {
    name: 'Surf Club Tramuntana',
    category: 'watersports',
    location: 'La Cala',
    priorityScore: 8,
    advertisingBudget: '150\u00a0€',
  },
  { name: 'Coctelería Alba Roja', category: 'bar', location: 'Rincón de Loix', priorityScore: 4 },
];

export async function seedProspects(db: Db, at: Date): Promise<void> {
  const rows = demoProspects.map((firm, n): Row => ({
    ...firm,
    id: idOf(`demo prospect ${firm.name}`),
    contactEmail: `firm${n + 1}@example.com`,
    contactPhone: `+34600558${String(100 + n)}`,
    createdAt: daysBefore(at, 60 - n),
    updatedAt: daysBefore(at, n + 1),
  }));
  await db.insert(prospectBusinesses).values(rows);
}
