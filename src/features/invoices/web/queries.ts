/** The calls of the invoices room. */
import type { QueryInputOf } from '#kit/shared/endpoint.ts';
import { client } from '#kit/web/api.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import type { endpoints } from '../contract.ts';

export const invoicesApi = client<typeof endpoints>();

export const ownInvoicesQuery = (orderId: string) =>
  freshly(invoicesApi.query('GET /api/orders/{id}/invoices', { params: { id: orderId } }));

/** Whose paper it is: who bought, who sold, or the desk. */
export const papers = {
  buyer: 'GET /api/invoices/{id}/pdf',
  owner: 'GET /api/workspace/invoices/{id}/pdf',
  desk: 'GET /api/admin/invoices/{id}/pdf',
} as const;
export type Reader = keyof typeof papers;

/** Who asks for one that names somebody else: a buyer without one, a buyer, who sold, or the desk. */
export const billCalls = {
  replacement: invoicesApi.mutation('POST /api/invoices/{id}/replacement'),
  buyer: invoicesApi.mutation('POST /api/invoices/{id}/substitution'),
  owner: invoicesApi.mutation('POST /api/workspace/invoices/{id}/substitution'),
  desk: invoicesApi.mutation('POST /api/admin/invoices/{id}/substitution'),
} as const;
export type BillAsked = keyof typeof billCalls;

export type InvoicesAsked = QueryInputOf<(typeof endpoints)['GET /api/admin/invoices']>;
