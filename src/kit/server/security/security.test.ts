import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { Problem } from '#kit/shared/problem.ts';
import { dataPolicy, pagePolicy, refuseCrossSite, securityHeaders } from './security.ts';

describe('what every answer carries', () => {
  it('forbids sniffing and framing, and tells other sites little', () => {
    expect(securityHeaders(false)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it('lets wallets be asked from the card form’s frame, and from nowhere else', () => {
    expect(securityHeaders(true)['permissions-policy']).toContain('payment=(self "https://js.stripe.com")');
  });

  it('asks browsers to stay on https only where the house is served over https', () => {
    expect(securityHeaders(false)).not.toHaveProperty('strict-transport-security');
    expect(securityHeaders(true)['strict-transport-security']).toMatch(/^max-age=31536000/);
  });
});

describe('the policy of a page', () => {
  const policy = Object.fromEntries(
    pagePolicy(["'sha256-abc='"])
      .split('; ')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  );

  it('runs its own scripts and those named by hash, never unsafe ones', () => {
    expect(policy['script-src']).toBe("'self' 'sha256-abc='");
    expect(policy['default-src']).toBe("'none'");
  });

  it('may not be framed, nor its base or the target of its forms be moved', () => {
    expect(policy['frame-ancestors']).toBe("'none'");
    expect(policy['base-uri']).toBe("'none'");
    expect(policy['form-action']).toBe("'self'");
  });

  it('runs workers of its own, and fetches from nowhere else', () => {
    expect(policy['worker-src']).toBe("'self'");
    expect(policy['connect-src']).toBe("'self'");
  });

  it('lets a foreign map style fetch from its origins, but never run or frame anything', () => {
    const origins = ['https://tiles.example', 'http://127.0.0.1:9000'];
    const parts = pagePolicy([], { mapOrigins: origins }).split('; ');
    const named = parts.filter((part) => origins.some((origin) => part.includes(origin)));
    expect(named.map((part) => part.split(' ')[0])).toEqual(['img-src', 'connect-src']);
    expect(named.every((part) => origins.every((origin) => part.split(' ').includes(origin)))).toBe(true);
  });

  it('lets Stripe’s card form in where there are keys for it, and nowhere else', () => {
    const parts = pagePolicy([], { withStripe: true }).split('; ');
    const named = parts.filter((part) => part.includes('stripe.com'));
    expect(named.map((part) => part.split(' ')[0])).toEqual(['script-src', 'frame-src', 'connect-src']);
    expect(pagePolicy([])).not.toMatch(/stripe|frame-src/);
  });

  it('takes rules of style from files of the house alone; attributes may only place their own element', () => {
    expect(policy['style-src']).toBe("'self'");
    expect(Object.entries(policy).filter(([, sources]) => String(sources).includes('unsafe'))).toEqual([
      ['style-src-attr', "'unsafe-inline'"],
    ]);
  });

  it('lets rules of style stand in a page while developing, and never else', () => {
    expect(pagePolicy([], { inDevelopment: true }).split('; ')).toContain("style-src 'self' 'unsafe-inline'");
    expect(pagePolicy([], { withStripe: true }).split('; ')).toContain("style-src 'self'");
  });

  it('shows pictures of the house, and from elsewhere only those of origins that were named', () => {
    expect(policy['img-src']).toBe("'self' data:");
    const parts = pagePolicy([], { imageOrigins: ['https://cdn.example'] }).split('; ');
    expect(parts).toContain("img-src 'self' data: https://cdn.example");
    expect(parts.filter((part) => part.includes('cdn.example'))).toHaveLength(1);
  });

  it('says where to tell of what it refused, in the words of new and of old browsers', () => {
    expect(policy['report-to']).toBe('policy');
    expect(policy['report-uri']).toBe('/api/policy-reports');
    expect(securityHeaders(false)['reporting-endpoints']).toBe('policy="/api/policy-reports"');
  });

  it('lets data run and frame nothing at all', () => {
    expect(dataPolicy).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});

describe('refuseCrossSite', () => {
  const own = 'https://aftersun.example';
  const app = new Hono().use(refuseCrossSite(own)).all('*', (c) => c.text('done'));
  app.onError((error, c) => c.text(error instanceof Problem ? error.code : 'broken', 403));
  const send = async (method: string, headers: Record<string, string>) =>
    (await app.request(`${own}/api/orders`, { method, headers })).text();

  it.each([
    ['the house itself', { 'sec-fetch-site': 'same-origin', origin: own }],
    ['an address typed in', { 'sec-fetch-site': 'none' }],
    ['an old browser on the house', { origin: own }],
    ['no browser', {}],
  ])('lets a write from %s through', async (_, headers) => expect(await send('POST', headers)).toBe('done'));

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a neighbour on the same domain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.aftersun.example' }],
    ['another site that claims the own origin', { 'sec-fetch-site': 'cross-site', origin: own }],
    ['an old browser on another site', { origin: 'https://evil.example' }],
    ['an old browser in a sandboxed frame', { origin: 'null' }],
    ['an old browser on a foreign name that leads here', { origin: 'http://evil.example', host: 'evil.example' }],
    ['an old browser on a name of this machine', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
    ['an old browser on another port', { origin: 'https://aftersun.example:8443', host: 'aftersun.example' }],
    ['a value nobody knows', { 'sec-fetch-site': 'friendly' }],
  ])('refuses a write from %s', async (_, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(await send(method, headers)).toBe('cross_site');
  });

  it.each([
    ['http://localhost:3000', 'done'],
    ['http://[::1]:3000', 'done'],
    ['http://localhost:3001', 'cross_site'],
    ['https://localhost:3000', 'cross_site'],
    ['http://evil.example:3000', 'cross_site'],
  ])('knows every name of this machine where the house is here alone: %s is %s', async (origin, told) => {
    const here = new Hono().use(refuseCrossSite('http://127.0.0.1:3000')).all('*', (c) => c.text('done'));
    here.onError((error, c) => c.text(error instanceof Problem ? error.code : 'broken', 403));
    const headers = { origin, host: new URL(origin).host };
    expect(await (await here.request(`${origin}/api/orders`, { method: 'POST', headers })).text()).toBe(told);
  });

  it('lets anybody read', async () => {
    for (const method of ['GET', 'OPTIONS'])
      expect(await send(method, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).toBe('done');
  });
});
