/** Whoever sends a large body and never ends it keeps out nobody but themselves, and fills no memory (decision 0148). */
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { maxDocumentBytes } from '#features/listing-claims/rules.ts';
import { signatureHeader } from '#features/messages/server/inbound/take-answer.ts';
import { signBody } from '#kit/server/signed-body.ts';
import { maxPhotoBytes } from '#kit/shared/photo.ts';
import { aTestHouse, origin } from './testing.ts';
import type { Member } from './testing.ts';

const inboundMail = { domain: 'mail.aftersun.example', secret: 'a secret of the inbound mail' };
const house = aTestHouse({ inboundMail });
let photo: Buffer;
beforeAll(async () => {
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
});

type Sending = { readonly as?: Member; readonly address: string; readonly headers?: Record<string, string> };

const post = async (path: string, body: BodyInit, size: number, { as, address, headers = {} }: Sending) => {
  const all = { 'sec-fetch-site': 'same-origin', 'content-length': String(size), ...headers };
  const request = new Request(origin + path, {
    method: 'POST',
    headers: { ...all, ...(as && { cookie: as.cookie }) },
    body,
    duplex: 'half',
  } as RequestInit);
  return (await house.api.answer(request, { address })).status;
};

/** Bodies that are announced and do not come, until they are ended. */
function stalling(path: string, size: number) {
  const open: ReadableStreamDefaultController[] = [];
  const answers: Promise<number>[] = [];
  return {
    /** Comes back when the house waits for it: it has its room by then. */
    begin: (sending: Sending) => {
      const { promise: isAwaited, resolve } = Promise.withResolvers<void>();
      const start = (controller: ReadableStreamDefaultController) => void open.push(controller);
      const body = new ReadableStream({ start, pull: () => resolve() }, { highWaterMark: 0 });
      answers.push(post(path, body, size, sending));
      return isAwaited;
    },
    end: () => {
      for (const controller of open) controller.close();
      return Promise.all(answers);
    },
  };
}

const business = () => house.signedInAs('business');

describe('bodies that never come', () => {
  test('of photos are two of one account, and four of one household', async () => {
    const [slow, other, third, quick] = [await business(), await business(), await business(), await business()];
    const sends = (as: Member, address: string) =>
      post('/api/photos', new Uint8Array(photo), photo.length, { as, address });
    const stalled = stalling('/api/photos', maxPhotoBytes);
    for (const as of [slow, slow]) await stalled.begin({ as, address: '10.0.0.1' });
    expect(await sends(slow, '10.0.0.2')).toBe(503);
    expect(await sends(other, '10.0.0.1')).toBe(201);
    for (const as of [other, other]) await stalled.begin({ as, address: '10.0.0.1' });
    expect(await sends(third, '10.0.0.1')).toBe(503);
    expect(await sends(quick, '10.0.0.9')).toBe(201);
    // What came is nothing, and no photo.
    expect(await stalled.end()).toEqual([415, 415, 415, 415]);
    expect(await sends(slow, '10.0.0.1')).toBe(201);
  });

  test('of papers for claims are two of one household', async () => {
    const [slow, other] = [await business(), await business()];
    const paper = new TextEncoder().encode('%PDF-1.7 %%EOF');
    const sends = (as: Member, address: string) => post('/api/claim-documents', paper, paper.length, { as, address });
    const stalled = stalling('/api/claim-documents', maxDocumentBytes);
    for (const as of [slow, other]) await stalled.begin({ as, address: '10.0.1.1' });
    expect(await sends(slow, '10.0.1.1')).toBe(503);
    expect(await sends(other, '10.0.1.2')).toBe(201);
    expect(await stalled.end()).toEqual([415, 415]);
    expect(await sends(slow, '10.0.1.1')).toBe(201);
  });

  test('of mails, which anybody may send who can’t sign them, are four of one household, and eight in all', async () => {
    const mail = new TextEncoder().encode('From: ana@correo.example\r\nTo: x@mail.aftersun.example\r\n\r\nHello\r\n');
    const headers = { 'content-type': 'message/rfc822' };
    const signed = { ...headers, [signatureHeader]: signBody(inboundMail.secret, mail, house.time.now) };
    const arrives = (address: string) => post('/api/inbound-mail', mail, mail.length, { address, headers: signed });
    const stalled = stalling('/api/inbound-mail', 10 * 1024 * 1024);
    for (let n = 0; n < 4; n += 1) await stalled.begin({ address: '10.0.2.1', headers });
    expect(await arrives('10.0.2.1')).toBe(503);
    expect(await arrives('10.0.2.9')).toBe(202);
    for (let n = 0; n < 4; n += 1) await stalled.begin({ address: '10.0.2.2', headers });
    expect(await arrives('10.0.2.9')).toBe(503);
    expect(await stalled.end()).toEqual(Array.from({ length: 8 }, () => 400));
    expect(await arrives('10.0.2.1')).toBe(202);
  });
});
