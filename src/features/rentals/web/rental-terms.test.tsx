import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { refuses, serveForm } from '#kit/web/form/testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import type { RentalRecord } from '../contract.ts';
import { aRentalRecord } from '../testing.ts';
import { RentalForm } from './rental-form.tsx';

const byNight = aRentalRecord({ version: 3, priceUnit: 'night', maxUnits: 30, fromTime: '16:00', toTime: '11:00' });

const draw = (record?: RentalRecord, language: Language = 'en') =>
  renderPage(
    <RentalForm calendars={() => null} record={record} reload={async () => record} onClose={() => undefined} />,
    {
      language,
      api: () => Response.json([]),
    },
  );
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

it('speaks of nights with arrival and departure, of hours with opening times, of persons with places', () => {
  draw();
  expect(field(/^Maximum nights/).value).toBe('30');
  expect(field(/^Arrival from/).value).toBe('16:00');
  expect(field(/^Departure by/).value).toBe('11:00');
  type(/^Charged/, 'hour');
  expect(field(/^Minimum hours/).value).toBe('1');
  expect(field(/^Opens at/)).toBeTruthy();
  type(/^Charged/, 'person');
  expect(screen.queryByLabelText(/at least/)).toBeNull();
  expect(screen.getByText(/Per person, each guest takes one place/)).toBeTruthy();
});

test('another unit brings its usual terms, except where somebody typed others', () => {
  draw();
  type(/^Arrival from/, '15:00');
  type(/^Charged/, 'day');
  expect([field(/^Maximum days/).value, field(/^Closes at/).value, field(/^Opens at/).value]).toEqual([
    '14',
    '20:00',
    '15:00',
  ]);
  type(/^Maximum days/, '5');
  type(/^Charged/, 'week');
  expect([field(/^Maximum weeks/).value, field(/^Departure by/).value]).toEqual(['5', '11:00']);
});

it('sends them as numbers and times, and shows what buyers will read of the policy', async () => {
  const sent = serveForm(() => Response.json({}));
  draw(byNight);
  for (const [label, value] of [
    [/^Minimum nights/, '2'],
    [/^Maximum nights/, '14'],
    [/^Units/, '3'],
    [/^Hours’ notice/, '48'],
    [/^Departure by/, '10:00'],
    [/^Cancellation/, 'strict'],
  ] as const)
    type(label, value);
  expect(screen.getByText('Cancel 7 days or more before it begins: you get half back.')).toBeTruthy();
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  const terms = { minUnits: 2, maxUnits: 14, quantity: 3, leadHours: 48, fromTime: '16:00', toTime: '10:00' };
  expect(sent[0]?.body).toMatchObject({ ...terms, cancellation: 'strict', version: 3 });
});

it('says in words what does not go together', async () => {
  serveForm(() => refuses('toTime', 'maxUnits'));
  draw(byNight);
  type(/^Departure by/, '20:00');
  save();
  expect(await screen.findByText(/^Departure can’t be later than arrival/)).toBeTruthy();
  expect(screen.getByText(/^This is less than the shortest booking/)).toBeTruthy();
});

it('speaks Spanish', () => {
  draw(aRentalRecord({ priceUnit: 'hour', cancellation: 'moderate' }), 'es');
  expect(field(/^Máximo de horas/)).toBeTruthy();
  expect(field(/^Abre a las/)).toBeTruthy();
  expect(field(/^Antelación \(horas\)/)).toBeTruthy();
  expect(screen.getByText(/te devolvemos la mitad/)).toBeTruthy();
});

it('keeps the lines of how one arrives', () => {
  const en = 'The key is in the box.\nCode 4711.';
  draw(aRentalRecord({ arrival: { en } }));
  expect(field(/^How to arrive \(English\)/).value).toBe(en);
});

test('its card says what the shortest booking costs of what is let by several hours, as it is typed', () => {
  draw();
  const preview = screen.getByRole('complementary', { name: 'Preview of the card' });
  type(/^Charged/, 'hour');
  type(/^Price/, '240,50');
  expect(preview.textContent).not.toMatch(/for \d+ hours/);
  type(/^Minimum hours/, '4');
  expect(preview.textContent).toContain('from €962 for 4 hours');
  type(/^Minimum hours/, '');
  expect(preview.textContent).not.toMatch(/for \d+ hours/);
});
