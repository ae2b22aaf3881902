/** Who wants which job in the demo town: invented, in every state. */
import { inArray } from 'drizzle-orm';
import { jobs } from '#features/jobs/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { hashSecret, idOf, newSecret } from '#kit/server/ids.ts';
import { addDays } from '#kit/shared/dates.ts';
import { wallClock } from '#market/town/dates.ts';
import { jobApplications } from './table.ts';

type Row = typeof jobApplications.$inferInsert;
type Applied = Pick<Row, 'name' | 'language' | 'languages' | 'message'> &
  Partial<Pick<Row, 'status' | 'answer'>> & { readonly job: string; readonly hoursAgo: number };

const applied: readonly Applied[] = [
  {
    job: 'rice-cook-socarrat',
    name: 'Milena Dragović',
    language: 'en',
    languages: ['English', 'Serbian'],
    message: 'Six years of rice in Novi Sad, one in Sueca. I do not stir.',
    hoursAgo: 5,
  },
  {
    job: 'rice-cook-socarrat',
    name: 'Toni Bañuls',
    language: 'es',
    languages: ['Español', 'Valenciano'],
    message: 'Mi abuela tenía un horno en Pego. Sé cuándo se apaga el fuego sin mirar el reloj.',
    hoursAgo: 28,
    status: 'shortlisted',
  },
  {
    job: 'cargo-bike-courier',
    name: 'Robin Haldane',
    language: 'en',
    languages: ['English'],
    message: 'I ride all winter in Leeds. Your hills are a holiday.',
    hoursAgo: 11,
  },
  {
    job: 'door-steward-marea',
    name: 'Wilson Cabrera',
    language: 'es',
    languages: ['Español', 'Inglés'],
    message: 'Cuatro temporadas en puerta, curso al día y paciencia de sobra.',
    hoursAgo: 52,
    status: 'accepted',
    answer: 'Empiezas el viernes a las diez. Trae camiseta negra.',
  },
  {
    job: 'door-steward-marea',
    name: 'Liam Prosser',
    language: 'en',
    languages: ['English'],
    message: 'I can count to five hundred and say no politely.',
    hoursAgo: 60,
    status: 'declined',
    answer: 'The place has gone. Write again in spring.',
  },
  {
    job: 'night-receptionist-torre-siroco',
    name: 'Ana Belén Rosique',
    language: 'es',
    languages: ['Español', 'Inglés', 'Francés'],
    message: 'Trabajo mejor de noche. Hablo tres idiomas y los tres los sé susurrar.',
    hoursAgo: 18,
  },
  {
    job: 'night-receptionist-torre-siroco',
    name: 'Kasper Winther',
    language: 'en',
    languages: ['English', 'Danish', 'German'],
    message: 'Two winters in Skagen on the night shift. I know what a quiet lobby needs.',
    hoursAgo: 90,
    status: 'shortlisted',
  },
  {
    job: 'hotel-animator-evenings',
    name: 'Paulina Reyes',
    language: 'es',
    languages: ['Español'],
    message: 'Canto, presento el bingo y no tengo miedo al micrófono.',
    hoursAgo: 120,
    status: 'withdrawn',
  },
  {
    job: 'island-boat-deckhand',
    name: 'Mathis Guillou',
    language: 'en',
    languages: ['English', 'French'],
    message: 'I grew up on a ferry. Knots, ropes, and no seasickness.',
    hoursAgo: 34,
  },
  {
    job: 'resident-dj-slow-house',
    name: 'Sabela Rey',
    language: 'es',
    languages: ['Español', 'Gallego'],
    message: 'Pincho despacio y acabo a tiempo. Os dejo una sesión cuando queráis.',
    hoursAgo: 70,
  },
  {
    job: 'changeover-coordinator-flats',
    name: 'Grace Adeyemi',
    language: 'en',
    languages: ['English', 'Yoruba'],
    message: 'I ran the linen for forty rooms. I count pillows in my sleep.',
    hoursAgo: 41,
  },
  {
    job: 'cocktail-bartender-limon',
    name: 'Ciro Bellandi',
    language: 'en',
    languages: ['English', 'Italian'],
    message: 'Two years behind a bar in Lecce, and I wash my own glasses.',
    hoursAgo: 15,
  },
];

/** Writes applications to jobs that are there; their private links open with keys that nobody has. */
export async function seedApplications(db: Db, at: Date): Promise<void> {
  const ids = applied.map(({ job }) => idOf(`job:${job}`));
  const there = await db.select({ id: jobs.id }).from(jobs).where(inArray(jobs.id, ids));
  const known = new Set(there.map(({ id }) => id));
  const today = wallClock(at).date;
  const rows = applied
    .map(({ job, hoursAgo, ...application }, n): Row => ({
      ...application,
      id: idOf(`demo application ${n}`),
      jobId: idOf(`job:${job}`),
      email: `applicant${n + 1}@example.com`,
      phone: `+34600560${String(100 + n)}`,
      availableFrom: addDays(today, 6 + n * 3),
      tokenHash: hashSecret(newSecret()),
      submittedAt: new Date(at.getTime() - hoursAgo * 3_600_000),
    }))
    .filter(({ jobId }) => known.has(jobId));
  await db.insert(jobApplications).values(rows);
}
