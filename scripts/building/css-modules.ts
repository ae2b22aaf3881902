import type { Plugin } from 'vite';

/**
 * How classes of CSS modules are called, in builds, in development and in tests: in the page as in their file
 * (`.ticket-stub`), in code in camel case (`styles.ticketStub`). One owner for each name is a law (decision 0038).
 */
export const cssModules = { localsConvention: 'camelCaseOnly', generateScopedName: '[local]' } as const;

/** Names are written out where they are used, so nothing asks for the file any more: its styles stay all the same. */
export const keptStyles = (): Plugin => ({
  name: 'kept-styles',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
});
