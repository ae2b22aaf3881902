import { client } from '#kit/web/api.ts';
import type { endpoints } from '../desk-contract.ts';

/** The calls of the desk about orders. */
export const deskOrdersApi = client<typeof endpoints>();
