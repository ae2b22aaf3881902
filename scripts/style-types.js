/**
 * `npm run style-types`: writes down which classes each CSS module has (src/css-modules.d.ts), so that the type checker
 * refuses a class that no file declares. A law says when it has to be run again.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'lightningcss';
