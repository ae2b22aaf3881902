import { requireNode } from './node-version.js';
import { ensureBuilt } from './building/build.js';
import { ensureInstalled } from './install.js';

/** `npm run ready`: what `npm start` does before it serves, while another folder's house is still open. */
requireNode();
try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
