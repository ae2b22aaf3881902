import { expect, test } from 'vitest';
import { withWordsInFull } from './chat-words.ts';

test.each([
  ['whats gd 2nite pls', 'whats good tonight please'],
  ['sth 2 do 2moro nite', 'something to do tomorrow night'],
  ['wheres good 4 a bday w 15 ppl', 'where is good for a birthday with 15 people'],
  ['q hacer esta noche xfa', 'que hacer esta noche por favor'],
  ['xq no hay nada d reggaeton', 'porque no hay nada de reggaeton'],
  ['60 x persona', '60 por persona'],
])('%s is written in full', (typed, full) => expect(withWordsInFull(typed)).toBe(full));

test.each([
  '10 k run',
  'd & b',
  'd n b',
  'd j',
  'k pop',
  'sta faz',
  'r&b',
  'u 18',
  'b&b',
  'villa for 4',
  'd1 licence',
  '2 do list',
  '4x4',
  "i'd k.",
])('%s stays as it is', (typed) => expect(withWordsInFull(typed)).toBe(typed));
