/** Issue 5: which style the maps are drawn with, what a page may fetch for them, and the plans of places. */
import { describe, expect, it } from 'vitest';
import { buildApi } from '#app/server/build-api.ts';
import { createPages } from '#app/server/pages.ts';
import { aTestHouse, origin } from '#app/server/testing.ts';
import { createLog } from '#kit/server/log.ts';
import { planUrl } from '#market/map/plan.ts';

const house = aTestHouse();

const styleUrl = 'https://maps.example/style.json';
const nightStyleUrl = 'https://maps.example/night.json';
const styled = () => {
  const { db, photos, time } = house;
  const options = { db, photos, clock: () => time.now, log: createLog('silent'), publicUrl: origin };
  return buildApi({ ...options, mapStyles: { styleUrl, nightStyleUrl } });
};

describe('GET /api/map', () => {
  it('names no style where none is given', async () => {
    expect(await house.call('GET', '/api/map')).toMatchObject({
      status: 200,
      body: { styleUrl: null, nightStyleUrl: null },
    });
  });

  it('names the styles of the environment', async () => {
    const answer = await styled().answer(new Request(`${origin}/api/map`));
    expect(await answer.json()).toEqual({ styleUrl, nightStyleUrl });
  });

  it('takes nothing', async () => {
    const reply = await house.call('GET', '/api/map?styleUrl=https://evil.example');
    expect([reply.status, reply.body.code]).toEqual([422, 'validation']);
    expect((await house.call('POST', '/api/map', { body: { styleUrl } })).status).toBe(405);
  });
});

describe('a page', () => {
  const policyWith = async (mapOrigins: readonly string[]) => {
    const page = createPages({
      api: styled(),
      web: {
        fetch: async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
        addressOf: (asked) => asked,
      },
      clock: () => house.time.now,
      log: createLog('silent'),
      publicUrl: origin,
      mapOrigins,
    });
    const answer = await page.answer(new Request(`${origin}/search`), 'a');
    return answer.headers.get('content-security-policy');
  };

  it('may fetch from the house alone', async () => {
    expect(await policyWith([])).toContain("; connect-src 'self';");
  });

  it('may fetch from a map style’s origins too', async () => {
    expect(await policyWith(['https://maps.example', 'https://tiles.example'])).toContain(
      "; connect-src 'self' https://maps.example https://tiles.example;",
    );
  });
});

describe('the plan of a place', () => {
  it('is a picture that nothing in it can leave', async () => {
    const { status, headers, body } = await house.call('GET', planUrl({ latitude: 38.5363, longitude: -0.124 }, 'day'));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(body).toMatch(/^<svg /);
  });

  it.each(['/art/plan/x.svg', '/art/plan/91.0000_0.0000.day.svg', '/art/plan/', '/art/plan/1.0000_1.0000.day.svg/x'])(
    'is not at %s',
    async (path) => expect((await house.call('GET', path)).status).toBe(404),
  );
});
