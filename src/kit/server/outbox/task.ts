import type { z } from 'zod';
import type { Db } from '../db.ts';

/** A kind of background work: what it needs and what it does. It may run twice, so it must be idempotent. */
export type Task<P = unknown> = {
  readonly name: string;
  readonly payload: z.ZodType<P>;
  /** How many of its kind run at once in this process; 25 unless told. */
  readonly atOnce?: number;
  /** Longer than a run ever takes: after it, whoever began is taken to hang and another one begins. 60 unless told. */
  readonly maxSeconds?: number;
  run(payload: P, db: Db): Promise<void>;
};
