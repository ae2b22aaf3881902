import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import type { Door, Entry } from '../../contract.ts';
import { DoorPage } from './door-page.tsx';

const now = new Date('2026-08-21T21:30:00Z');
const buzz = vi.fn();
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.assign(navigator, { vibrate: buzz });
});
afterEach(() => {
  vi.useRealTimers();
  buzz.mockClear();
});

const tonight: Door = {
  id: 'evt00000001',
  title: 'Rooftop at Moonrise',
  location: 'Azotea Cielo Raso',
  date: '2026-08-21',
  time: '23:00',
  startsAt: '2026-08-21T21:00:00Z',
  lastDay: null,
  sold: 40,
  entered: 12,
};
const later: Door = {
  ...tonight,
  id: 'evt00000002',
  title: 'Foam',
  date: '2026-08-23',
  startsAt: '2026-08-23T21:00:00Z',
};
const entry: Entry = {
  ticketType: null,
  holder: 'Marta',
  number: 2,
  of: 3,
  usedAt: '2026-08-21T21:30:00Z',
  sold: 40,
  entered: 13,
};

function draw(doors: readonly Door[], eventId?: string, language: Language = 'en', told = () => doors) {
  const onChoose = vi.fn();
  const api = async () => Response.json(told());
  renderPage(<DoorPage isMember eventId={eventId} onChoose={onChoose} dial={null} />, { now, api, language });
  return onChoose;
}

/** Answers the door's calls and remembers the codes it was asked about. */
function answering(answer: () => Response | Promise<Response>): string[] {
  const codes: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    codes.push(((await request.json()) as { code: string }).code);
    return answer();
  });
  return codes;
}
async function typeCode(text: string, language: Language = 'en') {
  const [label, press] = language === 'en' ? ['Code of the ticket', 'Let in'] : ['Código de la entrada', 'Dejar pasar'];
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: press }));
  return field;
}

describe('choosing a door', () => {
  it('shows the doors with how many are in, and goes to the one that is pressed', async () => {
    const onChoose = draw([tonight, later]);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain('Tonight\u00a0· 23:00\u00a0· Azotea Cielo Raso');
    expect(first?.textContent).toContain('12 of 40 in');
    expect(second?.textContent).toMatch(/Sun,? 23 Aug\u00a0· 23:00/);
    fireEvent.click(within(first as HTMLElement).getByRole('button'));
    expect(onChoose).toHaveBeenCalledWith('evt00000001');
  });

  it('says so when there is none to keep', async () => {
    draw([]);
    expect(await screen.findByText('No door to keep tonight')).toBeTruthy();
  });

  it('has no way into a door that is somebody else’s', async () => {
    draw([later], tonight.id);
    expect(await screen.findByText('Which door are you at?')).toBeTruthy();
    expect(screen.queryByLabelText('Code of the ticket')).toBeNull();
  });
});

