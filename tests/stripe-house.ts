/**
 * The house with the providers' keys beside their stand-ins, in a process of its own, for journeys: what a browser pays
 * there comes back as a signed notice, and what it texts is told by GET /texts. `node tests/stripe-house.ts controlPort [main]`; the rest is in the environment.
 * POST /away and /back take Stripe away and bring it back, /hold and /release keep its notices for a while.
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { noticeHeader, signNotice } from '#features/payments/server/taking/notice.ts';
import { openStandIn } from '#features/payments/server/stand-in/stand-in.ts';
import { readEnv } from '#kit/server/env.ts';
import { openTwilio } from '#kit/server/sms/testing-twilio.ts';
import { systemClock } from '#kit/shared/clock.ts';

const [controlPort = '0', main = 'dist/house/main.js'] = process.argv.slice(2);
const { PORT, STRIPE_API_BASE = '', STRIPE_WEBHOOK_SECRET = '', TWILIO_API_BASE = '' } = readEnv();
/** Payments whose notices are kept back; undefined while each is told at once. */
let held: string[] | undefined;

function tell(paymentId: string): void {
  if (held) return void held.push(paymentId);
  const body = standIn.noticeOf(paymentId);
  const headers = { [noticeHeader]: signNotice(STRIPE_WEBHOOK_SECRET, body, systemClock()) };
  void fetch(`http://127.0.0.1:${PORT}/api/payments/webhook`, { method: 'POST', headers, body });
}

const standIn = await openStandIn(Number(new URL(STRIPE_API_BASE).port), tell);
const twilio = await openTwilio(Number(new URL(TWILIO_API_BASE).port));
const orders: Readonly<Record<string, () => void>> = {
  '/away': () => standIn.setAway(true),
  '/back': () => standIn.setAway(false),
  '/hold': () => {
    held ??= [];
  },
  '/release': () => {
    const late = held ?? [];
    held = undefined;
    late.forEach(tell);
  },
};
createServer((request, response) => {
  if (request.url === '/texts') return void response.end(JSON.stringify(twilio.taken));
  orders[request.url ?? '']?.();
  return void response.writeHead(204).end();
}).listen(Number(controlPort), '127.0.0.1');

await import(join(import.meta.dirname, '..', main));
