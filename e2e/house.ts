/** Where the houses of the journeys are (playwright.config.ts). */
const port = Number(process.env['E2E_PORT'] ?? 4173);

/** The house of most journeys; a server that runs already when E2E_BASE_URL names one. */
export const house = process.env['E2E_BASE_URL'] ?? `http://127.0.0.1:${port}`;
/** Three ports above it the one with keys of providers, then Stripe's stand-in, then what commands it; then Twilio's. */
export const stripeHouse = `http://127.0.0.1:${port + 3}`;
export const stripeStandIn = `http://127.0.0.1:${port + 4}`;
export const stripeControl = `http://127.0.0.1:${port + 5}`;
/** Where money asks for a second factor: opened by the one journey that needs it (e2e/guarded-house.ts). */
export const guardedPort = port + 7;
export const guardedHouse = `http://127.0.0.1:${guardedPort}`;
