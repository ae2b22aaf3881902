import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearStoredUser, storeUser } from '#kit/web/stored-user.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { aUser } from '#kit/web/user-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { ClaimLine } from './claim-line.tsx';

const listing = { kind: 'businesses', id: 'AbCdEfGhJkLmNpQr' } as const;
const base = `/api/listings/businesses/${listing.id}`;
const claim = {
  id: 'ClaimClaimClaim1',
  listing: { ...listing, title: 'Bar Neptuno' },
  way: 'mail',
  status: 'proving',
  isYours: false,
  codeUntil: '2026-08-21T18:15:00.000Z',
  answerUntil: null,
  reason: null,
  createdAt: '2026-08-21T18:00:00.000Z',
  decidedAt: null,
};
const ways = {
  title: 'Bar Neptuno',
  isYours: false,
  hasOwner: false,
  mailbox: 'h•••@bar-neptuno.es' as string | null,
  phone: null as string | null,
  claim: null as object | null,
};

/** What the house knows, as it changes with what is done. */
let known = { hasOwner: false, ways };
let proof: () => Response;
const calls: string[] = [];
/** What was said with each code that was asked for. */
const bodies: object[] = [];
/** The house, for reads of a page and for writes of a browser alike. */
const answer = async (request: Request) => {
  const { pathname } = new URL(request.url);
  calls.push(`${request.method} ${pathname}`);
  if (pathname === `${base}/ownership`) return Response.json({ hasOwner: known.hasOwner });
  if (pathname === `${base}/claim-ways`) return Response.json(known.ways);
  if (pathname === `${base}/claim-code`) {
    const body = (await request.json()) as { way: string };
    bodies.push(body);
    known.ways = { ...known.ways, claim: { ...claim, ...body } };
    return Response.json(claim, { status: 201 });
  }
  if (pathname === `${base}/claim-proof`) return proof();
  return Response.json({}, { status: 404 });
};
const draw = (language: 'en' | 'es' = 'en') => renderPage(<ClaimLine {...listing} />, { language, api: answer });
beforeEach(() => {
  calls.length = 0;
  bodies.length = 0;
  known = { hasOwner: false, ways };
  proof = () => refusal('code_wrong');
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  clearStoredUser();
});
const signIn = (role = 'traveller') => storeUser(aUser({ accountType: role, role }));
const open = async (name = 'Claim it') => fireEvent.click(await screen.findByRole('button', { name }));

describe('the line at the end of a page', () => {
  it.each([
    ['en', 'Whose page is this?', 'Its owner has not taken this page over yet.', 'Is this yours?'],
    ['es', '¿De quién es esta página?', 'Su dueño aún no se ha hecho cargo de esta página.', '¿Es tuya?'],
  ] as const)('says kindly that nobody looks after it (%s)', async (language, label, kind, ask) => {
    draw(language);
    const line = await screen.findByRole('region', { name: label });
    expect(line.textContent).toContain(kind);
    expect(line.textContent).toContain(ask);
  });

  it.each([
    ['en', 'Claim this page', 'Is this yours?'],
    ['es', 'Reclamar esta página', '¿Es tuya?'],
  ] as const)('asks nobody where somebody does, and still has the way (%s)', async (language, way, ask) => {
    signIn();
    known = { hasOwner: true, ways: { ...ways, hasOwner: true } };
    draw(language);
    expect((await screen.findByRole('region')).textContent).toBe(way);
    await open(way);
    expect(await screen.findByRole('dialog', { name: ask })).toBeDefined();
  });

  it('leads visitors through the door and back to where they were', async () => {
    draw('es');
    await open('Reclámala');
    const link = await screen.findByRole('link', { name: 'Crear una cuenta' });
    expect(link.getAttribute('href')).toBe(`/auth?redirect=%2Fbusinesses%2F${listing.id}%23claim&tab=signup`);
    expect(calls).toEqual([`GET ${base}/ownership`]);
  });

  it('tells the desk that it claims nothing', async () => {
    signIn('admin');
    draw();
    await open();
    expect(await screen.findByText('Who works at the desk owns no listings, and claims none.')).toBeDefined();
  });
});

