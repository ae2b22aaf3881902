import { describe, expect, it } from 'vitest';
import { changedGroups, groupAt } from './field-groups.ts';

describe('a change that other nights get', () => {
  const before = { time: '23:00', doors: null, duration: '6 h', price: 2000, date: '2026-08-21', minAge: null };
  const after = { ...before, time: '23:30', duration: '5 h', minAge: 21, date: '2026-08-22' };

  it('is in groups, without what is each night’s own', () => {
    expect(changedGroups(before, after)).toEqual([['time', 'duration'], ['minAge']]);
  });

  it('is kept from a night that has one of its own, or has it already', () => {
    const at = (night: object, group = ['time', 'duration']) => groupAt({ ...before, ...night }, before, after, group);
    expect(at({})).toBe('changes');
    expect(at({ doors: '22:00' })).toBe('own');
    expect(at({ time: '23:30', duration: '5 h' })).toBe('same');
    expect(at({ time: '22:00' }, ['minAge'])).toBe('changes');
  });
});
