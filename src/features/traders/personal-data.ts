/** What an owner takes along of the file that says who sells. */
import { z } from 'zod';
import { Trader } from './contract.ts';

export const TraderExport = z.strictObject({ trader: Trader.nullable() });
export type TraderExport = z.infer<typeof TraderExport>;