describe('a claim', () => {
  it('is a code to the mailbox of the page, sent with its last digit, whose faults stand beside it, and ends with the workspace', async () => {
    signIn();
    draw();
    await open();
    const byMail = await screen.findByRole('region', { name: 'By email' });
    expect(byMail.textContent).toContain('h•••@bar-neptuno.es');
    fireEvent.click(within(byMail).getByRole('button', { name: 'Send the code' }));
    const field = await within(byMail).findByLabelText('Code of six digits');
    const enter = within(byMail).getByRole('button', { name: 'Enter' });
    fireEvent.click(enter);
    expect(within(byMail).getByText('Type the six digits of the code.')).toBeDefined();
    fireEvent.change(field, { target: { value: '12 34 56' } });
    expect((field as HTMLInputElement).value).toBe('123456');
    expect(await within(byMail).findByText(/^This is not the code/)).toBeDefined();
    proof = () => refusal('step_expired');
    fireEvent.click(enter);
    expect(await within(byMail).findByText(/^This code is too old/)).toBeDefined();
    proof = () => {
      known.ways = { ...ways, isYours: true };
      return Response.json({ ...claim, status: 'approved' });
    };
    fireEvent.click(enter);
    const way = await screen.findByRole('link', { name: 'To your workspace' });
    expect(way.getAttribute('href')).toBe('/dashboard?tab=listings&view=businesses');
  });

  it.each([
    ['en', 'By text message', 'Send the code', 'Code of six digits', 'The text message could not be delivered.'],
    ['es', 'Por SMS', 'Enviar el código', 'Código de seis cifras', 'El SMS no se ha podido entregar.'],
  ] as const)(
    'is a code to the phone of the page, which may be lost (%s)',
    async (language, name, send, code, lost) => {
      signIn();
      known.ways = { ...ways, phone: '+34 ••• ••• 002' };
      draw(language);
      await open(language === 'en' ? 'Claim it' : 'Reclámala');
      const byPhone = await screen.findByRole('region', { name });
      expect(byPhone.textContent).toContain('+34 ••• ••• 002');
      fireEvent.click(within(byPhone).getByRole('button', { name: send }));
      expect(await within(byPhone).findByLabelText(code)).toBeDefined();
      expect(bodies).toEqual([{ way: 'phone' }]);
      cleanup();
      known.ways = { ...known.ways, claim: { ...claim, way: 'phone', codeUntil: null } };
      draw(language);
      await open(language === 'en' ? 'Claim it' : 'Reclámala');
      expect(await screen.findByText(new RegExp(`^${lost}`))).toBeDefined();
      expect(screen.queryByLabelText(code)).toBeNull();
    },
  );

  it('is a paper with a sentence, neither without the other', async () => {
    signIn();
    known.ways = { ...ways, hasOwner: true, mailbox: null };
    draw('es');
    await open('Reclámala');
    const byPaper = await screen.findByRole('region', { name: 'Con un documento' });
    expect(screen.getByText(/^De esta página ya se ocupa alguien/)).toBeDefined();
    const send = within(byPaper).getByRole('button', { name: 'Enviar a la recepción' });
    fireEvent.click(send);
    expect(within(byPaper).getByText('Elige primero un archivo.')).toBeDefined();
    const file = new File(['%PDF-1.7'], 'licencia.pdf', { type: 'application/pdf' });
    fireEvent.change(within(byPaper).getByLabelText('Elegir el documento'), { target: { files: [file] } });
    fireEvent.click(send);
    expect(within(byPaper).getByText('Escribe primero una frase.')).toBeDefined();
    expect(calls.some((call) => call.startsWith('POST'))).toBe(false);
  });

  it('that waits says until when the owner may answer, and can be taken back', async () => {
    signIn();
    known.ways = { ...ways, claim: { ...claim, status: 'waiting', answerUntil: '2026-08-28T18:00:00.000Z' } };
    draw();
    await open();
    expect(await screen.findByText(/has until .*28.* to answer/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw the claim' }));
    await waitFor(() => expect(calls).toContain('DELETE /api/listing-claims/ClaimClaimClaim1'));
  });
});
