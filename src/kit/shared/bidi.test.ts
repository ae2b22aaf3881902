import { expect, it } from 'vitest';
import { inLine, isolate, withoutTurns } from './bidi.ts';
import { fill } from './translate.ts';

const party = 'حفلة الشاطئ';

it('isolates what is written from right to left, and leaves all else as it is', () => {
  expect(isolate(party)).toBe(`\u2068${party}\u2069`);
  expect(isolate('מסיבה 7')).toBe('\u2068מסיבה 7\u2069');
  expect(['Fiesta de la espuma', '25\u00a0€', 'Ωμέγα', 'カラオケ', '🎉', ''].map(isolate)).toEqual([
    'Fiesta de la espuma',
    '25\u00a0€',
    'Ωμέγα',
    'カラオケ',
    '🎉',
    '',
  ]);
});

it('keeps a price beside such a name on its own side: in a row of facts and in a sentence', () => {
  expect(inLine([party, null, '', undefined, '€25'])).toBe(`\u2068${party}\u2069\u00a0· €25`);
  expect(inLine([party, 'Sala 9'], ', ')).toBe(`\u2068${party}\u2069, Sala 9`);
  expect(fill('{{title}}: {{amount}}, {{count}}', { title: party, amount: '€25', count: 2 })).toBe(
    `\u2068${party}\u2069: €25, 2`,
  );
});

it('takes the signs out that turn a line around', () => {
  expect(withoutTurns('\u202a600 123 456\u202c')).toBe('600 123 456');
  expect(withoutTurns('\u2069A\u202eB\u2067C')).toBe('ABC');
});
