import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMailer, faultOf, keepingPassword, MailFault } from './mailer.ts';

const mail = { id: 'x', to: 'ana@correo.example', language: 'es', subject: 's', text: 't', html: 'h' };
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

describe('a password for the mail server', () => {
  it.each([
    ['smtp://user:secreto@mail.correo.example:587', 'smtp://user:secreto@mail.correo.example:587?requireTLS=true'],
    ['smtp://u:s@mail.correo.example?ignoreTLS=true', 'smtp://u:s@mail.correo.example?requireTLS=true'],
    ['smtp://u:s@127.0.0.1.correo.example', 'smtp://u:s@127.0.0.1.correo.example?requireTLS=true'],
    ['smtp://u:s@127.0.0.1:25', 'smtp://u:s@127.0.0.1:25'],
    ['smtp://u:s@[::1]:25', 'smtp://u:s@[::1]:25'],
    ['smtp://mail.correo.example:25', 'smtp://mail.correo.example:25'],
  ])('of %s is kept', (url, kept) => expect(keepingPassword(url)).toBe(kept));

  /** A server that takes a password in clear, and offers nothing better; the names that signed in. */
  const openServer = async () => {
    const signedIn: string[] = [];
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      disableReverseLookup: true,
      onAuth: ({ username = '' }, _session, answer) => {
        signedIn.push(username);
        answer(null, { user: username });
      },
      onData: (stream, _session, answer) => stream.resume().on('end', () => answer()),
    });
    const listening = server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    onTestFinished(() => new Promise((done) => server.close(() => done())));
    const address = listening.address();
    if (address === null || typeof address === 'string') throw new Error('it listens on no port');
    return { signedIn, port: address.port };
  };

  it('is said to a server on this machine, and to none that must offer TLS and does not', async () => {
    const { signedIn, port } = await openServer();
    const sent = (query: string) => {
      const url = `smtp://user:secreto@127.0.0.1:${port}${query}`;
      return createMailer({ url, from: 'hello@aftersun.example' }).send(mail);
    };
    await expect(sent('?requireTLS=true')).rejects.toMatchObject({ name: 'MailFault', isPermanent: false });
    expect(signedIn).toEqual([]);
    await sent('');
    expect(signedIn).toEqual(['user']);
  });
});

it('after closing nothing is sent any more', async () => {
  const mailer = createMailer({ url: 'smtp://user:secreto@127.0.0.1:9', from: 'Aftersun <hello@aftersun.example>' });
  await mailer.close();
  await expect(mailer.send(mail)).rejects.toThrow(MailFault);
});
