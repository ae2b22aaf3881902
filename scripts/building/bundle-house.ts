/** The server as `npm start` runs it (decision 0059); in development it runs from its sources. */
import { at } from '../paths.js';
import { bundlePrograms } from './bundle-programs.ts';

await bundlePrograms({ main: 'src/app/server/main.ts' }, at('dist', 'house'));
