import { expect, it } from 'vitest';
import { toggled } from './rules.ts';

it('joins what was not joined, in the order of the offers', () =>
  expect(toggled(['local-buddies'], 'group-chats')).toEqual(['group-chats', 'local-buddies']));
it('leaves what was joined', () => expect(toggled(['group-chats', 'meetups'], 'meetups')).toEqual(['group-chats']));
