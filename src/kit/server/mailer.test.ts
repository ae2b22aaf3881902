import { describe, expect, it } from 'vitest';
import { createMailer, faultOf, MailFault } from './mailer.ts';

const refusal = (responseCode: number, command: string, response = `${responseCode} no`) =>
  Object.assign(new Error(response), { code: 'EENVELOPE', responseCode, command, response });

describe('a mail that was not taken', () => {
  it.each([
    ['an unknown recipient', refusal(550, 'RCPT TO'), true],
    ['a mail the server will not have', refusal(554, 'DATA'), true],
    [
      'a recipient that no server could know',
      Object.assign(new Error('x'), { code: 'EENVELOPE', command: 'API' }),
      true,
    ],
    ['a full mailbox', refusal(452, 'RCPT TO'), false],
    ['a server that is busy', refusal(421, 'DATA'), false],
    ['a wrong password of ours', refusal(535, 'AUTH PLAIN'), false],
    ['a sign-in that is missing', refusal(530, 'RCPT TO'), false],
    ['a sender that is refused', refusal(553, 'MAIL FROM'), false],
    ['no server', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' }), false],
    ['anything else', 'what', false],
  ])('because of %s is refused for good or not', (_, error, isPermanent) => {
    expect(faultOf(error).isPermanent).toBe(isPermanent);
  });

  it('says why by code only: the server’s words hold the address', () => {
    const fault = faultOf(refusal(550, 'RCPT TO', '550 5.1.1 <ana@correo.example> unknown here'));
    expect([fault.message, fault.cause]).toEqual(['550 5.1.1', undefined]);
  });
});

it('after closing nothing is sent any more', async () => {
  const mailer = createMailer({ url: 'smtp://user:secreto@127.0.0.1:9', from: 'Aftersun <hello@aftersun.example>' });
  await mailer.close();
  const mail = { id: 'x', to: 'ana@correo.example', language: 'es', subject: 's', text: 't', html: 'h' };
  await expect(mailer.send(mail)).rejects.toThrow(MailFault);
});
