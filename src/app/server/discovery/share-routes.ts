/**
 * `/share/{kind}/{id}.png?lang=`: the picture a listing's page is shared with, in the language of that page. It shows what
 * the listing says at this moment, so what is asked for is the row; a picture that was drawn is remembered.
 */
import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { languages, type Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import { parseWith, readQuery } from '#kit/server/body.ts';
import type { Db } from '#kit/server/db.ts';
import { isFresh } from '#kit/server/kept/kept.ts';
import type { PhotoStore } from '#kit/server/photos/store.ts';
import { largestPhotoUrl } from '#market/pages/structured-data.ts';
import { ofKinds } from '#market/listings/server/listing-kind.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { publishedListings } from '#market/listings/server/published.ts';
import { PrintRoom } from '#market/posters/server/printing.ts';
import { printShareCard, type ShareCard } from '#market/posters/server/share-card.ts';

const Query = z.strictObject({ lang: z.enum(languages).default(languages[0]) });

/** Pictures drawn at the same time; a crowd that asks for more is told to wait. */
const maxCameras = 2;

export function shareRoutes(house: { db: Db; photos: PhotoStore; kinds: ServerKinds }): Hono {
  const { db, photos, kinds } = house;
  const room = new PrintRoom();
  let cameras = 0;

  const cardOf = async (name: string, id: string, language: Language): Promise<ShareCard | undefined> => {
    const kind = Object.values(kinds).find((one) => one.name === name);
    if (!kind || !/^[A-Za-z0-9]{8,32}$/.test(id)) return undefined;
    const asked = ofKinds(kinds, (one) => (one === kind ? [id] : []));
    const [listing] = (await publishedListings(db, kinds, asked, language))[kind.name];
    return listing && kind.shared(listing as never, language);
  };

  const print = async (card: ShareCard): Promise<Uint8Array<ArrayBuffer>> => {
    const file = card.photoId === undefined ? undefined : largestPhotoUrl(card.photoId).replace('/photos/', '');
    return printShareCard(card, file === undefined ? undefined : await photos.read(file));
  };

  return new Hono().get('/:kind/:file{.+\\.png}', async (c) => {
    const { lang } = parseWith(Query, readQuery(new URL(c.req.url)), 'query');
    const card = await cardOf(c.req.param('kind'), c.req.param('file').slice(0, -'.png'.length), lang);
    if (!card) throw new Problem('not_found', 'There is nothing here.');
    // What it shows is its name: it is drawn again when one of its words is another.
    const name = createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 22);
    const etag = `"${name}"`;
    const headers = { etag, 'cache-control': 'public, max-age=3600', 'content-language': lang };
    if (isFresh(c.req.header('if-none-match'), `W/${etag}`)) return c.body(null, 304, headers);
    if (cameras >= maxCameras) throw new Problem('unavailable', 'The press is busy.', { retryAfter: 2 });
    cameras += 1;
    try {
      const { body } = await room.copy(name, undefined, () => print(card));
      return c.body(body, 200, { ...headers, 'content-type': 'image/png' });
    } finally {
      cameras -= 1;
    }
  });
}
