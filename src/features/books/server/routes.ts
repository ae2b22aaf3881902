import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { listDays, readBooks, readPaper } from './service.ts';
import { listMonthDisputes, listUnpaid } from './unpaid.ts';
import { listVatLines } from './vat.ts';

export const bookRoutes = routes(endpoints, {
  'GET /api/admin/books': ({ db, query }) => readBooks(db, query.month),
  'GET /api/admin/books/paper': ({ db, query, language, at }) => readPaper(db, query.month, language, at),
  'GET /api/admin/book-days': ({ db, query, headers }) => sendPage(headers, listDays(db, query)),
  'GET /api/admin/vat-book': ({ db, query, headers }) => sendPage(headers, listVatLines(db, query)),
  'GET /api/admin/unpaid': ({ db, query, headers }) => sendPage(headers, listUnpaid(db, query)),
  'GET /api/admin/book-disputes': ({ db, query, headers }) => sendPage(headers, listMonthDisputes(db, query)),
});
