import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { build } from 'vite';
import { plainFacts } from './plain-facts.ts';

const root = join(import.meta.dirname, '../..');

/** A source finds what lies beside it where it was written, seen from where it was bundled. */
const ownFolders = (folder: string): Plugin => ({
  name: 'own-folders',
  transform: (code, id) =>
    code.replaceAll(
      'import.meta.dirname',
      `(import.meta.dirname + ${JSON.stringify(`/${relative(folder, dirname(id))}`)})`,
    ),
});

/**
 * Puts programs of the server into a folder of the project, where they find their libraries, each with its sources in one
 * file: Node needs seconds of a core to read a house of hundreds of files. What they do is the same. `programs`: their
 * names and where they begin.
 */
export async function bundlePrograms(programs: Readonly<Record<string, string>>, folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [ownFolders(folder), plainFacts()],
    // What reads files of its own stays where they are.
    ssr: { noExternal: true, external: ['@electric-sql/pglite', 'nodemailer', 'pdfkit', 'pg', 'pino', 'sharp'] },
    build: {
      ssr: true,
      outDir: folder,
      minify: false,
      target: 'esnext',
      // What several share lies beside them, as deep in the project as they do.
      rolldownOptions: { input: { ...programs }, output: { chunkFileNames: '[name]-[hash].js' } },
    },
  });
}
