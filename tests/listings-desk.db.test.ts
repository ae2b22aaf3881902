/** Listings at the desk, the same for all four kinds: found, drafted, changed by one at a time, withdrawn and brought back. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { businesses } from '#features/businesses/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { rentals } from '#features/rentals/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { photos } from '#kit/server/photos/table.ts';
import { aBusinessBody, aJobBody, anEventBody, aRentalBody } from './hostile-values.ts';

type Over = {
  status?: 'draft' | 'published' | 'withdrawn';
  updatedAt?: Date;
  location?: string;
  photos?: { id: string; width: number; height: number; alt: { en: string } }[];
};

/** One of each kind: its name is where the desk finds it. */
const kinds = [
  {
    kind: 'events',
    table: events,
    body: () => ({ ...anEventBody(), status: 'published' }),
    make: (db: Db, name: string, over: Over = {}) => anEvent(db, { title: { en: name, es: `${name} ES` }, ...over }),
    sort: 'title',
    category: 'club',
    featured: { featured: true },
    extra: { placesTaken: 0, capacity: 5, price: '1.00' },
  },
  {
    kind: 'rentals',
    table: rentals,
    body: () => ({ ...aRentalBody(), status: 'published' }),
    make: (db: Db, name: string, over: Over = {}) => aRental(db, { title: { en: name, es: `${name} ES` }, ...over }),
    sort: 'title',
    category: 'villa',
    featured: { featured: true },
    extra: { contactPhone: '+34600000000', contactEmail: 'a@b.example', price: '1.00' },
  },
  {
    kind: 'businesses',
    table: businesses,
    body: () => ({ ...aBusinessBody(), status: 'published' }),
    make: (db: Db, name: string, over: Over = {}) => aBusiness(db, { name, ...over }),
    sort: 'name',
    category: 'hotel',
    featured: { featured: true },
    extra: { phone: '+34600000000', openingHours: [{ days: [0], opens: '20:00', closes: '04:00' }] },
  },
  {
    kind: 'jobs',
    table: jobs,
    body: () => ({ ...aJobBody(), status: 'published' }),
    make: (db: Db, name: string, over: Over = {}) => aJob(db, { title: { en: name, es: `${name} ES` }, ...over }),
    sort: 'title',
    category: 'retail',
    featured: { isUrgent: true },
    extra: { contactEmail: 'a@b.example', requirements: { en: ['R'] }, benefits: { en: [] } },
  },
] as const;

const house = aTestHouse();
let admin: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});

