import { requireNode } from './node-version.js';
import { ensureInstalled } from './install.js';
import { serve } from './serve.js';

/** `npm run dev`: install what is missing, then the server with hot reload, the API in the same process. */
requireNode();
try {
  await ensureInstalled();
  await serve('src/app/server/dev.ts', 'development');
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
