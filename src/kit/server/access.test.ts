import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#kit/shared/endpoint.ts';
import { z } from 'zod';
import { requireAccess, requireGuarded, type Actor } from './access.ts';

const promised = (more: Partial<Endpoint>): Endpoint => ({
  summary: '',
  access: 'business',
  reply: z.unknown(),
  ...more,
});
const eva: Actor = { id: 'eva', role: 'traveller', sessionId: 's', confirmedAt: new Date(0) };
const working: Actor = { ...eva, membership: { ownerId: 'bar', role: 'editor' } };
const code = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return 'none';
};

describe('who works for an owner', () => {
  it('calls what the part reaches in the owner’s place, and is known as who it is', () => {
    expect(requireAccess(promised({ team: ['editor'] }), working)).toMatchObject({
      id: 'bar',
      role: 'business',
      by: { id: 'eva' },
    });
  });

  it('calls nothing else of a business, not even with one of their own', () => {
    for (const endpoint of [promised({}), promised({ team: ['door', 'finance'] })])
      for (const caller of [working, { ...working, role: 'business' }])
        expect(code(() => requireAccess(endpoint, caller))).toBe('forbidden');
  });

  it('calls what is their own as themselves', () => {
    expect(requireAccess(promised({ access: 'member' }), working)?.id).toBe('eva');
    expect(requireAccess(promised({ access: 'self' }), working, 'eva')?.id).toBe('eva');
    expect(code(() => requireAccess(promised({ access: 'self' }), working, 'bar'))).toBe('forbidden');
    expect(requireAccess(promised({ access: 'public', team: ['editor'] }), working)?.id).toBe('eva');
  });

  it('is the owner at a call of members that names their part, and may not where it names another', () => {
    const door = promised({ access: 'member', team: ['door'] });
    expect(requireAccess(door, { ...eva, membership: { ownerId: 'bar', role: 'door' } })?.id).toBe('bar');
    expect(code(() => requireAccess(door, working))).toBe('forbidden');
    expect(requireAccess(door, eva)?.id).toBe('eva');
  });
});

it('whoever touches money without the second factor that the house asks for is refused', () => {
  expect(code(() => requireGuarded({ ...eva, mayTouchNoMoney: true }))).toBe('money_unguarded');
  expect(code(() => requireGuarded(eva))).toBe('none');
});
