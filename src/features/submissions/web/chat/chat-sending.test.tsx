import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import {
  answerAll,
  box,
  desk,
  log,
  open,
  openTheDesk,
  press,
  received,
  refusal,
  say,
  settle,
  suns,
} from './chat-testing.tsx';

openTheDesk();

describe('the end of the conversation', () => {
  it('takes nine answers, sends them by itself, and says that they arrived', async () => {
    await open();
    expect(within(log()).getByText('What are we listing?')).toBeTruthy();
    expect(suns()).toBe('0 of 9 answered');
    await answerAll();
    expect(desk.sent).toHaveLength(1);
    expect(new URL(desk.sent[0]?.url ?? '').pathname).toBe('/api/submissions');
    expect(desk.sent[0]?.body).toEqual({
      type: 'event',
      title: 'Foam night',
      description: 'Foam to the knees.',
      category: 'party',
      location: 'Old Town',
      address: 'Calle Gerona 4',
      contact_email: 'marta@example.com',
      contact_phone: null,
      price: '12.50',
      currency: 'EUR',
    });
    const heading = screen.getByRole('heading', { name: 'Submission Received' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/within 24 hours.*notified via email/)).toBeTruthy();
    expect(suns()).toBe('9 of 9 answered');
    expect(sessionStorage.getItem('submission-draft')).toBeNull();

    press('Add another');
    expect(suns()).toBe('0 of 9 answered');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'An event' }));
  });

  it('keeps the answers when the server is away, and tries again', async () => {
    await open();
    desk.reply = () => Promise.reject(new TypeError('no network'));
    await answerAll();
    expect(currentToast()).toMatchObject({
      title: 'Error',
      description: 'Failed to submit. Please try again.',
      tone: 'destructive',
    });
    expect(within(log()).getByText(/could not reach the desk/)).toBeTruthy();
    expect(within(log()).getByText('Foam night')).toBeTruthy();
    const again = screen.getByRole('button', { name: 'Try again' });
    expect(document.activeElement).toBe(again);
    desk.reply = received;
    fireEvent.click(again);
    await settle();
    expect(desk.sent).toHaveLength(2);
    expect(desk.sent[1]?.body).toEqual(desk.sent[0]?.body);
    expect(screen.getByRole('heading', { name: 'Submission Received' })).toBeTruthy();
  });

  it('shows that it is sending, once', async () => {
    await open();
    let arrive = (_: Response) => {};
    desk.reply = () => new Promise((resolve) => (arrive = resolve));
    await answerAll();
    const button = screen.getByRole('button', { name: 'Submitting...' });
    fireEvent.click(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: /Change the answer/ })).toBeNull();
    arrive(received());
    await settle();
    expect(desk.sent).toHaveLength(1);
  });

  it('says how long to wait, and asks again for what the server refused', async () => {
    await open();
    desk.reply = () => refusal(429, 'too_many_requests', {}, { 'retry-after': '61' });
    await answerAll();
    expect(within(log()).getByText(/in 2 minutes/)).toBeTruthy();
    desk.reply = () => refusal(422, 'validation', { errors: [{ path: 'contact_email', message: 'bad' }] });
    press('Try again');
    await settle();
    expect(within(log()).getByText(/could not take that one/)).toBeTruthy();
    expect(box().value).toBe('marta@example.com');
    desk.reply = received;
    await say('marta@example.org');
    expect(desk.sent.at(-1)?.body).toMatchObject({ contact_email: 'marta@example.org' });
  });

  it('tells in a message what arrived after it was closed', async () => {
    await open();
    let arrive = (_: Response) => {};
    desk.reply = () => new Promise((resolve) => (arrive = resolve));
    await answerAll();
    press('Close');
    arrive(received());
    await settle();
    expect(currentToast()?.title).toBe('Submission Received');
  });
});
