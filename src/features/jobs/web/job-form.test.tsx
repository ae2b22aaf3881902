import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serveForm } from '#kit/web/form/testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import type { JobRecord } from '../contract.ts';
import { aJobRecord } from '../testing.ts';
import { JobForm } from './job-form.tsx';

const proposed = aJobRecord({ version: 1, salaryType: null, schedule: null });

const draw = (record: JobRecord) =>
  renderPage(<JobForm record={record} reload={async () => record} onClose={() => undefined} />);
const choice = (label: RegExp) => screen.getByLabelText<HTMLSelectElement>(label);
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const shown = (label: RegExp) => choice(label).selectedOptions[0]?.textContent;

it('a vacancy proposed without its terms shows that, and may stay so', async () => {
  const sent = serveForm(() => Response.json({ waits: [] }));
  draw(proposed);
  expect([shown(/^Pay period/), shown(/^Schedule/)]).toEqual(['Not set', 'Not set']);
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ version: 1, salaryType: null, schedule: null });
});

it('takes the terms one by one', async () => {
  const sent = serveForm(() => Response.json({ waits: [] }));
  draw(proposed);
  fireEvent.change(choice(/^Schedule/), { target: { value: 'seasonal' } });
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ salaryType: null, schedule: 'seasonal' });
});

it('can’t lose terms that it has', () => {
  draw({ ...proposed, salaryType: 'weekly', schedule: 'contract' });
  for (const label of [/^Pay period/, /^Schedule/]) expect(choice(label).textContent).not.toContain('Not set');
});

it('writes what the figures pay, in both languages, until somebody writes it otherwise', async () => {
  const sent = serveForm(() => Response.json({ waits: [] }));
  draw({ ...proposed, salary: {} });
  const write = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const said = () =>
    [/^Pay in words.*English/, /^Pay in words.*Spanish/].map((label) =>
      screen.getByLabelText<HTMLInputElement>(label).value.replaceAll('\u00A0', ' '),
    );
  write(/^From \(euros\)/, '1400');
  write(/^Pay period/, 'monthly');
  write(/^To \(euros\)/, '1750');
  expect(said()).toEqual(['€1,400 to €1,750 by the month', 'De 1.400 € a 1.750 € al mes']);
  write(/^Pay in words.*English/, '€1,400 to €1,750, tips on top');
  write(/^From \(euros\)/, '1500');
  expect(said()).toEqual(['€1,400 to €1,750, tips on top', 'De 1.500 € a 1.750 € al mes']);
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ payFrom: '1500', salary: { en: '€1,400 to €1,750, tips on top' } });
});

it('ticks what the words of the shifts say, until somebody ticks otherwise', async () => {
  const sent = serveForm(() => Response.json({ waits: [] }));
  draw(proposed);
  const write = (words: string) =>
    fireEvent.change(screen.getByLabelText(/^Days and hours.*English/), { target: { value: words } });
  const ticked = () =>
    within(screen.getByRole('group', { name: 'When one works' }))
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ checked }) => checked)
      .map(({ value }) => value);
  write('Thursday to Saturday nights');
  expect(ticked()).toEqual(['nights', 'weekends']);
  write('Mornings');
  expect(ticked()).toEqual(['mornings']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Weekends' }));
  write('Mornings, 08:00 to 12:00');
  expect(ticked()).toEqual(['mornings', 'weekends']);
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ shiftParts: ['mornings', 'weekends'] });
});
