/** Sellers' files, for tests and the demo. */
import type { Db } from '#kit/server/db.ts';
import { town } from '#market/town/town.ts';
import { goodUntil } from '../rules.ts';
import { holdNumber } from './number-holders.ts';
import { houseTrader, traders, type TraderRow } from './table.ts';

/** The file of somebody in business for themselves; the tax number is the one that the tax office prints in examples. */
export async function aTrader(db: Db, ownerId: string, at: Date, over: Partial<TraderRow> = {}): Promise<void> {
  await db.insert(traders).values({
    ownerId,
    kind: 'person',
    name: 'Marta Ferrer Gil',
    birthDate: '1990-05-14',
    street: 'Carrer de la Palma 12',
    postalCode: '03501',
    town: 'Benidorm',
    country: 'ES',
    taxNumber: '12345678Z',
    register: null,
    email: 'marta@taller.example',
    phone: '+34965000101',
    standing: 'good',
    declaredAt: at,
    goodUntil: goodUntil(at),
    remindedAt: null,
    updatedAt: at,
    ...over,
  });
}

/** The number that the house has in tests and in the demo; it belongs to nobody. */
const housesNumber = 'B12345674';

/** The file of the house itself, a company. */
export async function aHouseTrader(db: Db, at: Date): Promise<void> {
  await holdNumber(db, null, housesNumber, at);
  const { emails, phones, address, name, country } = town;
  await db
    .insert(houseTrader)
    .values({
      kind: 'company',
      name: `${town.brand} ${name}, S.L.`,
      ...address,
      town: name,
      country,
      taxNumber: housesNumber,
      register: 'Registro Mercantil de Alicante, hoja A-000000',
      email: emails.business,
      phone: phones.desk.replaceAll(' ', ''),
      since: at,
      updatedAt: at,
    })
    .onConflictDoNothing();
}
