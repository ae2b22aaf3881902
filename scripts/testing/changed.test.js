import { describe, expect, it } from 'vitest';
import { factsOf, readSources, toLookAt } from './changed.js';

const sources = {
  'src/kit/shared/money.ts': 'export const cents = 1;',
  'src/features/orders/rules.ts': "import { cents } from '#kit/shared/money.ts';\nexport const price = cents;",
  'src/features/orders/web/order.tsx':
    "import type { price } from '../rules.ts';\nimport words from '../words/en.json';",
  'src/features/orders/words/en.json': '{"paid": "Paid"}',
  'src/features/orders/web/later.ts': "export const later = () => import('./order.tsx');",
  'src/features/jobs/rules.ts': 'export const pay = 1;',
  'src/app/web/routes/jobs.tsx': "import { pay } from '#features/jobs/rules.ts';",
  'src/app/web/tree.gen.ts': "import './routes/jobs.tsx';",
  'tsconfig.json': '{}',
};
const all = new Map(Object.entries(sources));
const lookedAt = (change) => {
  const now = new Map(Object.entries({ ...sources, ...change }).filter(([, text]) => text !== undefined));
  return toLookAt(now, factsOf(all));
};

describe('what lint and types look at again', () => {
  it.each([
    ['nothing', {}, []],
    [
      'what changed and nobody imports',
      { 'src/features/orders/web/later.ts': '' },
      ['src/features/orders/web/later.ts'],
    ],
    [
      'what imports it through others, by each way of importing',
      { 'src/kit/shared/money.ts': 'export const cents = 2;' },
      [
        'src/features/orders/rules.ts',
        'src/features/orders/web/later.ts',
        'src/features/orders/web/order.tsx',
        'src/kit/shared/money.ts',
      ],
    ],
    [
      'what reads words that changed',
      { 'src/features/orders/words/en.json': '{}' },
      ['src/features/orders/web/later.ts', 'src/features/orders/web/order.tsx'],
    ],
    [
      'what is new, but nothing that a program wrote',
      { 'src/features/jobs/rules.ts': '', 'src/new.ts': '' },
      ['src/app/web/routes/jobs.tsx', 'src/features/jobs/rules.ts', 'src/new.ts'],
    ],
    ['all of it when something is gone', { 'src/features/jobs/rules.ts': undefined }, null],
    ['all of it when a setting changed', { 'tsconfig.json': '{"strict": true}' }, null],
    ['all of it when a page changed, by which links are checked', { 'src/app/web/routes/jobs.tsx': '' }, null],
    ['all of it when types are said of all', { 'src/all.ts': 'declare global {}' }, null],
  ])('is %s', (_, change, paths) => expect(lookedAt(change)).toEqual(paths));

  it('is all of it when nothing is known of before', () => expect(toLookAt(all, undefined)).toBeNull());

  it('is found in this project: whoever imports the words of a room, by an alias and by a path', () => {
    const here = readSources();
    const path = 'src/features/orders/words/en/messages.json';
    const found = toLookAt(new Map([...here, [path, '{}']]), factsOf(here));
    expect(found).toContain('src/features/orders/messages.ts');
    expect(found).not.toContain('src/features/jobs/rules.ts');
  });
});
