/**
 * A mail server of its own process, for tests and journeys: it really speaks SMTP, keeps what it gets in memory and
 * shows it over HTTP, of one mailbox alone with `?to=`. `node tests/mail-server.ts [smtpPort] [httpPort]`, on loopback only.
 * `nobody@…` is refused for good, `later@…` for now; after POST /stall a mail is read but not answered until /release.
 */
import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { readMail } from './mail-parts.ts';
import type { CaughtMail } from './mail-parts.ts';

const [smtpPort = '0', httpPort = '0'] = process.argv.slice(2);
const host = '127.0.0.1';
let caught: CaughtMail[] = [];
/** Those that were read and wait for their answer; undefined while the server answers at once. */
let stalled: (() => void)[] | undefined;

const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

function caughtOne(answer: () => void, mail: CaughtMail): void {
  const take = () => {
    caught.push(mail);
    answer();
  };
  if (stalled) stalled.push(take);
  else take();
}

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  onRcptTo: ({ address }, _session, answer) => {
    if (address.startsWith('nobody@')) return answer(refusal(550, `5.1.1 <${address}> is unknown here`));
    if (address.startsWith('later@')) return answer(refusal(451, `4.3.0 <${address}> has to wait`));
    return answer();
  },
  onData: (stream, session, answer) => {
    const to = session.envelope.rcptTo.map(({ address }) => address);
    void text(stream).then(async (source) => caughtOne(() => answer(), await readMail(to, source)));
  },
});
// A client that goes away in the middle is no news here.
smtp.on('error', () => undefined);

const control = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', `http://${host}`);
  if (pathname === '/stall') stalled ??= [];
  if (pathname === '/release') {
    stalled?.forEach((take) => take());
    stalled = undefined;
  }
  if (pathname === '/forget') caught = [];
  const mailbox = searchParams.get('to');
  const mails = mailbox === null ? caught : caught.filter(({ to }) => to.includes(mailbox));
  const state = { mails, stalled: stalled?.length ?? 0 };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(state));
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;
smtp.listen(Number(smtpPort), host, () =>
  control.listen(Number(httpPort), host, () =>
    process.stdout.write(`${JSON.stringify({ smtp: portOf(smtp.server), http: portOf(control) })}\n`),
  ),
);
