import { requireNode } from './node-version.js';
import { ensureBuilt } from './building/build.js';
import { ensureInstalled } from './install.js';
import { serve } from './serve.js';

/** `npm start`: install what is missing, build what is stale, serve. */
requireNode();
try {
  await ensureInstalled();
  await ensureBuilt();
  await serve('dist/house/main.js', 'production');
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
