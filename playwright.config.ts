import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { standInKeys } from '#kit/server/sms/testing-twilio.ts';
import { systemClock } from '#kit/shared/clock.ts';
import { withoutPictures } from './e2e/launch.ts';

const port = Number(process.env['E2E_PORT'] ?? 4173);
/** A server that runs already, the development server for example; unless told, the built app is started. */
const running = process.env['E2E_BASE_URL'];
const mailPorts = { smtp: port + 1, shown: port + 2 };
const address = running ?? `http://127.0.0.1:${port}`;
const dataDir = join(import.meta.dirname, '.cache', 'journeys-data');
const stripeDir = join(import.meta.dirname, '.cache', 'journeys-stripe-data');

/** When the journeys begin, a Friday evening in June unless told: houses, browser and journeys are moved there (e2e/clock.ts). */
const begins = process.env['JOURNEYS_BEGIN'] ?? '2026-06-26T17:00:00Z';

// Every worker reads this file too; only the first reader sets the clock. Knip reads it as well, beside journeys that are
// told meanwhile: their databases are cleared away by whoever fills them (tests/setup/start-seeded.ts), not here.
if (process.env['TEST_WORKER_INDEX'] === undefined && running === undefined) {
  process.env['JOURNEYS_BEGIN'] = begins;
  process.env['CLOCK_AHEAD_MS'] = String(Date.parse(begins) - systemClock().getTime());
}

const node =
  'exec node_modules/.bin/node --import ./tests/worlds/move-clock.js --import ./tests/reach-other-sites.js --import ./tests/setup/start-seeded.ts';

/** How a house is waited for, and ended. */
const patience = {
  timeout: 120_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  stdout: 'pipe' as const,
};

/** The journeys, in a real browser against the built app on a fresh embedded database full of the demo catalogue. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // A busy machine takes its time: nothing that a journey waits for is measured by it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    trace: 'on-first-retry',
    // What can't be pressed is told by its own line, not by the journey's end minutes later.
    actionTimeout: 60_000,
    launchOptions: withoutPictures,
    // A worker that has ended may leave its context waiting for it (e2e/windows.ts); the journeys that need one say so.
    serviceWorkers: 'block',
  },
  projects: [
    // Drawing what moves takes a fifth of the time: on the desk only journeys that ask for it move, on the phone all do.
    {
      name: 'desktop',
      grepInvert: /\(es\) @phone/,
      use: { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
    },
    // What is told on both, in both languages, is told in English at the desk and in Spanish on the phone.
    {
      name: 'phone',
      grep: /@phone/,
      grepInvert: /\(en\) @phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  ...(running === undefined ? { webServer: [mailServer(), builtApp(), stripeHouse()] } : {}),
});

/** Takes the letters of the house and shows them to the journeys (e2e/mails.ts). */
function mailServer() {
  return {
    command: `exec node_modules/.bin/node tests/mail-server.ts ${mailPorts.smtp} ${mailPorts.shown}`,
    url: `http://127.0.0.1:${mailPorts.shown}/`,
    reuseExistingServer: false,
  };
}

/** As a newcomer starts it, on a database of its own (tests/setup/start-seeded.ts). */
function builtApp() {
  return {
    command: `${node} dist/house/main.js`,
    url: `${address}/readyz`,
    ...patience,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      BACKUP_DIR: join(dataDir, 'backups'),
      ADMIN_PHONE: '+34600000001',
      ADMIN_PASSWORD: 'una-clave-larga-9',
      LOG_LEVEL: 'warn',
      SMTP_URL: `smtp://127.0.0.1:${mailPorts.smtp}`,
      // Each journey says where it comes from, as a proxy would.
      TRUSTED_PROXIES: '127.0.0.1',
    },
  };
}

/** The same with keys of Stripe and Twilio, and their stand-ins beside it in one process (tests/stripe-house.ts, e2e/stripe.ts). */
function stripeHouse() {
  return {
    command: `${node} tests/stripe-house.ts ${port + 5}`,
    url: `http://127.0.0.1:${port + 3}/readyz`,
    ...patience,
    env: {
      NODE_ENV: 'production',
      PORT: String(port + 3),
      DATA_DIR: stripeDir,
      BACKUP_DIR: join(stripeDir, 'backups'),
      DEMO: '0',
      ADMIN_PHONE: '+34600000001',
      ADMIN_PASSWORD: 'una-clave-larga-9',
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '127.0.0.1',
      STRIPE_SECRET_KEY: 'sk_test_standin',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
      STRIPE_WEBHOOK_SECRET: 'whsec_journeys',
      STRIPE_API_BASE: `http://127.0.0.1:${port + 4}`,
      TWILIO_ACCOUNT_SID: standInKeys.accountSid,
      TWILIO_AUTH_TOKEN: standInKeys.authToken,
      TWILIO_FROM: standInKeys.from,
      TWILIO_API_BASE: `http://127.0.0.1:${port + 6}`,
    },
  };
}
