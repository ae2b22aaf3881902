/** The calls of the room of sellers' years. */
import { client } from '#kit/web/api.ts';
import type { QueryInputOf } from '#kit/shared/endpoint.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import type { endpoints } from '../contract.ts';

export const sellerReportsApi = client<typeof endpoints>();

export type SellersAsked = QueryInputOf<(typeof endpoints)['GET /api/admin/sellers']>;

export const reportYearQuery = (year: number) =>
  freshly(sellerReportsApi.query('GET /api/admin/seller-years', { query: { year: String(year) } }));
export const ownYearsQuery = () => freshly(sellerReportsApi.query('GET /api/workspace/seller-years', {}));
