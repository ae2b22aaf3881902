/** The door of the photos: upload for the desk, files for everybody. */
import { Hono } from 'hono';
import { endpoints } from '#kit/shared/photo-endpoints.ts';
import { maxPhotoBytes } from '#kit/shared/photo.ts';
import { Problem } from '#kit/shared/problem.ts';
import { dayMs } from '#kit/shared/durations.ts';
import type { Actor } from '../access.ts';
import { bodyPieces, pourAway, roomOf } from '../body.ts';
import type { Db } from '../db.ts';
import { newId } from '../ids.ts';
import { counterKey, take } from '../limits/counters.ts';
import { tooMany } from '../limits/limits.ts';
import { householdOf } from '../limits/network.ts';
import { routes } from '../serve.ts';
import { makePhoto } from './make-photo.ts';
import type { PhotoStore } from './store.ts';
import { readPhotoName, uploadName } from './store.ts';
import { photos } from './table.ts';
import { turns } from '../turns.ts';

/** How many bytes are on their way at once, in files. They are made photos one after the other, a second or two of a core each. */
const onTheWay = 8 * maxPhotoBytes;

/** How much of it is one account's and one household's: who sends slowly, or nothing, keeps out nobody else. */
const shareOf = { account: onTheWay / 4, household: onTheWay / 2 } as const;
/** Photos of a day: what nothing shows lies on the disk until then. */
const aDay = { account: 400, household: 800 } as const;

/** The desk's are the house's own. */
const isDesks = ({ role }: Actor): boolean => role === 'admin';

type Whose = Readonly<Record<keyof typeof aDay, string>>;

async function countPhoto(db: Db, whose: Whose, at: Date): Promise<void> {
  for (const kind of ['account', 'household'] as const) {
    const key = counterKey(`photos in a day, by ${kind}`, whose[kind]);
    if (!(await take(db, { key, cost: 1, below: aDay[kind], at, seconds: 86_400 })))
      throw tooMany(dayMs, 'So many photos are enough for a day.');
  }
}

/** `POST /api/photos`. Files come first, then the row: a photo that somebody can choose is whole. */
export function photoRoutes(store: PhotoStore) {
  const turn = turns(onTheWay);
  return routes(endpoints, {
    'POST /api/photos': async ({ db, log, request, actor, address, at }) => {
      const id = newId();
      const whose = { account: actor.id, household: householdOf(address) };
      const shares = (['account', 'household'] as const).map((kind) => ({
        whose: `${kind} ${whose[kind]}`,
        limit: shareOf[kind],
      }));
      const receive = async () => {
        if (!isDesks(actor)) await db.transaction((db) => countPhoto(db, whose, at));
        return store.receive(id, bodyPieces(request, maxPhotoBytes));
      };
      const make = (path: string) => makePhoto(path, log);
      const made = turn(roomOf(request, maxPhotoBytes), receive, make, isDesks(actor) ? [] : shares);
      const photo = await made.catch(async (error: unknown) => {
        await pourAway(request, maxPhotoBytes);
        await store.drop(uploadName(id));
        throw error;
      });
      await store.drop(uploadName(id));
      const { width, height } = photo;
      await store.save(id, photo);
      await db.insert(photos).values({ id, uploadedBy: actor.id, width, height, createdAt: at });
      return { id, width, height };
    },
  });
}

/** `GET /photos/{id}-{width}.{format}`. A name always means the same bytes, so they may be kept for ever. */
export function photoFiles(store: PhotoStore): Hono {
  return new Hono().get('/:name', async (c) => {
    const name = c.req.param('name');
    const known = readPhotoName(name);
    const bytes = known && (await store.read(name));
    if (!known || !bytes) throw new Problem('not_found', 'There is no such photo.');
    return c.body(bytes, 200, {
      'content-type': `image/${known.format}`,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
}
