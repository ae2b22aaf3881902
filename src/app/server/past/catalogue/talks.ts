/** What guests of the demo asked owners, and what they answered; `hours` ago the guest asked, `took` minutes the answer took. */
import type { AskedType } from '#features/messages/rules.ts';
import type { reports } from '#features/reports/server/table.ts';

type Report = typeof reports.$inferInsert;

export type Talk = {
  /** As the catalogue names it, and whose it is. */
  readonly about: string;
  readonly type: AskedType;
  readonly owner: string;
  readonly hours: number;
  readonly asked: string;
  readonly answered?: { readonly took: number; readonly text: string };
  readonly thanks?: string;
  /** Somebody reported the last line. */
  readonly report?: Pick<Report, 'reason' | 'details' | 'language'> &
    Partial<Pick<Report, 'status' | 'ground' | 'statement'>>;
};

export const talks: readonly Talk[] = [
  {
    about: 'rental:apartment-toldo-rojo-levante',
    type: 'rentals',
    owner: 'levante',
    hours: 3,
    asked: 'Hello! We land at eleven at night. Can we still get the keys?',
  },
  {
    about: 'rental:studio-palangre-mal-pas',
    type: 'rentals',
    owner: 'levante',
    hours: 30,
    asked: '¿Hay sitio para dos bicis en el portal?',
    answered: { took: 24, text: 'Sí, en el trastero de abajo. La llave está con las del piso.' },
    thanks: '¡Perfecto, gracias!',
  },
  {
    about: 'rental:loft-azotea-veintiuno',
    type: 'rentals',
    owner: 'levante',
    hours: 75,
    asked: 'Is the terrace ours alone, or shared with the floor below?',
    answered: { took: 41, text: 'Yours alone. The stairs from the floor below end at the laundry.' },
  },
  {
    about: 'rental:flat-linea-doce-poniente',
    type: 'rentals',
    owner: 'levante',
    hours: 130,
    asked: '¿Se puede dejar el coche cerca?',
    answered: { took: 55, text: 'Hay zona azul en la puerta y un aparcamiento a cien metros, a doce euros el día.' },
  },
  {
    about: 'rental:harbour-window-flat',
    type: 'rentals',
    owner: 'levante',
    hours: 210,
    asked: 'Do you have a cot for a one-year-old?',
    answered: { took: 38, text: 'We do, with sheets. Tell us when you book and it will be made up.' },
  },
  {
    about: 'rental:villa-puig-blanc',
    type: 'rentals',
    owner: 'villas',
    hours: 20,
    asked: 'We are ten for a birthday. Is music on the terrace fine until midnight?',
    answered: {
      took: 190,
      text: 'Until eleven outside, please: the neighbours get up early. Inside as long as you like.',
    },
  },
  {
    about: 'event:concrete-hours-techno',
    type: 'events',
    owner: 'bunker',
    hours: 9,
    asked: '¿Hay consigna para las chaquetas?',
    answered: { took: 15, text: 'Sí, a dos euros, a la izquierda de la entrada.' },
  },
  {
    about: 'event:rooftop-at-moonrise',
    type: 'events',
    owner: 'rooftop',
    hours: 26,
    asked: 'Is there a lift? One of us is on crutches.',
  },
  {
    about: 'business:el-socarrat-tranquilo',
    type: 'businesses',
    owner: 'socarrat',
    hours: 50,
    asked: '¿Hacéis arroz sin marisco para una persona?',
    answered: { took: 70, text: 'Claro, de verduras. Avisadnos al sentaros: tarda veinte minutos.' },
  },
  {
    about: 'rental:jetski-island-lap',
    type: 'rentals',
    owner: 'jetski',
    hours: 44,
    asked: 'Buy followers for your page, ten thousand in a week.',
    report: { reason: 'advertising', details: 'Nobody asked for that.', language: 'es' },
  },
  {
    about: 'rental:ebike-sierra-helada',
    type: 'rentals',
    owner: 'wheels',
    hours: 120,
    asked: 'You are thieves, all of you.',
    report: {
      reason: 'insult',
      details: 'I had answered politely before.',
      language: 'en',
      status: 'removed',
      ground: 'insult',
      statement: 'This line only insults. It was taken down; asking again in other words is welcome.',
    },
  },
];
