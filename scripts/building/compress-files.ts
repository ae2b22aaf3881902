/** Part of the build: the files of the pages are compressed once, not when somebody waits for them (decision 0060). */
import { compressFiles } from '../../src/kit/server/static-files.ts';
import { at } from '../paths.js';

await compressFiles(at('dist', 'client'));