describe.each(kinds)('$kind at the desk', ({ kind, table, body, make, sort, category, featured, extra }) => {
  const path = `/api/${kind}`;
  const desk = `/api/admin/${kind}`;
  const ask = (url: string) => house.call('GET', url, { as: admin });
  const put = (id: string, over: object) =>
    house.call('PUT', `${path}/${id}`, { as: admin, body: { ...body(), ...over } });
  const namesIn = (found: { title?: { en: string }; name?: string }[]) => found.map((one) => one.name ?? one.title?.en);
  beforeEach(async () => {
    await house.db.delete(table);
    await house.db.delete(auditEntries);
  });

  test('are listed by their last change, drafts too, withdrawn ones only where asked for', async () => {
    await make(house.db, 'Old', { updatedAt: new Date('2026-08-01T10:00:00Z') });
    await make(house.db, 'New', { updatedAt: new Date('2026-08-03T10:00:00Z') });
    await make(house.db, 'Draft', { updatedAt: new Date('2026-08-02T10:00:00Z'), status: 'draft' });
    await make(house.db, 'Gone', { status: 'withdrawn' });
    const all = await ask(desk);
    expect([namesIn(all.body), all.headers.get('x-total-count')]).toEqual([['New', 'Draft', 'Old'], '3']);
    expect(namesIn((await ask(`${desk}?status=withdrawn`)).body)).toEqual(['Gone']);
    expect(namesIn((await ask(`${desk}?status=draft`)).body)).toEqual(['Draft']);
    expect(namesIn((await ask(`${desk}?sort=${sort}`)).body)).toEqual(['Draft', 'New', 'Old']);
    expect(namesIn((await ask(`${desk}?sort=-${sort}`)).body)).toEqual(['Old', 'New', 'Draft']);
  });

  test('are found by words without regard to accents and capitals, by category and by what is featured', async () => {
    await make(house.db, 'Ñora', { location: 'Cala del Tío Ximo' });
    const other = await make(house.db, 'Zebra');
    await house.db
      .update(table)
      .set({ category, ...featured })
      .where(eq(table.id, other.id));
    expect(namesIn((await ask(`${desk}?q=XIMO+nora`)).body)).toEqual(['Ñora']);
    expect((await ask(`${desk}?q=ximo+zebra`)).body).toEqual([]);
    expect((await ask(`${desk}?q=%25`)).body).toEqual([]);
    expect(namesIn((await ask(`${desk}?category=${category}`)).body)).toEqual(['Zebra']);
    expect(namesIn((await ask(`${desk}?featured=true`)).body)).toEqual(['Zebra']);
    expect(namesIn((await ask(`${desk}?featured=false`)).body)).toEqual(['Ñora']);
  });

  test('come 25 at a time, and a page past the end is empty', async () => {
    for (let i = 0; i < 27; i += 1) await make(house.db, `n${String(i).padStart(2, '0')}`);
    const second = await ask(`${desk}?sort=${sort}&page=2`);
    expect([namesIn(second.body), second.headers.get('x-total-count')]).toEqual([['n25', 'n26'], '27']);
    expect((await ask(`${desk}?page=3`)).body).toEqual([]);
  });

  test('are shown whole to the desk, and what is private to nobody else', async () => {
    const made = await house.call('POST', path, { as: admin, body: body() });
    const record = await ask(`${desk}/${made.body.id}`);
    expect(record.body).toMatchObject({ ...extra, status: 'published', version: 1, photos: [] });
    expect(record.body.createdAt).toBe(house.time.now.toISOString());
    const shown = (await house.call('GET', `${path}/${made.body.id}`)).body;
    for (const secret of ['version', 'createdAt']) expect(shown).not.toHaveProperty(secret);
    // Of a rental they are named and empty: its owner may allow them (contact.test.ts).
    for (const secret of ['contactEmail', 'contactPhone']) expect(shown[secret] ?? null).toBeNull();
    expect((await ask(`${desk}/AbCdEfGhJkLmNpQr`)).status).toBe(404);
  });

  test('can be drafted, which the public never sees, and published', async () => {
    const { body: draft } = await house.call('POST', path, { as: admin, body: { ...body(), status: 'draft' } });
    expect((await house.call('GET', `${path}/${draft.id}`)).status).toBe(404);
    expect((await ask(`${desk}/${draft.id}`)).body.status).toBe('draft');
    expect((await put(draft.id, { status: 'published' })).status).toBe(200);
    expect((await house.call('GET', `${path}/${draft.id}`)).status).toBe(200);
    expect((await put(draft.id, { status: 'withdrawn' })).status).toBe(422);
  });

  test('are not changed by whoever saw an older version', async () => {
    const { id } = await make(house.db, 'Mine');
    expect((await put(id, { version: 1 })).status).toBe(200);
    const after = (await ask(`${desk}/${id}`)).body;
    const late = await put(id, { version: 1, location: 'Elsewhere' });
    expect([late.status, late.body.code]).toEqual([409, 'edit_conflict']);
    const gone = await house.call('DELETE', `${path}/${id}?version=1`, { as: admin });
    expect([gone.status, gone.body.code]).toEqual([409, 'edit_conflict']);
    expect((await ask(`${desk}/${id}`)).body).toEqual(after);
    const [one, two] = await Promise.all([put(id, { version: 2 }), put(id, { version: 2 })]);
    expect(new Set([one.status, two.status])).toEqual(new Set([200, 409]));
    expect((await house.call('DELETE', `${path}/${id}?version=3`, { as: admin })).status).toBe(200);
  });

  test('leave the lists when deleted, and come back when saved again', async () => {
    const { id } = await make(house.db, 'Back');
    expect((await house.call('DELETE', `${path}/${id}`, { as: admin })).body).toEqual({ deleted: true });
    expect((await house.call('GET', `${path}/${id}`)).status).toBe(404);
    expect((await house.call('DELETE', `${path}/${id}`, { as: admin })).status).toBe(404);
    expect((await put(id, { version: 2 })).status).toBe(200);
    expect((await house.call('GET', `${path}/${id}`)).status).toBe(200);
  });

  test('leave a trace: who made, changed and deleted them, before and after; a refusal leaves none', async () => {
    const { id } = (await house.call('POST', path, { as: admin, body: body() })).body;
    await put(id, { location: 'Elsewhere' });
    await put(id, { version: 1 });
    await house.call('DELETE', `${path}/${id}`, { as: admin });
    const entries = await house.db.select().from(auditEntries).orderBy(auditEntries.at, auditEntries.written);
    expect(entries.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
    expect(entries.find(({ action }) => action === 'update')).toMatchObject({
      actorId: admin.id,
      entity: kind,
      entityId: id,
      before: { location: 'L' },
      after: { location: 'Elsewhere' },
    });
    expect(entries.find(({ action }) => action === 'delete')?.after).toEqual({ status: 'withdrawn' });
  });

  test('show their photos in the order chosen, in the language asked for', async () => {
    const ids = ['AbCdEfGhJkLmNpQr', 'AbCdEfGhJkLmNpQs'];
    await house.db.delete(photos);
    await house.db
      .insert(photos)
      .values(ids.map((id) => ({ id, uploadedBy: admin.id, width: 1600, height: 900, createdAt: house.time.now })));
    const alt = { en: 'A terrace', es: 'Una terraza' };
    const chosen = ids.toReversed().map((id) => ({ id, alt }));
    const made = await house.call('POST', `${path}?lang=es`, { as: admin, body: { ...body(), photos: chosen } });
    const shown = ids.toReversed().map((id) => ({ id, width: 1600, height: 900, alt: 'Una terraza' }));
    expect([made.status, made.body.photos]).toEqual([201, shown]);
    const record = await ask(`${desk}/${made.body.id}`);
    expect(record.body.photos[0]).toEqual({ id: ids[1], width: 1600, height: 900, alt });

    const wrong = [
      [[{ id: 'zzzzzzzzzzzzzzzz', alt }], 'photos.0.id'],
      [[{ id: ids[0], alt: {} }], 'photos.0.alt'],
      [[{ id: ids[0], alt: '' }], 'photos.0.alt'],
      [
        [
          { id: ids[0], alt },
          { id: ids[0], alt },
        ],
        'photos',
      ],
      [Array.from({ length: 13 }, () => ({ id: ids[0], alt })), 'photos'],
    ] as const;
    for (const [list, field] of wrong) {
      const reply = await put(made.body.id, { photos: list });
      expect([reply.status, reply.body.errors?.[0].path]).toEqual([422, field]);
    }
    expect((await ask(`${desk}/${made.body.id}`)).body).toEqual(record.body);
  });

  test('are nobody else’s to see', async () => {
    expect((await house.call('GET', desk)).status).toBe(401);
    expect((await house.call('GET', desk, { as: await house.signedInAs() })).status).toBe(403);
    await make(house.db, 'The house’s own');
    expect((await house.call('GET', desk, { as: await house.signedInAs('business') })).body).toEqual([]);
  });
});
