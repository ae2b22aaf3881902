import { expect, test } from 'vitest';
import { securityTxt, securityTxtPath } from './security-txt.ts';

const read = async (contact?: string) => {
  const app = securityTxt({
    clock: () => new Date('2026-08-21T18:00:00Z'),
    publicUrl: 'https://aftersun.example',
    contact,
  });
  const answer = await app.request(securityTxtPath);
  return { type: answer.headers.get('content-type'), lines: (await answer.text()).split('\n') };
};

test('security.txt names whom to tell, until when that holds, and where it stands (RFC 9116)', async () => {
  const { type, lines } = await read();
  expect(type).toMatch(/^text\/plain; charset=utf-8$/i);
  expect(lines).toEqual([
    'Contact: mailto:help@aftersun.example',
    'Expires: 2027-02-19T18:00:00.000Z',
    'Preferred-Languages: en, es',
    'Canonical: https://aftersun.example/.well-known/security.txt',
    '',
  ]);
});

test('the contact is whoever the environment names', async () => {
  const contact = 'https://aftersun.example/security';
  expect((await read(contact)).lines[0]).toBe(`Contact: ${contact}`);
});
