import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { businesses } from './table.ts';
import type { BusinessRow } from './table.ts';

/** A place for tests: an unrated bar, open every night, that nobody features, unless told otherwise. */
export async function aBusiness(db: Db, over: Partial<typeof businesses.$inferInsert> = {}): Promise<BusinessRow> {
  const [row] = await db
    .insert(businesses)
    .values({
      id: newId(),
      name: 'La Sal',
      description: { en: 'Vermouth until late.', es: 'Vermut hasta tarde.' },
      category: 'bar',
      location: 'Casco Antiguo',
      address: 'Calle Santo Domingo 7',
      phone: '+34600555002',
      email: 'hola@lasal.example',
      openingHours: [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '20:00', closes: '04:00' }],
      priceRange: '€€',
      ...over,
    })
    .returning();
  return row as BusinessRow;
}
