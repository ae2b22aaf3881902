/** What the pieces of contracts are to whoever fills them in: a form knows its fields by it (field-facts.ts). */
import { z } from 'zod';

/** How a value is written where it is one text. */
export type WrittenKind = 'line' | 'text' | 'email' | 'phone' | 'link' | 'price' | 'date' | 'time' | 'password';

/** A schema that is more than its characters says here what it is; `schemas.ts` fills it. */
export const fieldKinds = z.registry<{ readonly kind: WrittenKind }>();
