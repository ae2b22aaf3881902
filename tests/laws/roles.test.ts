/** docs/roles.md is what the contracts say now: `npm run roles` writes it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { accessTable } from '#app/server/testing-access.ts';
import type { Endpoints } from '#kit/shared/endpoint.ts';
import { rolesPage } from '../../scripts/roles.ts';

const modules = import.meta.glob<{ endpoints?: Endpoints }>('/src/**/*{contract,endpoints}.ts', { eager: true });
const contracts = Object.values(modules).flatMap(({ endpoints }) => endpoints ?? []);

it('is printed from the contracts, all of them', () => {
  expect(contracts.flatMap((endpoints) => Object.keys(endpoints)).toSorted()).toEqual(
    Object.keys(accessTable).toSorted(),
  );
  expect(readFileSync(join(import.meta.dirname, '../../docs/roles.md'), 'utf8')).toBe(rolesPage(contracts));
});

it('tells of each role what its contract says', () => {
  const reply = contracts[0]?.['GET /api/account']?.reply ?? ({} as never);
  const page = rolesPage([
    {
      'GET /api/open': { summary: 'Open', access: 'public', reply },
      'POST /api/money': { summary: 'M', access: 'business', team: ['finance'], touchesMoney: true, reply },
      'GET /api/judged': { summary: 'J', access: 'admin', moderates: true, csv: 'personal', reply },
      'GET /api/mine/{id}': { summary: 'Mine', access: 'self', reply },
    },
  ]);
  const cells = page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  expect(cells).toEqual([
    ['`GET /api/judged`', '', '', '', '', '', '', '●', '●', 'as a file: fresh proof'],
    ['`GET /api/mine/{id}`', '', '○', '○', '○', '○', '○', '○', '●', ''],
    ['`POST /api/money`', '', '', '●', '', '', '●', '', '●', 'second factor, where admins need one'],
    ['`GET /api/open`', '●', '●', '●', '●', '●', '●', '●', '●', ''],
  ]);
});
