/** What letters about holidays say of paying: nothing here takes money for one. */
import { expect, it } from 'vitest';
import type { Letters } from '../../rules.ts';
import { compose } from './compose.ts';
import type { Letter } from '../letter.ts';
import { samples } from '../samples/samples.ts';
import { print } from '../print/print.ts';

const publicUrl = 'https://aftersun.example';

it('says with the price of a holiday that accepting it charges nothing, and with none nothing of paying', () => {
  const texts = ['880.00', '0'].map((cost) => {
    const values = { ...(samples.holidayQuoted[0] as Letters['holidayQuoted']), cost };
    return print(compose({ letter: 'holidayQuoted', values }, 'en', publicUrl)).text.includes(
      'Accepting charges nothing',
    );
  });
  expect(texts).toEqual([true, false]);
});

it('says of a holiday with a price that nothing has been paid, and of one without nothing', () => {
  const texts = ['880.00', '0', null].map((cost) => {
    const letter: Letter = { letter: 'holidayConfirmed', values: { name: 'Ana Pla', cost } };
    return print(compose(letter, 'es', publicUrl)).text.includes('Aún no se ha cobrado nada');
  });
  expect(texts).toEqual([true, false, false]);
});
