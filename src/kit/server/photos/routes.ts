/** The door of the photos: upload for the desk, files for everybody. */
import { Hono } from 'hono';
import { endpoints } from '#kit/shared/photo-endpoints.ts';
import { maxPhotoBytes } from '#kit/shared/photo.ts';
import { Problem } from '#kit/shared/problem.ts';
import { bodyPieces, pourAway } from '../body.ts';
import { newId } from '../ids.ts';
import { routes } from '../serve.ts';
import { encodePhoto } from './encode.ts';
import type { PhotoStore } from './store.ts';
import { readPhotoName, uploadName } from './store.ts';
import { photos } from './table.ts';
import { turns } from '../turns.ts';

/** So many bytes are on their way at once, in files. They are made photos one after the other, a second or two of a core each. */
const onTheWay = 8 * maxPhotoBytes;

/** What a body takes; who does not say may send the most. */
function sizeOf(request: Request): number {
  const announced = Number(request.headers.get('content-length') ?? Number.NaN);
  return announced > 0 && announced < maxPhotoBytes ? announced : maxPhotoBytes;
}

/** `POST /api/photos`. Files come first, then the row: a photo that somebody can choose is whole. */
export function photoRoutes(store: PhotoStore) {
  const turn = turns(onTheWay);
  return routes(endpoints, {
    'POST /api/photos': async ({ db, request, actor, at }) => {
      const id = newId();
      const receive = () => store.receive(id, bodyPieces(request, maxPhotoBytes));
      const photo = await turn(sizeOf(request), receive, encodePhoto).catch(async (error: unknown) => {
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
