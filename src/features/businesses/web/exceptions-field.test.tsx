import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { Holder } from '#market/listings/web/fields/testing.tsx';
import { ExceptionsField } from './exceptions-field.tsx';
import { exceptionsKind, type ExceptionDraft } from './exceptions-kind.ts';

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const eve: ExceptionDraft = {
  from: '2026-12-24',
  until: '2026-12-24',
  days: everyDay,
  spans: [{ opens: '12:00', closes: '18:00' }],
  note: { en: '', es: '' },
};

function draw(first: readonly ExceptionDraft[], language: 'en' | 'es' = 'en') {
  const seen = vi.fn<(value: readonly ExceptionDraft[]) => void>();
  renderPage(
    <Holder first={first} seen={seen}>
      {(field) => <ExceptionsField field={field} />}
    </Holder>,
    { language, now: new Date('2026-12-20T11:00:00Z') },
  );
  return seen;
}
const sentOf = (seen: ReturnType<typeof draw>) =>
  exceptionsKind.read(seen.mock.lastCall?.[0] ?? [], { kind: 'parts' }, []);

it.each([
  ['en', 'Christmas Day, Fri 25 Dec'],
  ['es', 'Navidad, vie 25 dic'],
] as const)('closes on a feast in one press, named in both languages (%s)', (language, name) => {
  const seen = draw([eve], language);
  expect(screen.queryByRole('button', { name: /Christmas Eve|Nochebuena/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name }));
  expect(sentOf(seen)).toEqual([
    { ...eve, note: {} },
    {
      from: '2026-12-25',
      until: '2026-12-25',
      days: everyDay,
      spans: [],
      note: { en: 'Christmas Day', es: 'Navidad' },
    },
  ]);
  expect(screen.queryByRole('button', { name })).toBeNull();
});

it('says other hours, once or twice, and closed again', () => {
  const seen = draw([{ ...eve, spans: [] }]);
  expect(screen.getByLabelText<HTMLInputElement>('Closed').checked).toBe(true);
  fireEvent.click(screen.getByLabelText('Other hours'));
  fireEvent.click(screen.getByRole('button', { name: 'Add second hours' }));
  for (const [label, value] of [
    ['Opens', '20:00'],
    ['Closes', '01:00'],
  ] as const)
    fireEvent.change(screen.getAllByLabelText(label)[1] as HTMLElement, { target: { value } });
  expect(sentOf(seen)).toMatchObject([
    {
      spans: [
        { opens: '12:00', closes: '23:00' },
        { opens: '20:00', closes: '01:00' },
      ],
    },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove second hours' }));
  fireEvent.click(screen.getByLabelText('Closed'));
  expect(sentOf(seen)).toMatchObject([{ spans: [] }]);
});

it('asks for weekdays of several dates alone', () => {
  const seen = draw([{ ...eve, until: '' }]);
  expect(screen.queryByRole('group', { name: 'Only on these weekdays' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Until (inclusive)'), { target: { value: '2027-03-31' } });
  const days = within(screen.getByRole('group', { name: 'Only on these weekdays' }));
  for (const day of ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']) fireEvent.click(days.getByLabelText(day));
  expect(sentOf(seen)).toMatchObject([{ from: '2026-12-24', until: '2027-03-31', days: [0] }]);
  fireEvent.change(screen.getByLabelText('Until (inclusive)'), { target: { value: '' } });
  expect(sentOf(seen)).toMatchObject([{ until: '2026-12-24', days: everyDay }]);
});

it('finds what is missing or the wrong way round', () => {
  const wrong = [eve, { ...eve, from: '' }, { ...eve, until: '2026-12-23' }, { ...eve, days: [] }];
  expect(exceptionsKind.faultsOfParts?.(wrong).map(([place]) => place)).toEqual([1, 2, 3]);
  expect(exceptionsKind.faultsOfParts?.([{ ...eve, spans: [{ opens: '12:00', closes: '' }] }])).toHaveLength(1);
});
