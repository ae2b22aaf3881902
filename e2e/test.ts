/** The journeys' own `test`: every one comes from an address of its own, as visitors do (limits count per address). */
import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';

const part = () => randomInt(1, 255);

export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide) => {
    await provide({ ...extraHTTPHeaders, 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
  },
});
