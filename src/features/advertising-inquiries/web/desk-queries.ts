import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

/** The calls of this room for its lists at the desk. */
export const deskApi = client<typeof endpoints>();
