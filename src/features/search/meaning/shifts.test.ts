import { describe, expect, it } from 'vitest';
import { rules, understand } from './meaning.ts';
import { shiftNames, shiftRules } from './shifts.ts';

/** What a search means on Wednesday 15 July 2026: its parts of the day and week, and the words that are left. */
const read = (query: string) => {
  const { filters, words } = understand(query, '2026-07-15');
  return [filters.shifts, words];
};

describe('when somebody can work', () => {
  it.each([
    ['morning job', 'mornings', 'job'],
    ['trabajo de mañana', 'mornings', 'trabajo'],
    ['trabajo solo mañanas', 'mornings', 'trabajo'],
    ['trabajo solo por las mañanas', 'mornings', 'trabajo'],
    ['turno de mañana', 'mornings', 'jobs'],
    ['night work', 'nights', 'work'],
    ['night shift jobs', 'nights', 'jobs'],
    ['receptionist job nights', 'nights', 'receptionist job'],
    ['trabajo de noche', 'nights', 'trabajo'],
    ['evening job', 'evenings', 'job'],
    ['student job couple of evenings a week', 'evenings', 'student job'],
    ['weekend job', 'weekends', 'job'],
    ['saturday job', 'weekends', 'job'],
    ['trabajo solo fines de semana', 'weekends', 'trabajo'],
    ['curro de finde', 'weekends', 'curro'],
    ['job mornings or evenings', 'mornings,evenings', 'job'],
    // Spanish has one word for the afternoon and the evening
    ['trabajo de tarde', 'afternoons,evenings', 'trabajo'],
    ['job daytime only', 'mornings,afternoons,-nights', 'job'],
    ['day job', 'mornings,afternoons,-nights', ''],
    ['trabajo de día', 'mornings,afternoons,-nights', 'trabajo'],
    ['job after class', 'afternoons,evenings', 'job'],
    ['trabajo después de clase', 'afternoons,evenings', 'trabajo'],
    ['Nachtschicht', 'nights', 'jobs'],
    ['Job am Wochenende', 'weekends', 'job'],
    ['Arbeit abends', 'evenings', 'arbeit'],
    ['avondwerk', 'evenings', 'jobs'],
    ['werk in het weekend', 'weekends', 'werk'],
    ['travail le soir', 'evenings', 'travail'],
    ['travail de nuit', 'nights', 'travail'],
  ])('%s: %s', (query, shifts, words) => expect(read(query)).toEqual([shifts, words]));

  it.each([
    ['job no nights', '-nights', 'job'],
    ['work no weekends', '-weekends', 'work'],
    ['job with weekends off', '-weekends', 'job'],
    ['trabajo de recepción sin noches', '-nights', 'trabajo de recepcion'],
    ['trabajo sin noches ni fines de semana', '-nights,-weekends', 'trabajo'],
    ['trabajo de mañana tardes libres', '-afternoons,mornings', 'trabajo'],
    ['trabajo nocturno', 'nights', 'trabajo'],
    ['Arbeit ohne Nachtschicht', '-nights', 'arbeit'],
  ])('%s: %s', (query, shifts, words) => expect(read(query)).toEqual([shifts, words]));

  it.each([
    ['trabajo de 9 a 15', 'mornings', 'trabajo'],
    ['job 9 to 5', 'mornings,afternoons', 'job'],
    ['bar job from 18 to 24', 'evenings', 'bar job'],
  ])('%s: hours, and no price', (query, shifts, words) => {
    expect(read(query)).toEqual([shifts, words]);
    expect(understand(query, '2026-07-15').filters).toEqual({ shifts });
  });

  it.each([
    'saturday night',
    'weekend',
    'nights',
    'dj saturday night',
    'evening entertainment',
    'night club',
    'fiesta de noche',
    'trabajo en ocio nocturno',
    'after work drinks',
    'work christmas party night',
    'where do locals go after work on friday night',
    'cafe to work in the morning',
    'trabajo para mañana',
    'job 1700 to 2000 euros',
  ])('%s speaks of no hours of work', (query) => expect(read(query)[0]).toBeUndefined());

  it.each(['trabajo de 9 a 15', 'job no nights', 'Nachtschicht', 'morning job'])(
    '%s has a rule of its own',
    (query) => {
      const means = (table = rules) => JSON.stringify(understand(query, '2026-07-15', undefined, table));
      expect(
        [shiftNames, ...shiftRules].filter((rule) => means(rules.filter((other) => other !== rule)) !== means()),
      ).toHaveLength(1);
    },
  );
});
