/** A file of listings that the desk of the demo brought: the house tries its lines when it opens, and finds faults. */
import { bringFile } from '#features/listing-imports/server/service.ts';
import { csvText } from '#kit/server/csv/write.ts';
import type { Db } from '#kit/server/db.ts';
import { addDays } from '#kit/shared/dates.ts';
import { wallClock } from '#market/town/dates.ts';
import { serverKinds } from '../kinds.ts';

const heads = ['title_en', 'title_es', 'description_en', 'price', 'location', 'address', 'date', 'time'];
const more = ['duration_en', 'organizer', 'capacity'];

export async function seedImport(db: Db, admin: string, at: Date): Promise<void> {
  const on = (days: number) => addDays(wallClock(at).date, days);
  const chess = 'Twenty boards under the palms, and nobody keeps the score.';
  const choir = 'Sing what you know; somebody will know the second voice.';
  const lines = [
    [
      'Chess under the palms',
      'Ajedrez bajo las palmeras',
      chess,
      '0',
      'Poniente',
      'Parque de Elche',
      on(24),
      '19:00',
      '2 hours',
      'Peón Libre',
      '60',
    ],
    [
      'Harbour choir',
      'Coro del puerto',
      choir,
      '4.50',
      'Casco Antiguo',
      'Paseo de Colón, 2',
      on(31),
      '20:30',
      '90 minutes',
      'Voz de Sal',
      '120',
    ],
    [
      '',
      'Cine de barrio',
      'A film that your grandmother has seen.',
      '3',
      'La Cala',
      'Calle Ibiza, 1',
      on(38),
      '21:30',
      '2 hours',
      'Bobina',
      '80',
    ],
    [
      'Petanque for two',
      'Petanca a dos',
      'Bring a friend or find one.',
      'five',
      'Rincón de Loix',
      'Calle Zamora, 1',
      on(40),
      '18:00',
      '3 hours',
      'Bola Fina',
      '32',
    ],
  ];
  const text = csvText([[...heads, ...more], ...lines], 'en', true);
  const bytes = new TextEncoder().encode(text);
  const brought = { kind: serverKinds.events, fileName: 'neighbours-autumn.csv', owner: 'house', bytes } as const;
  await bringFile(db, brought, { actor: { id: admin }, at, language: 'en' });
}
