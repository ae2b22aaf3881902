/** The guests of the demo town: invented, with mailboxes that are nobody's. Each writes in their own language. */
import type { Language } from '#kit/shared/messages.ts';

type Guest = { readonly name: string; readonly language: Language };

const inLanguage = (language: Language, names: readonly string[]): Guest[] => names.map((name) => ({ name, language }));

export const demoGuests: readonly Guest[] = [
  ...inLanguage('en', [
    'Hannah Whitfield',
    'Callum Price',
    'Priya Nair',
    'Owen Baxter',
    'Ruth Delaney',
    'Marcus Oyelaran',
    'Isla McRae',
    'Tom Hargreaves',
    'Niamh Byrne',
    'Gareth Pugh',
    'Lotte Visser',
    'Sven Lindqvist',
  ]),
  ...inLanguage('es', [
    'Marina Ferrándiz',
    'Iker Zubieta',
    'Rocío Benavent',
    'Paco Llinares',
    'Nuria Esteve',
    'Adrián Cuenca',
    'Laia Domènech',
    'Jorge Salcedo',
    'Inés Carbonell',
    'Tomás Iborra',
    'Vega Montoro',
    'Chema Aldeguer',
  ]),
];
