import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { serveForm } from '#kit/web/form/testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import type { RentalRecord } from '../contract.ts';
import { aRentalRecord } from '../testing.ts';
import { RentalForm } from './rental-form.tsx';

/** What a bare approval makes of a proposal. */
const proposed = aRentalRecord({ version: 1, category: 'bike', price: null, priceUnit: null, capacity: null });

const draw = (record?: RentalRecord, language: 'en' | 'es' = 'en') => {
  const onClose = vi.fn();
  renderPage(<RentalForm record={record} reload={async () => record} onClose={onClose} calendars={() => null} />, {
    language,
  });
  return onClose;
};
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const units = () =>
  within(screen.getByLabelText(/^Charged/))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('a rental that was proposed without its terms', () => {
  it('shows the gaps as gaps, and may keep them', async () => {
    const sent = serveForm(() => Response.json({ waits: [] }));
    const onClose = draw(proposed);
    expect(units()[0]).toBe('Not set');
    expect(within(screen.getByLabelText('Preview of the card')).getByText('Price to be announced')).toBeTruthy();
    save();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent[0]?.body).toMatchObject({ version: 1, price: null, priceUnit: null, capacity: null });
  });

  it('takes them', async () => {
    const sent = serveForm(() => Response.json({ waits: [] }));
    draw(proposed);
    type(/^Price/, '18');
    type(/^Charged/, 'hour');
    type(/^Maximum guests/, '2');
    save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ price: '18', priceUnit: 'hour', capacity: 2 });
  });
});

it('says how the entries of a list are parted, in the words of its language', () => {
  draw(proposed);
  expect(screen.getAllByText('Separated by commas')).toHaveLength(4);
  draw(proposed, 'es');
  expect(screen.getAllByText('Separado por comas')).toHaveLength(4);
});

it.each([
  ['en', /prices by season, blocked dates and calendars of other sites stand here/],
  ['es', /tendrás aquí los precios por temporada, las fechas bloqueadas y los calendarios/],
] as const)('a new rental says where its seasons will be (%s)', (language, hint) => {
  draw(undefined, language);
  expect(screen.getByText(hint)).toBeTruthy();
});

it('asks for the rooms of a home, and of nothing else', async () => {
  const sent = serveForm(() => Response.json({ waits: [] }));
  draw(proposed);
  expect(screen.queryByLabelText(/^Bedrooms/)).toBeNull();
  type(/^Category/, 'villa');
  expect(screen.getByText(/^With eight photos or more/)).toBeTruthy();
  type(/^Bedrooms/, '3');
  type(/^Beds/, '5');
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ category: 'villa', bedrooms: 3, beds: 5, bathrooms: null });
});

it('a rental whose unit is known can’t lose it, nor its price', () => {
  const sent = serveForm(() => Response.json({ waits: [] }));
  draw({ ...proposed, price: '18.00', priceUnit: 'day', capacity: 2 });
  expect(units()).not.toContain('Not set');
  type(/^Price/, '');
  save();
  expect(screen.getByLabelText(/^Price/).getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

it('a new rental needs a price and begins with the usual unit and size', async () => {
  const sent = serveForm(() => Response.json({}, { status: 201 }));
  draw();
  expect(units()).not.toContain('Not set');
  save();
  expect(screen.getByLabelText(/^Price/).getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
  for (const [label, value] of [
    [/^Title \(English/, 'Dinghy'],
    [/^Description \(English/, 'Two oars.'],
    [/^Price/, '18'],
    [/^Venue/, 'Harbour'],
    [/^Phone/, '600 123 456'],
    [/^Email/, 'hola@boats.example'],
  ] as const)
    type(label, value);
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ price: '18', priceUnit: 'night', capacity: 1 });
});

describe('amenities', () => {
  const line = () => screen.getByLabelText<HTMLInputElement>(/^Servicios|^Comodidades|^Amenities|^Extras/);
  const known = { ...proposed, amenities: ['sea view', 'A parrot', 'free WiFi'] };

  it('are read in the language of whoever edits them', () => {
    draw(known, 'es');
    expect(line().value).toBe('Vistas al mar, A parrot, WiFi gratis');
  });

  it('stay as they were where nobody touched them', async () => {
    const sent = serveForm(() => Response.json({ waits: [] }));
    draw(known, 'es');
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.body).toMatchObject({ amenities: ['sea view', 'A parrot', 'free WiFi'] });
  });

  it('are kept by their one name, however they are written, and stay in the field as they are typed', async () => {
    const sent = serveForm(() => Response.json({ waits: [] }));
    draw(proposed, 'es');
    fireEvent.change(line(), { target: { value: 'balcon, Piscina ,  Un loro, sea view' } });
    expect(line().value).toBe('balcon, Piscina ,  Un loro, sea view');
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.body).toMatchObject({ amenities: ['balcony', 'swimming pool', 'Un loro', 'sea view'] });
  });
});

it('shows a rule with a comma as the one entry that it is', () => {
  const rules = ['Barbacoa, solo en su piedra', 'Sin fiestas'];
  draw({ ...proposed, category: 'villa', houseRules: { es: rules } }, 'es');
  const entries = screen.getByRole('list', { name: /Normas de la casa \(español\)/ });
  expect(
    within(entries)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(rules);
});
