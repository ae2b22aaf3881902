import { describe, expect, it } from 'vitest';
import { splitLine, urlOf } from './endpoint.ts';

it('splits a line into method and path', () => {
  expect(splitLine('PUT /api/events/{id}')).toEqual({ method: 'PUT', path: '/api/events/{id}' });
});

describe('urlOf', () => {
  it('fills the names of a path, each escaped', () => {
    expect(urlOf('/api/users/{id}/orders/{orderId}', { id: 'a/b?c', orderId: 'é' })).toBe(
      '/api/users/a%2Fb%3Fc/orders/%C3%A9',
    );
  });

  it('leaves out what is empty, and keeps what is false or zero', () => {
    const query = { a: undefined, b: '', featured: false, limit: 0, q: 'sol & sombra' };
    expect(urlOf('/api/events', {}, query)).toBe('/api/events?featured=false&limit=0&q=sol+%26+sombra');
  });

  it('has no question mark without a query', () => {
    expect(urlOf('/api/events', {}, { after: undefined })).toBe('/api/events');
    expect(urlOf('/api/events')).toBe('/api/events');
  });
});
