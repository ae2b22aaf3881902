/** Sends photos to a house, and looks at the files it keeps. */
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { origin } from '#app/server/testing.ts';
import type { Member, TestHouse } from '#app/server/testing.ts';

export const red = { r: 200, g: 30, b: 30 };
export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } });

export async function sendPhoto(
  house: TestHouse,
  as: Member,
  bytes: Uint8Array,
  { type = 'image/jpeg', length }: { readonly type?: string | undefined; readonly length?: number | undefined } = {},
) {
  const response = await house.api.answer(
    new Request(`${origin}/api/photos`, {
      method: 'POST',
      headers: {
        'content-type': type,
        'sec-fetch-site': 'same-origin',
        cookie: as.cookie,
        ...(length === undefined ? {} : { 'content-length': String(length) }),
      },
      body: new Uint8Array(bytes),
    }),
  );
  return { status: response.status, body: JSON.parse(await response.text()) };
}

export const photoFilesOf = async ({ photosFolder }: TestHouse): Promise<string[]> =>
  (await readdir(photosFolder).catch((): string[] => [])).toSorted((a, b) => a.localeCompare(b));
