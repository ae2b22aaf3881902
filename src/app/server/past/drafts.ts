/** Listings of the demo's owners that are not public: some wait for their review, one came back with a reason. */
import { eq } from 'drizzle-orm';
import { businesses } from '#features/businesses/server/table.ts';
import { events } from '#features/events/server/table.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { rentals } from '#features/rentals/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { ownerId } from './people.ts';

const hourMs = 3_600_000;

/** Of each kind one is a draft by the model of something its owner has. */
export async function seedDrafts(db: Db, at: Date): Promise<void> {
  const since = (hours: number) => new Date(at.getTime() - hours * hourMs);
  const draftOf = (key: string, hours: number) => {
    const when = { createdAt: since(hours + 30), updatedAt: since(hours) };
    return {
      id: idOf(`demo draft ${key}`),
      ownerId: ownerId(key),
      status: 'draft' as const,
      ...when,
      reviewedAt: null,
    };
  };
  const waits = (hours: number) => ({ reviewAskedAt: since(hours), reviewNote: null });

  const [night] = await db
    .select()
    .from(events)
    .where(eq(events.id, idOf('event:slow-house-for-early-birds')));
  if (night)
    await db.insert(events).values({
      ...night,
      ...draftOf('bunker', 4),
      ...waits(4),
      title: { en: 'Ambient breakfast', es: 'Desayuno ambient' },
      featured: false,
    });
  const [flat] = await db
    .select()
    .from(rentals)
    .where(eq(rentals.id, idOf('rental:studio-palangre-mal-pas')));
  if (flat) {
    const fresh = { ...flat, featured: false, rating: null, reviewCount: 0 };
    const title = { en: 'Studio Palangre, the one next door', es: 'Estudio Palangre, el de al lado' };
    await db.insert(rentals).values({ ...fresh, ...draftOf('levante', 18), ...waits(18), title });
    const note =
      'The second photo shows another flat. Please send one of this kitchen, and say how many stairs there are.';
    const back = { title: { en: 'Attic over the fish market', es: 'Ático sobre la lonja' }, reviewNote: note };
    await db.insert(rentals).values({ ...fresh, ...draftOf('villas', 70), ...back, reviewedAt: since(60) });
  }
  const [table] = await db
    .select()
    .from(businesses)
    .where(eq(businesses.id, idOf('business:doce-sillas')));
  if (table)
    await db.insert(businesses).values({
      ...table,
      ...draftOf('socarrat', 11),
      ...waits(11),
      name: 'La Silla Trece',
      featured: false,
      rating: null,
      reviewCount: 0,
    });
  const [job] = await db
    .select()
    .from(jobs)
    .where(eq(jobs.id, idOf('job:island-boat-deckhand')));
  if (job)
    await db.insert(jobs).values({
      ...job,
      ...draftOf('harbour', 22),
      ...waits(22),
      title: { en: 'Ticket seller on the quay', es: 'Taquilla en el muelle' },
    });
}
