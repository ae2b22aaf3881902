/** The calls of the traders room. */
import { client } from '#kit/web/api.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import type { endpoints, SoldKind } from '../contract.ts';

export const tradersApi = client<typeof endpoints>();

export const traderQuery = () => freshly(tradersApi.query('GET /api/trader', {}));
export const sellerQuery = (kind: SoldKind, id: string) =>
  tradersApi.query('GET /api/sellers', { query: { kind, id } });
export const houseSellerQuery = () => tradersApi.query('GET /api/sellers/house', {});
export const houseTraderQuery = () => freshly(tradersApi.query('GET /api/admin/house-trader', {}));
export const deskTraderQuery = (id: string) =>
  freshly(tradersApi.query('GET /api/admin/traders/{id}', { params: { id } }));
