import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { usualTerms } from '../stay.ts';
import { rentals } from './table.ts';
import type { RentalRow } from './table.ts';

/** A rental for tests: an unrated €90 apartment that nobody features, unless told otherwise. */
export async function aRental(db: Db, over: Partial<typeof rentals.$inferInsert> = {}): Promise<RentalRow> {
  const [row] = await db
    .insert(rentals)
    .values({
      id: newId(),
      title: { en: 'Two balconies on the bay', es: 'Dos balcones a la bahía' },
      description: { en: 'Ninth floor, morning sun.', es: 'Noveno piso, sol de mañana.' },
      category: 'apartment',
      priceCents: 9000,
      priceUnit: 'night',
      location: 'Levante',
      address: 'Avenida de Alcoy 4',
      capacity: 4,
      amenities: ['balcony', 'sea view'],
      contactPhone: '+34600555001',
      contactEmail: 'owner@balcones.example',
      ...usualTerms(over.priceUnit ?? 'night'),
      ...over,
    })
    .returning();
  return row as RentalRow;
}
