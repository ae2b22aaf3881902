import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 4173);
const address = `http://127.0.0.1:${port}`;
const dataDir = join(import.meta.dirname, '.cache', 'journeys-data');

// Every worker reads this file too; only the first reader may clear the way for a new database.
if (process.env['TEST_WORKER_INDEX'] === undefined) rmSync(dataDir, { recursive: true, force: true });

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const executablePath = process.env['CHROMIUM_PATH'];

/** The journeys, in a real browser against the built app on a fresh embedded database full of the demo catalogue. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  reporter: 'list',
  use: {
    baseURL: address,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { args: flags, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
  ],
  webServer: {
    command: 'exec node_modules/.bin/node src/app/server/main.ts',
    url: `${address}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_PHONE: '+34600000001',
      ADMIN_PASSWORD: 'una-clave-larga-9',
      LOG_LEVEL: 'warn',
      // Each journey says where it comes from, as a proxy would.
      TRUSTED_PROXIES: '127.0.0.1',
    },
  },
});
