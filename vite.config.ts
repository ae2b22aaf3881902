import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { partFiles } from './scripts/building/part-files.ts';
import { plainFacts } from './scripts/building/plain-facts.ts';
import { cssModules, keptStyles } from './scripts/building/css-modules.ts';

type Module = { readonly importers: readonly string[]; readonly importedIds: readonly string[] };
type Modules = { getModuleInfo: (id: string) => Module | null };

const onHome = /\/app\/web\/(?:client\.tsx$|routes\/index\.tsx\?)/;
/** The chapters that wake late are drawn by the server at once: their styles come with the first. */
const drawnAtHome = /\/app\/web\/(?:client\.tsx$|home-(?:end|events)\.tsx$|routes\/index\.tsx\?)/;
/** Parts that any page may be made of. */
const parts = /\/kit\/web\/(?:ui|form)\/[\w-]+\.module\.css$/;
/** What comes when the second window of the home page is near. */
const inSecondWindow = /\/app\/web\/home-events\.tsx$/;
const elsewhere = /\/app\/web\/(?:client\.tsx$|routes\/(?!index\.)[\w.-]+\.tsx\?)/;

/** Small letters and figures are enough, weigh less in the first script, and no disc takes two of them for one. */
const hashCharacters = 'base36';

/** Whether one of these files loads the module at once, itself or through others. */
function isLoadedBy(files: RegExp, id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (files.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isLoadedBy(files, importer, modules, seen));
}

/** The pages that visitors arrive at from elsewhere: each of a dozen small files of styles would hold up their first paint. */
const listingPages = /\/app\/web\/routes\/(?:events|rentals|businesses|jobs)\.\$id\.tsx\?/;
const searchPage = /\/app\/web\/routes\/search\.tsx\?/;

/** The file a module comes in, where it is not left to itself. */
function groupOf(id: string, modules: Modules): string | null {
  if (!id.endsWith('.css')) {
    if (!isLoadedBy(elsewhere, id, modules)) return null;
    return isLoadedBy(onHome, id, modules)
      ? 'house'
      : !id.includes('/kit/') && isLoadedBy(inSecondWindow, id, modules)
        ? 'second'
        : null;
  }
  if (parts.test(id) || isLoadedBy(drawnAtHome, id, modules)) return 'house';
  const isOnListing = isLoadedBy(listingPages, id, modules);
  const isOnSearch = isLoadedBy(searchPage, id, modules);
  if (isOnListing && isOnSearch) return 'house';
  return isOnListing ? 'listing' : isOnSearch ? 'search' : null;
}

export default defineConfig(({ command }) => ({
  plugins: [
    tanstackStart({
      srcDirectory: 'src/app/web',
      router: {
        routesDirectory: 'routes',
        generatedRouteTree: 'route-tree.gen.ts',
        addExtensions: true,
        quoteStyle: 'single',
        semicolons: true,
        // Loaders know their page's words and queries: they are loaded with the page, not with the first one.
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
        },
      },
    }),
    react(),
    plainFacts(),
    partFiles(),
    keptStyles(),
  ],
  css: { modules: cssModules },
  // React has it since 18; what the package brings for older ones stays out.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  environments: {
    // A start reads some forty files of pages, not hundreds of libraries; what is drawn later is read later.
    ssr: {
      resolve: { noExternal: command === 'build' ? true : [] },
      // Pages name the fonts before the client does: as it does.
      build: { rolldownOptions: { output: { hashCharacters } } },
    },
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          // A class is its name where it is used, wherever that lies.
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          output: {
            // Every page names every file: seven letters, the fewest there can be, say which it is and of which build.
            hashCharacters,
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: ({ names: [name = ''] }) =>
              name.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
            // What every page needs changes rarely and compresses best in one piece; what only forms and lists of requests need is left out.
            codeSplitting: {
              groups: [
                {
                  name: 'ground',
                  priority: 2,
                  test: /node_modules\/(?:react|react-dom|scheduler|@tanstack|use-sync-external-store)\/(?!.*(?:useBlocker|useMutation|mutationObserver|useQueries|queriesObserver))/,
                },
                // What the home page shares with others comes with the first script, not in a dozen small ones; its styles
                // and those of the parts come in the one file that every page begins with; those of a listing's page, or of a search, in one more.
                { name: groupOf, priority: 1, test: /\/src\// },
                // Every page names every file: what several share, needs nothing and is a few lines costs more by its name than by what is in it.
                {
                  name: (id, modules) => (modules.getModuleInfo(id)?.importedIds.length === 0 ? 'small' : null),
                  test: /\/src\/.*\.ts$/,
                  minShareCount: 2,
                  maxModuleSize: 700,
                },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    target: 'es2022',
    // Fonts and pictures stay files of their own: they are hashed, preloaded and kept for a year.
    assetsInlineLimit: 0,
  },
}));
