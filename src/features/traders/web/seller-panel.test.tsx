import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { RoleInTeam } from '#kit/web/desk/role-in-team.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { serveForm } from '#kit/web/form/testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { Seller, Trader } from '../contract.ts';
import { anOwnersFile } from '../testing.ts';
import { SellerPanel } from './seller-panel.tsx';
import { SoldBy } from './sold-by.tsx';

const { declares: _, ...file } = anOwnersFile;
const trader: Trader = {
  ...file,
  name: 'Marta Ferrer Gil',
  street: 'Carrer de la Palma 12',
  postalCode: '03501',
  town: 'Benidorm',
  country: 'ES',
  taxNumber: '12345678Z',
  standing: 'good',
  declaredAt: '2026-08-21T18:00:00.000Z',
  goodUntil: '2027-08-21T18:00:00.000Z',
  termsVersion: '2026-11-24',
  vatCheckedAt: null,
};

type Drawn = { language?: Language; answer?: () => Response; seller?: Seller | null };

/** Draws what the house knows of a trader; gives what was sent. */
function draw(
  view: ReactElement,
  known: Trader | null,
  { language = 'en', answer = () => Response.json(trader), seller = known }: Drawn = {},
) {
  const sent = serveForm(answer);
  const { container } = renderPage(view, {
    language,
    api: ({ url }) => Response.json(new URL(url).pathname === '/api/sellers' ? { seller } : { trader: known }),
  });
  return { sent, container };
}
afterEach(() => vi.unstubAllGlobals());

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('SellerPanel', () => {
  it.each([
    ['en', ['Spain', 'Austria', 'Belgium', 'Bulgaria', 'Croatia']],
    ['es', ['España', 'Alemania', 'Austria', 'Bélgica', 'Bulgaria']],
  ] as const)('lists countries as they are called in %s, its own first', async (language, first) => {
    draw(<SellerPanel />, null, { language });
    const countries = await screen.findByLabelText<HTMLSelectElement>(/^(Country|País)/);
    expect([...countries.options].slice(0, 5).map(({ text }) => text)).toEqual(first);
  });

  it('says that nothing is for sale yet, and sends the file with the declaration', async () => {
    const { sent } = draw(<SellerPanel />, null);
    expect(await screen.findByRole('heading', { name: 'Nothing of yours is for sale yet' })).toBeTruthy();
    type(/^Name/, 'Marta Ferrer Gil');
    type(/^Date of birth/, '1990-05-14');
    type(/^Street/, 'Carrer de la Palma 12');
    type(/^Postcode/, '03501');
    type(/^Town/, 'Benidorm');
    type(/^Tax number/, '12345678Z');
    type(/^Email/, 'marta@taller.example');
    type(/^Phone/, '965000101');
    fireEvent.click(screen.getByRole('button', { name: 'Declare and save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      line: 'PUT /api/trader?lang=en',
      body: { kind: 'person', country: 'ES', taxNumber: '12345678Z', declares: true },
    });
  });

  it.each([
    ['en', 'Declared until Saturday, 21 August 2027'],
    ['es', 'Declarado hasta el sábado, 21 de agosto de 2027'],
  ] as const)('says in %s until when it is good, and begins with what was said', async (language, title) => {
    draw(<SellerPanel />, trader, { language });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByDisplayValue('Marta Ferrer Gil')).toBeTruthy();
    expect(screen.getByDisplayValue(language === 'en' ? 'Spain' : 'España')).toBeTruthy();
  });

  it('takes one press to say it again', async () => {
    const { sent } = draw(<SellerPanel />, { ...trader, standing: 'lapsed' });
    fireEvent.click(await screen.findByRole('button', { name: 'Nothing has changed' }));
    await waitFor(() =>
      expect(sent).toEqual([{ line: 'POST /api/trader/declaration?lang=en', body: { declares: true } }]),
    );
  });

  it('says at its field what the house does not take', async () => {
    const errors = [{ path: 'taxNumber', message: 'Is no tax number of this country' }];
    const answer = () => refusal('validation', { fields: errors });
    draw(<SellerPanel />, trader, { answer });
    fireEvent.click(await screen.findByRole('button', { name: 'Declare and save' }));
    expect(await screen.findByText(/not a valid tax number in that country/)).toBeTruthy();
  });

  it.each([
    ['en', 'Declare and save', /^Another account sells here under this tax number.*write to business@/],
    ['es', 'Declarar y guardar', /^Otra cuenta vende aquí con este número fiscal.*escribe a business@/],
  ] as const)('says in %s that a number is somebody else’s, and whom to write to', async (language, button, told) => {
    draw(<SellerPanel />, trader, { language, answer: () => refusal('tax_number_taken') });
    fireEvent.click(await screen.findByRole('button', { name: button }));
    expect((await screen.findByText(told)).closest('[role=alert]')).toBeTruthy();
  });

  it('says so too to who declares again', async () => {
    draw(<SellerPanel />, { ...trader, standing: 'lapsed' }, { answer: () => refusal('tax_number_taken') });
    fireEvent.click(await screen.findByRole('button', { name: 'Nothing has changed' }));
    await waitFor(() => expect(currentToast()?.description).toMatch(/^Another account sells here/));
  });

  it('is read by who keeps the books, and declared by the owner alone', async () => {
    draw(
      <RoleInTeam value="finance">
        <SellerPanel />
      </RoleInTeam>,
      { ...trader, standing: 'lapsed' },
    );
    expect(await screen.findByRole('heading', { name: 'Your sales are on hold' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('SoldBy', () => {
  it('tells buyers who sells and where', async () => {
    draw(<SoldBy kind="events" id="AbCdEfGh" />, trader);
    expect(await screen.findByRole('heading', { name: 'Who sells it' })).toBeTruthy();
    expect(screen.getByText('Carrer de la Palma 12, 03501 Benidorm, Spain')).toBeTruthy();
    expect(screen.queryByText('12345678Z')).toBeNull();
  });

  it.each([
    ['en', /^A private person, not a trader/, 'Benidorm, Spain'],
    ['es', /^Un particular, no un empresario/, 'Benidorm, España'],
  ] as const)('tells in %s that it is a private person, and the town alone', async (language, what, where) => {
    draw(<SoldBy kind="rentals" id="AbCdEfGh" />, null, {
      language,
      seller: { ...trader, kind: 'private', street: null, postalCode: null },
    });
    expect(await screen.findByText(what)).toBeTruthy();
    expect(screen.getByText(where)).toBeTruthy();
  });

  it('says nothing where the house sells', async () => {
    const { container } = draw(<SoldBy kind="events" id="AbCdEfGh" />, null);
    await waitFor(() => expect(container.textContent).toBe(''));
  });
});
