/** Whom an invoice is to name, as a buyer says it (RD 1619/2012, art. 6.1). */
import { z } from 'zod';
import * as s from '#kit/shared/schemas.ts';
import { billCountries } from './europe.ts';

/** The number is checked by its form; no register is asked for it. */
export const BillTo = z.strictObject({
  name: s.line(160),
  /** A Spanish NIF, a VAT number of another country of the Union, or what a passport says. */
  taxNumber: s.line(24),
  street: s.line(160),
  postalCode: s.line(12),
  town: s.line(80),
  country: z.enum(billCountries),
});
export type BillTo = z.infer<typeof BillTo>;
