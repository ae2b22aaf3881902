import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    tailwindcss(),
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
  ],
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          output: {
            // What every page needs changes rarely and compresses best in one piece.
            codeSplitting: {
              groups: [
                {
                  name: 'ground',
                  test: /node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store)\//,
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
