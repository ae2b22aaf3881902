import { expect, test } from 'vitest';
import { inAnyOrder } from '../../tests/worlds/any-order-of.js';

const plain = (text) => inAnyOrder(text).replaceAll(/\s+/g, ' ').trim();

test.each([
  ['select a from b', 'select a from b order by random()'],
  ['select a from b order by a desc limit $1 offset 2', 'select a from b order by a desc, random() limit $1 offset 2'],
  [
    'select a from b limit 1 for update skip locked',
    'select a from b order by random() limit 1 for update skip locked',
  ],
  ['select a from b for no key update', 'select a from b order by random() for no key update'],
  ['select a from b where c is distinct from d', 'select a from b where c is distinct from d order by random()'],
  [
    'with x as (select a from b) select * from x order by 1',
    'with x as (select a from b order by random() ) select * from x order by 1, random()',
  ],
  [
    '(select a from b limit 3) union all (select c from d)',
    '(select a from b order by random() limit 3) union all (select c from d order by random() )',
  ],
  [
    'update x set a = (select b from c limit 1) returning id',
    'update x set a = (select b from c order by random() limit 1) returning id',
  ],
  [
    'select row_number() over (order by a) from t window w as (order by b)',
    'select row_number() over (order by a) from t window w as (order by b) order by random()',
  ],
  ['select \'a ) from (\' from "limit"', 'select \'a ) from (\' from "limit" order by random()'],
])('%s', (text, inAny) => expect(plain(text)).toBe(inAny));

test.each([
  'select 1',
  'select distinct a from b order by a',
  'select a from b union select c from d order by 1',
  'insert into a select b from c',
  'delete from a where b = $1 returning id',
  'select index_event(e) from events e;',
  'with recursive x as (values (1)) select * from x',
  'listen touched',
])('as it is: %s', (text) => expect(inAnyOrder(text)).toBe(text));
