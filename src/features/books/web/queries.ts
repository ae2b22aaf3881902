/** The calls of the operator's month. */
import { client } from '#kit/web/api.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import type { endpoints } from '../contract.ts';

export const booksApi = client<typeof endpoints>();

export const booksQuery = (month: string) => freshly(booksApi.query('GET /api/admin/books', { query: { month } }));
