import { expect, it } from 'vitest';
import { csvFigure, csvText } from './write.ts';

it('begins with the byte order mark, and its lines end as spreadsheets like it', () => {
  expect(csvText([['Niñas'], ['2.50']], 'en', true)).toBe('\uFEFFNiñas\r\n2.50\r\n');
  expect(csvText([['more']], 'en', false)).toBe('more\r\n');
});

it.each(['=1+1', '+34', '-cmd', '@SUM(A1)', '\t=1', '  =1', '|calc', '\u200B=1', '\uFF1D1'])(
  'shows %j as text',
  (text) => {
    for (const language of ['en', 'es'] as const) expect(csvText([[text]], language, false)).toContain(`'${text}`);
  },
);

it('wraps what would end a cell or a line, in each dialect', () => {
  expect(csvText([['a, "b"', 'c\nd', 'e;f']], 'en', false)).toBe('"a, ""b""","c\nd",e;f\r\n');
  expect(csvText([['a, b', 'e;f']], 'es', false)).toBe('a, b;"e;f"\r\n');
});

it('writes figures as spreadsheets of its readers count, also those below nothing', () => {
  const figures = (language: 'en' | 'es') => [
    csvFigure(-12.5, language, 2),
    csvFigure(0, language, 2),
    csvFigure(3, language),
  ];
  expect(csvText([figures('en')], 'en', false)).toBe('-12.50,0.00,3\r\n');
  expect(csvText([figures('es')], 'es', false)).toBe('-12,50;0,00;3\r\n');
});
