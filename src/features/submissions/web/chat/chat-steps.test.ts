import { describe, expect, it } from 'vitest';
import { chat, newChat, stepNames, transcript, type ChatState, type ChatStep, type Turn } from './chat-steps.ts';

const types = ['event', 'rental', 'business', 'job'].map((value) => ({ value, label: value }));
const kinds = ['party', 'concert'].map((value) => ({ value, label: value }));
const given: Readonly<Record<ChatStep, string>> = {
  type: 'event',
  title: 'Foam night',
  description: 'Foam.\nBring a towel.',
  category: 'party',
  location: 'Old Town',
  address: 'Calle Gerona 4',
  contact_email: 'marta@example.com',
  contact_phone: '600 123 456',
  price: '12,50',
};

const answer = (text: string): Turn => ({ does: 'answer', text, choices: [...types, ...kinds] });
/** The conversation after these turns, each question asked at once. */
const after = (state: ChatState, ...turns: Turn[]) =>
  turns.reduce((now, turn) => chat(chat(now, turn), { does: 'ask' }), state);
const upTo = (step: ChatStep) =>
  after(newChat, ...stepNames.slice(0, stepNames.indexOf(step)).map((name) => answer(given[name])));

describe('the conversation', () => {
  it('asks nine things, in the order of the specification', () => {
    expect(stepNames).toEqual([
      'type',
      'title',
      'description',
      'category',
      'location',
      'address',
      'contact_email',
      'contact_phone',
      'price',
    ]);
  });

  it('advances one question at a time, with a pause after each answer', () => {
    const thinking = chat(newChat, answer('event'));
    expect(thinking).toMatchObject({ step: 'title', phase: 'thinking' });
    expect(transcript(thinking)).toEqual([{ step: 'type', answer: 'event' }]);
    expect(chat(thinking, answer('too early'))).toBe(thinking);
    const asking = chat(thinking, { does: 'ask' });
    expect(asking.phase).toBe('asking');
    expect(transcript(asking)).toEqual([{ step: 'type', answer: 'event' }, { step: 'title' }]);
  });

  it('sends after the last answer', () => {
    const state = after(upTo('price'), answer('12,50'));
    expect(state).toMatchObject({ phase: 'sending', step: undefined });
    expect(state.answers).toEqual({ ...given, price: '12.50' });
  });

  it.each(stepNames.slice(0, 6))('ignores an empty answer to %s', (step) => {
    const state = upTo(step);
    expect(chat(state, answer(' \n '))).toBe(state);
  });

  it('asks again for an email that is empty or looks unfinished', () => {
    for (const text of ['', 'marta@'])
      expect(chat(upTo('contact_email'), answer(text))).toMatchObject({
        step: 'contact_email',
        fault: { key: 'email' },
      });
  });

  it('lets the phone and the price be empty', () => {
    const state = after(upTo('contact_phone'), answer(''), answer(''));
    expect(state).toMatchObject({ phase: 'sending', answers: { contact_phone: '', price: '' } });
  });

  it('asks again for a price that is none, and for a type that is not among the choices', () => {
    expect(chat(upTo('price'), answer('cheap')).fault).toEqual({ key: 'price' });
    expect(chat(newChat, answer('a boat')).fault).toEqual({ key: 'choose' });
  });
});

describe('going back', () => {
  it('asks again at the end and then goes on where it was', () => {
    const typed = chat(upTo('location'), { does: 'type', text: 'Half a pla' });
    const editing = chat(typed, { does: 'edit', step: 'title' });
    expect(transcript(editing).map(({ step }) => step)).toEqual(['type', 'description', 'category', 'title']);
    const back = after(editing, answer('Foam night II'));
    expect(back).toMatchObject({ step: 'location', answers: { title: 'Foam night II' } });
    expect(back.typed.location).toBe('Half a pla');
  });

  it('clears the category when the type changes, and only then', () => {
    const editing = chat(upTo('location'), { does: 'edit', step: 'type' });
    expect(after(editing, answer('event'))).toMatchObject({ step: 'location', answers: { category: 'party' } });
    const changed = after(editing, answer('job'));
    expect(changed.step).toBe('category');
    expect(changed.answers.category).toBeUndefined();
    expect(after(changed, answer('party')).step).toBe('location');
  });

  it('goes only to what was answered, and not while it is sent', () => {
    const state = upTo('location');
    expect(chat(state, { does: 'edit', step: 'price' })).toBe(state);
    const sending = after(upTo('price'), answer(''));
    expect(chat(sending, { does: 'edit', step: 'title' })).toBe(sending);
  });
});

describe('the end', () => {
  const sending = after(upTo('price'), answer(''));

  it('keeps the answers when the server is away, and tries again', () => {
    const failed = chat(sending, { does: 'refuse', fault: { key: 'offline' } });
    expect(failed).toMatchObject({ phase: 'failed', answers: sending.answers });
    expect(chat(failed, { does: 'retry' })).toEqual(sending);
  });

  it('asks again for the one answer that the server refused', () => {
    const refused = chat(sending, { does: 'refuse', fault: { key: 'refused' }, step: 'contact_email' });
    expect(refused).toMatchObject({ phase: 'asking', step: 'contact_email' });
    expect(after(refused, answer('marta@example.org')).phase).toBe('sending');
  });

  it('is done when it arrived, and begins anew for another one', () => {
    const done = chat(sending, { does: 'sent' });
    expect(done.phase).toBe('done');
    expect(chat(done, { does: 'restart' })).toBe(newChat);
  });
});
