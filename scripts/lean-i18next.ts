/**
 * What the house never asks of i18next stays out of the browser: the library is one file of classes, from which no
 * bundler can drop a method (docs/decisions/0013-i18next-made-lean.md). Server and tests use it whole.
 */
import { parseAst, Visitor, type Plugin } from 'vite';

/** Backends, nesting, clones, writing systems: who calls one of these gets "is not a function", not another word. */
const unused: Readonly<Record<string, readonly string[]>> = {
  EventEmitter: ['off', 'once'],
  ResourceStore: ['addResource', 'addResources', 'removeNamespaces', 'removeResourceBundle', 'toJSON'],
  Translator: ['exists', 'getUsedParamsDetails'],
  LanguageUtil: ['clearCache'],
  PluralResolver: ['clearCache', 'getPluralFormsOfKey', 'getSuffixes', 'needsPlural'],
  Interpolator: ['nest', 'reset'],
  Formatter: ['add', 'addCached'],
  Connector: ['load', 'loaded', 'loadOne', 'prepareLoading', 'queueLoad', 'read', 'reload', 'saveMissing'],
  I18n: [
    'cloneInstance',
    'dir',
    'exists',
    'getFixedT',
    'hydrate',
    'loadLanguages',
    'loadNamespaces',
    'setDefaultNamespace',
    'toJSON',
    'use',
  ],
};

/** Whole statements that only tell a developer something, `this.logger.warn(…)`. */
const advice = /^(?:\w+\.)*logger\??\.(?:log|warn|once|deprecate)\(/;

/** The source of i18next without them. Throws when a new version has no longer what is to go. */
export function lean(source: string): string {
  const cuts: { readonly start: number; readonly end: number }[] = [];
  const missing = new Set(Object.entries(unused).flatMap(([name, methods]) => methods.map((it) => `${name}.${it}`)));
  new Visitor({
    ClassDeclaration(node) {
      for (const member of node.body.body) {
        if (member.type !== 'MethodDefinition' || member.key.type !== 'Identifier') continue;
        if (missing.delete(`${node.id?.name}.${member.key.name}`)) cuts.push(member);
      }
    },
    ExpressionStatement(node) {
      if (advice.test(source.slice(node.start, node.end))) cuts.push(node);
    },
  }).visit(parseAst(source));
  if (missing.size > 0) throw new Error(`i18next has no ${[...missing].join(', ')}: look at scripts/lean-i18next.ts`);
  let kept = '';
  let from = 0;
  for (const { start, end } of cuts.toSorted((a, b) => a.start - b.start)) {
    if (start < from) continue;
    kept += `${source.slice(from, start)};`;
    from = end;
  }
  return kept + source.slice(from);
}

/** For the browser's half of the build. */
export function leanI18next(): Plugin {
  return {
    name: 'lean-i18next',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/node_modules\/i18next\/dist\/esm\/i18next\.js$/ },
      handler: (source) => ({ code: lean(source), map: null }),
    },
  };
}
