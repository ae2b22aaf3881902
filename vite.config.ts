import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { plainFacts } from './scripts/plain-facts.ts';

type Modules = { getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null };

const onHome = /\/app\/web\/(?:client\.tsx$|routes\/index\.tsx\?)/;
const elsewhere = /\/app\/web\/(?:client\.tsx$|routes\/(?!index\.)[\w.-]+\.tsx\?)/;

/** Whether one of these files loads the module at once, itself or through others. */
function isLoadedBy(files: RegExp, id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (files.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isLoadedBy(files, importer, modules, seen));
}

export default defineConfig({
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
  ],
  // React has it since 18; what the package brings for older ones stays out.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          output: {
            // Every page names every file: seven letters, the fewest there can be, say which it is and of which build.
            chunkFileNames: 'assets/[hash:7].js',
            // The one that the server names too is called as the server's own build calls it.
            assetFileNames: ({ names: [name = ''] }) =>
              name.endsWith('.css') && name !== 'styles.css'
                ? 'assets/[hash:7][extname]'
                : 'assets/[name]-[hash][extname]',
            // What every page needs changes rarely and compresses best in one piece; what only forms need is left out.
            codeSplitting: {
              groups: [
                {
                  name: 'ground',
                  priority: 2,
                  test: /node_modules\/(?:react|react-dom|scheduler|@tanstack|use-sync-external-store)\/(?!.*(?:useBlocker|useMutation|mutationObserver))/,
                },
                // What the home page shares with others comes with the first script, not in a dozen small ones.
                {
                  name: (id, modules) =>
                    isLoadedBy(onHome, id, modules) && isLoadedBy(elsewhere, id, modules) ? 'house' : null,
                  priority: 1,
                  test: /\/src\//,
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
});
