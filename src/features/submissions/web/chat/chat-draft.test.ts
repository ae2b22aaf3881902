import { describe, expect, it } from 'vitest';
import { parseDraft } from './chat-draft.ts';
import { newChat, type Answers } from './chat-steps.ts';

const all: Answers = {
  type: 'rental',
  title: 'Two balconies',
  description: 'Sea on both sides.',
  category: 'apartment',
  location: 'Levante',
  address: 'Calle Gerona 4',
  contact_email: 'marta@example.com',
  contact_phone: '',
  price: '120.00',
};
const draft = (answers: Answers, step?: string, typed: Answers = {}) =>
  parseDraft(JSON.stringify({ answers, typed, step }));

describe('parseDraft', () => {
  it('goes on with the first question without an answer', () => {
    const { contact_email: _, contact_phone: __, price: ___, ...six } = all;
    expect(draft(six, undefined, { contact_email: 'marta@' })).toMatchObject({
      step: 'contact_email',
      phase: 'asking',
      answers: six,
      typed: { contact_email: 'marta@' },
    });
  });

  it('comes back to an answer that was being changed', () => {
    expect(draft(all, 'title')).toMatchObject({ step: 'title', phase: 'asking' });
  });

  it('does not send by itself what may have been sent already', () => {
    expect(draft(all)).toMatchObject({ step: undefined, phase: 'failed', fault: { key: 'interrupted' } });
  });

  it('forgets what cannot be: a category of another type, an empty title, texts without end', () => {
    expect(draft({ ...all, category: 'party' }).step).toBe('category');
    expect(draft({ ...all, type: 'yacht' }).step).toBe('type');
    expect(draft({ ...all, title: ' ' }).step).toBe('title');
    expect(draft({ ...all, address: 'x'.repeat(201) }).step).toBe('address');
  });

  it.each([null, '', '{', '7', 'null', '[]', '{"answers":7,"typed":null}'])('begins anew from %j', (text) =>
    expect(parseDraft(text)).toEqual(newChat),
  );
});
