/** What a stranger's server can do to whoever reads a file of it: nothing. */
import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { isForeignAddress, openNet, readForeign } from './read-foreign.ts';
import { aForeignSite } from './testing-foreign.ts';

let site: Awaited<ReturnType<typeof aForeignSite>> | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

const asked = { agent: 'A-Test/1', accept: 'text/calendar', maxBytes: 1000, maxMs: 3000, own: 'house.example' };
const read = async (answer: RequestListener, address = 'https://calendar.example/a.ics', names = {}) => {
  site = await aForeignSite(answer, names);
  try {
    return (await readForeign(address, { ...asked, net: site.net })).toString();
  } catch (error) {
    return (error as { fault?: string }).fault ?? String(error);
  } finally {
    await site.close();
    site = undefined;
  }
};

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.9.9.9',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  'localhost',
  '',
])('%s is not of the open net', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2a00:1450:4003:80f::200e', '2606:4700::1111'])(
  '%s is of the open net',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  'http://calendar.example/a.ics',
  'ftp://calendar.example/a.ics',
  'file:///etc/passwd',
  'https://calendar.example:8443/a.ics',
  'https://user:word@calendar.example/a.ics',
  'https://house.example/a.ics',
  'https://HOUSE.example./a.ics',
  'https://localhost/a.ics',
  'https://printer.local/a.ics',
  'https://db.internal/a.ics',
  'https://intranet/a.ics',
  'https://127.0.0.1/a.ics',
  'https://2130706433/a.ics',
  'https://0x7f.1/a.ics',
  'https://0177.0.0.1/a.ics',
  'https://[::1]/a.ics',
  'https://[::ffff:7f00:1]/a.ics',
  'https://169.254.169.254/latest/meta-data/',
  'https://１２７.0.0.1/',
  'calendar.example/a.ics',
  '',
])('%s is not asked', (address) => {
  expect(isForeignAddress(address, 'house.example')).toBe(false);
});

describe('a file', () => {
  test('comes as it is, asked for without a cookie, by a name of our own', async () => {
    const heads: unknown[] = [];
    const text = await read(({ headers, method, url }, response) => {
      heads.push({ method, url, ...headers });
      response.setHeader('set-cookie', 'a=b').end('BEGIN');
    }, 'https://calendar.example/a.ics?s=secret');
    expect(text).toBe('BEGIN');
    expect(heads).toEqual([
      {
        method: 'GET',
        url: '/a.ics?s=secret',
        // With the port of this test.
        host: expect.stringMatching(/^calendar\.example:/),
        accept: 'text/calendar',
        'accept-encoding': 'identity',
        'user-agent': 'A-Test/1',
        connection: 'close',
      },
    ]);
  });

  test.each([
    [404, 'notFound'],
    [410, 'notFound'],
    [401, 'refused'],
    [403, 'refused'],
    [500, 'status'],
    [204, 'status'],
  ])('with %s is told as %s', async (status, fault) => {
    expect(await read((_, response) => response.writeHead(status).end())).toBe(fault);
  });

  test('is never longer than asked, whatever its head says', async () => {
    expect(await read((_, response) => response.end('a'.repeat(1001)))).toBe('tooLarge');
    expect(await read((_, response) => response.writeHead(200, { 'content-length': '9999' }).write('a'))).toBe(
      'tooLarge',
    );
    expect(
      await read((_, response) => {
        const more = setInterval(() => response.write('a'.repeat(400)), 5);
        response.on('close', () => clearInterval(more));
      }),
    ).toBe('tooLarge');
  });

  test('is waited for so long and no longer', async () => {
    site = await aForeignSite((_, response) => void response.write('a'));
    const quick = { ...asked, maxMs: 200, net: site.net };
    await expect(readForeign('https://calendar.example/', quick)).rejects.toMatchObject({ fault: 'slow' });
  });

  test('that is packed or cut off is none', async () => {
    expect(await read((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('a'))).toBe(
      'status',
    );
    const cut: RequestListener = (_, response) => {
      response.writeHead(200, { 'content-length': '500' }).write('a');
      setTimeout(() => response.destroy(), 50);
    };
    expect(await read(cut)).toBe('unreachable');
  });

  test('that changes its protocol is none: it says nothing more, and nobody waits for it', async () => {
    const changing = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n';
    expect(await read((_, response) => void response.socket?.write(changing))).toBe('status');
  });
});

describe('where a name leads', () => {
  const never: RequestListener = (_, response) => response.end('reached');

  test.each([
    ['inside', ['10.0.0.1']],
    ['inside by IPv6', ['fd00::1']],
    ['inside in disguise', ['::ffff:10.0.0.1']],
    ['outside and inside', ['127.0.0.1', '192.168.1.1']],
  ])('%s is not connected to', async (_, addresses) => {
    expect(await read(never, undefined, { 'calendar.example': addresses })).toBe('forbidden');
  });

  test('nowhere is told so, and whose certificate is of another is not believed', async () => {
    expect(await read(never, undefined, { 'calendar.example': [] })).toBe('unreachable');
    expect(await read(never, 'https://stranger.example/')).toBe('unreachable');
  });

  test('is looked at anew behind every redirect, of which there are three at most', async () => {
    const to =
      (location: string): RequestListener =>
      (request, response) =>
        request.headers.host?.startsWith('calendar.') && request.url === '/a.ics'
          ? response.writeHead(302, { location }).end()
          : response.end('reached');
    expect(await read(to('https://other.example/b.ics'))).toBe('reached');
    expect(await read(to('/b.ics'))).toBe('reached');
    for (const location of [
      'http://other.example/',
      'https://127.0.0.1/',
      'https://house.example/',
      'file:///etc/passwd',
    ])
      expect(await read(to(location))).toBe('forbidden');
    expect(await read(to('https://other.example/'), undefined, { 'other.example': ['10.0.0.1'] })).toBe('forbidden');
    expect(await read((_, response) => response.writeHead(301, { location: '/again' }).end())).toBe('redirects');
    expect(await read((_, response) => response.writeHead(301).end())).toBe('redirects');
  });
});

test('the house itself reaches nothing but the open net', () => {
  expect([openNet.port, openNet.ca, openNet.isAllowed]).toEqual([443, undefined, isPublicAddress]);
});