describe('a door', () => {
  it('lets a holder in, counts them, and is ready for the next', async () => {
    const codes = answering(() => Response.json(entry));
    draw([tonight], tonight.id);
    const field = await typeCode('k7mp q2xr');
    expect(await screen.findByText('Marta, ticket 2 of 3')).toBeTruthy();
    expect(screen.getByText('13 of 40 in')).toBeTruthy();
    expect(codes).toEqual(['K7MPQ2XR']);
    await waitFor(() => expect(field.value).toBe(''));
    expect(buzz).toHaveBeenCalledWith(40);
  });

  it.each([
    ['already_used', [{ path: 'usedAt', message: '2026-08-21T21:12:00Z' }], 'Already in', /at 23:12/],
    ['invalid_transition', [], 'Cancelled', /opens no door/],
    ['order_disputed', [], 'Money asked back', /the desk knows/],
    ['not_found', [{ path: 'code', message: 'x' }], 'Not for this event', /something else/],
    ['not_found', [], 'Unknown code', /Type it again/],
    ['too_many_requests', [], 'Too many wrong codes', /Wait a minute/],
  ] as const)('tells %s apart (%j)', async (code, fields, word, text) => {
    answering(() => refusal(code, { fields }));
    draw([tonight], tonight.id);
    await typeCode('K7MPQ2XR');
    expect(await screen.findByText(word)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('12 of 40 in')).toBeTruthy();
  });

  it('counts whom another phone let in: with a ticket that is in already, and by itself', async () => {
    const said = [12, 13, 17].map((entered) => [{ ...tonight, entered }]);
    let asked = 0;
    answering(() => refusal('already_used', { fields: [{ path: 'usedAt', message: '2026-08-21T21:12:00Z' }] }));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    draw([tonight], tonight.id, 'en', () => said[asked++] ?? []);
    await typeCode('K7MPQ2XR');
    expect(await screen.findByText('13 of 40 in')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(screen.getByText('17 of 40 in')).toBeTruthy();
  });

  it('takes an entry back when asked twice, and counts again', async () => {
    const entered = answering(() => Response.json(entry));
    draw([tonight], tonight.id);
    await typeCode('K7MPQ2XR');
    fireEvent.click(await screen.findByRole('button', { name: 'Let in by mistake?' }));
    fireEvent.click(screen.getByRole('button', { name: 'No, it stays' }));
    expect(screen.queryByRole('button', { name: 'Yes, take it back' })).toBeNull();
    expect(entered).toEqual(['K7MPQ2XR']);
    const undone = answering(() => Response.json({ sold: 40, entered: 12 }));
    fireEvent.click(screen.getByRole('button', { name: 'Let in by mistake?' }));
    fireEvent.click(screen.getByRole('button', { name: 'Yes, take it back' }));
    expect(await screen.findByText('Taken back')).toBeTruthy();
    expect(screen.getByText('12 of 40 in')).toBeTruthy();
    expect(undone).toEqual(['K7MPQ2XR']);
    expect(screen.queryByRole('button', { name: 'Let in by mistake?' })).toBeNull();
  });

  it.each([
    ['invalid_transition', 'Not taken back'],
    ['event_over', 'Too late'],
  ] as const)('says why an entry of before stays (%s)', async (code, word) => {
    answering(() => refusal('already_used', { fields: [{ path: 'usedAt', message: '2026-08-21T21:12:00Z' }] }));
    draw([tonight], tonight.id);
    await typeCode('K7MPQ2XR');
    answering(() => refusal(code));
    fireEvent.click(await screen.findByRole('button', { name: 'Let in by mistake?' }));
    fireEvent.click(screen.getByRole('button', { name: 'Yes, take it back' }));
    expect(await screen.findByText(word)).toBeTruthy();
  });

  it('keeps the code when nobody answered, so that it can be asked again', async () => {
    answering(() => Promise.reject(new TypeError('offline')));
    draw([tonight], tonight.id, 'es');
    const field = await typeCode('K7MPQ2XR', 'es');
    expect(await screen.findByText('Sin respuesta')).toBeTruthy();
    expect(field.value).toBe('K7MPQ2XR');
  });

  it('lets in late whose first answer was lost on the line, and then nobody else with the same code', async () => {
    const usedAt = { path: 'usedAt', message: '2026-08-21T21:12:00Z' };
    answering(() => Promise.reject(new TypeError('lost')));
    draw([tonight], tonight.id);
    await typeCode('K7MPQ2XR');
    expect(await screen.findByText('No answer')).toBeTruthy();
    answering(() => refusal('already_used', { fields: [usedAt, { path: 'usedBy', message: 'you' }] }));
    await typeCode('K7MPQ2XR');
    expect(await screen.findByText('It counted at 23:12; only the answer was lost on the line.')).toBeTruthy();
    await typeCode('K7MPQ2XR');
    expect(await screen.findByText('Already in')).toBeTruthy();
  });

  it('lets nobody in late with a code that came in by another hand', async () => {
    answering(() => Promise.reject(new TypeError('lost')));
    draw([tonight], tonight.id);
    await typeCode('K7MPQ2XR');
    expect(await screen.findByText('No answer')).toBeTruthy();
    answering(() => refusal('already_used', { fields: [{ path: 'usedAt', message: '2026-08-21T21:12:00Z' }] }));
    await typeCode('K7MPQ2XR');
    expect(await screen.findByText('Already in')).toBeTruthy();
  });

  it('knows what is no code without asking', async () => {
    const codes = answering(() => Response.json(entry));
    draw([tonight], tonight.id);
    await typeCode('hello');
    expect(await screen.findByText('Unknown code')).toBeTruthy();
    expect(codes).toEqual([]);
  });

  it('says what to do where there is no camera', async () => {
    draw([tonight], tonight.id);
    fireEvent.click(await screen.findByRole('button', { name: 'Scan with the camera' }));
    expect(await screen.findByText('There is no camera here. Type the code.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Stop the camera' }));
    expect(screen.queryByText('There is no camera here. Type the code.')).toBeNull();
  });
});
