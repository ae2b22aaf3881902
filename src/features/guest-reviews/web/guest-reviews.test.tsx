import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLanguage } from '#kit/web/i18n.tsx';
import { refusal } from '#kit/web/network-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import type { GuestReviews as Reviews, Invitation } from '../contract.ts';
import { GuestReviews } from './guest-reviews.tsx';
import { ReviewPage } from './review-page.tsx';

const none: Reviews = { count: 0, average: null, stars: [0, 0, 0, 0, 0], items: [] };
const two: Reviews = {
  count: 2,
  average: 4.5,
  stars: [0, 0, 0, 1, 1],
  items: [
    {
      id: 'rev00000001',
      stars: 5,
      words: 'Llaves puntuales.',
      language: 'es',
      name: 'Rocío B.',
      proof: 'stay',
      wasThere: '2026-03-14',
      title: 'Toldo Rojo',
      answer: { words: 'Come again.', at: '2026-03-20T10:00:00Z' },
    },
    {
      id: 'rev00000002',
      stars: 4,
      words: null,
      language: 'en',
      name: '',
      proof: 'ticket',
      wasThere: '2026-08-20',
      title: 'Season opening',
      answer: null,
    },
  ],
};
const Report = ({ kind, id }: { readonly kind: string; readonly id: string }) => <p>{`Form of ${kind} ${id}`}</p>;
const answering = (body: unknown, status = 200) => ({ api: () => Response.json(body, { status }) });

it('says of a listing without reviews that it is new, and nothing of an event to come', async () => {
  renderPage(<GuestReviews type="rentals" listing="rnt00000001" Report={Report} />, answering(none));
  expect(await screen.findByText(/^New:/)).toBeTruthy();
  const { container } = renderPage(
    <GuestReviews type="events" listing="evt00000001" Report={Report} />,
    answering(none),
  );
  await waitFor(() => expect(container.textContent).toBe(''));
});

it.each([
  ['en', 'Stayed in March', 'Ticket scanned on Thursday 20 August 2026 · Season opening', '4.5', 'A guest'],
  [
    'es',
    'Se alojó en marzo',
    'Entrada escaneada el jueves, 20 de agosto de 2026 · Season opening',
    '4,5',
    'Un cliente',
  ],
] as const)('shows how it was verified, in %s', async (language, stay, ticket, average, someone) => {
  renderPage(<GuestReviews type="businesses" listing="biz00000001" Report={Report} />, { language, ...answering(two) });
  expect(await screen.findByText((text) => text.startsWith(stay))).toBeTruthy();
  const told = (text: string) => text.replaceAll(',', '').replaceAll(/[\u2066-\u2069]/g, '');
  expect(screen.getByText((text) => told(text) === told(ticket))).toBeTruthy();
  expect(screen.getByText(average)).toBeTruthy();
  expect(screen.getByText(someone)).toBeTruthy();
  expect(screen.getByText('Llaves puntuales.').closest('[lang]')?.getAttribute('lang')).toBe('es');
  expect(screen.getByText('Come again.')).toBeTruthy();
});

it('has a way to report a review, and another one for the answer to it', async () => {
  renderPage(<GuestReviews type="businesses" listing="biz00000001" Report={Report} />, answering(two));
  fireEvent.click(await screen.findByRole('button', { name: 'Report the answer to the review of Rocío B.' }));
  expect(screen.getByText('Form of answer rev00000001')).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: /^Report the answer/ })).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Report the review of A guest' }));
  expect(screen.getByText('Form of review rev00000002')).toBeTruthy();
});

const invitation: Invitation = {
  type: 'rentals',
  listing: 'rnt00000001',
  title: 'Toldo Rojo',
  proof: 'stay',
  wasThere: '2026-08-20',
  name: 'Ana P.',
  isBlind: true,
  review: null,
  host: null,
};

it('asks for a star before it sends, says under which name it is read, and thanks', async () => {
  location.hash = '#a-key';
  const sent: unknown[] = [];
  const api = async (request: Request) => {
    const body: unknown = await request.json();
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/read')) return Response.json(invitation);
    if (pathname.endsWith('/preview')) return Response.json({ text: 'Sun.', hidden: [] });
    sent.push(body);
    const review = { stars: 4, words: 'Sun.', isPublic: false, isRemoved: false, answer: null };
    return Response.json({ ...invitation, review } satisfies Invitation, { status: 201 });
  };
  vi.stubGlobal('fetch', api);
  renderPage(<ReviewPage />);
  expect(await screen.findByText(/Everybody reads it as Ana P\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send my review' }));
  expect(screen.getByText('Tap a star first.')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Good' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Sun.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send my review' }));
  const thanks = await screen.findByText(/becomes public when your host/);
  expect(document.activeElement).toBe(thanks);
  expect(sent).toEqual([{ of: { token: 'a-key' }, stars: 4, words: 'Sun.' }]);
});

it.each([
  ['en', 'Send my review', 'Send it like this', 'Good', 'One moment.', 'Phone number'],
  ['es', 'Enviar mi opinión', 'Enviarla así', 'Bien', 'Un momento.', 'Teléfono'],
] as const)(
  'shows what of it will be hidden before it sends it like that, in %s',
  async (language, send, sendSo, good, moment, phone) => {
    location.hash = `#a-key-in-${language}`;
    const sent: unknown[] = [];
    const text = 'Call me: •••';
    vi.stubGlobal('fetch', async (request: Request) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/read')) return Response.json(invitation);
      if (pathname.endsWith('/preview')) return Response.json({ text, hidden: [{ kind: 'phone', text: '612345678' }] });
      sent.push(await request.json());
      const review = { stars: 4, words: text, isPublic: true, isRemoved: false, answer: null };
      return Response.json({ ...invitation, review } satisfies Invitation, { status: 201 });
    });
    renderPage(<ReviewPage />, { language });
    fireEvent.click(await screen.findByRole('radio', { name: good }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Call me: 612345678' } });
    fireEvent.click(screen.getByRole('button', { name: send }));
    expect(await screen.findByText(moment)).toBeTruthy();
    expect(screen.getByText('612345678', { selector: 's' }).closest('li')?.textContent).toContain(phone);
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: sendSo }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(sent).toHaveLength(1);
  },
);

it('keeps what is written when its reader changes the language', async () => {
  location.hash = '#a-third-key';
  vi.stubGlobal('fetch', async () => Response.json(invitation));
  function Toggle() {
    const { setLanguage } = useLanguage();
    return <button type="button" aria-label="toggle" onClick={() => setLanguage('es')} />;
  }
  renderPage(
    <>
      <Toggle />
      <ReviewPage />
    </>,
  );
  fireEvent.click(await screen.findByRole('radio', { name: 'Good' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Sun.' } });
  fireEvent.click(screen.getByRole('button', { name: 'toggle' }));
  const star = await screen.findByRole<HTMLInputElement>('radio', { name: 'Bien' });
  expect(star.checked).toBe(true);
  await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Sun.'));
});

it.each([
  ['not_a_guest', 'Nothing to review here'],
  ['review_closed', 'Too late for this one'],
] as const)('says why there is nothing to write: %s', async (code, title) => {
  location.hash = '#another-key';
  vi.stubGlobal('fetch', async () => refusal(code));
  renderPage(<ReviewPage />);
  expect(await screen.findByText(title)).toBeTruthy();
});
