/** What visitors of the demo town wrote to its desk: new, in hand and answered. */
import type { contactMessages, issueReports } from '../table.ts';

type Message = typeof contactMessages.$inferInsert;
type Report = typeof issueReports.$inferInsert;
type Written<Row, Left extends string> = Omit<Row & { readonly id: string }, 'id' | 'email' | 'submittedAt' | Left> & {
  readonly hoursAgo: number;
  readonly answer?: string;
};

export const messages: readonly Written<Message, 'phone'>[] = [
  {
    name: 'Bronwen Maddox',
    subject: 'Two tickets, one name',
    message: 'I bought two tickets for my sister and me. Can she come in before me with hers?',
    priority: 'normal',
    language: 'en',
    hoursAgo: 1,
  },
  {
    name: 'Elías Santamaría',
    subject: 'Llegamos a medianoche',
    message: 'El vuelo aterriza a las 23:40. ¿Nos puede esperar alguien con las llaves?',
    priority: 'high',
    language: 'es',
    hoursAgo: 4,
  },
  {
    name: 'Agnes Kowalczyk',
    subject: 'An invoice with our company on it',
    message: 'We booked the catamaran for a team day and need the invoice in our company’s name.',
    priority: 'normal',
    language: 'en',
    hoursAgo: 8,
  },
  {
    name: 'Marcela Otxoa',
    subject: 'Silla de ruedas en la pasarela',
    message: '¿Llega la pasarela de Poniente hasta el agua? Mi madre va en silla.',
    priority: 'normal',
    language: 'es',
    hoursAgo: 26,
    status: 'in_progress',
    adminNotes: 'Asked the town hall which of the three reaches the water.',
  },
  {
    name: 'Theo Lancaster',
    subject: 'The concert was moved',
    message: 'My calendar still shows the old hour. Which one is right?',
    priority: 'urgent',
    language: 'en',
    hoursAgo: 31,
    status: 'in_progress',
  },
  {
    name: 'Úrsula Benítez',
    subject: 'Gracias',
    message: 'Solo quería decir que la señora de la taquilla fue un encanto.',
    priority: 'low',
    language: 'es',
    hoursAgo: 75,
    status: 'done',
    answer: 'Se lo hemos dicho, y se ha puesto colorada. Gracias a ti.',
  },
  {
    name: 'Callista Rourke',
    subject: 'Do you take part payments?',
    message: 'Six of us share a villa. Can each pay a part?',
    priority: 'normal',
    language: 'en',
    hoursAgo: 120,
    status: 'done',
    answer: 'One of you pays at the checkout; the receipt names everybody, so it is easy to share.',
  },
];

export const reports: readonly Written<Report, never>[] = [
  {
    type: 'payment',
    title: 'The card was charged twice',
    description: 'My bank shows two payments of 24 euro for the same evening. One has gone since, but only half of it.',
    urgency: 'high',
    language: 'en',
    hoursAgo: 2,
  },
  {
    type: 'technical',
    title: 'El mapa se queda en blanco',
    description: 'En el móvil, al girarlo, el mapa desaparece hasta que toco la pantalla.',
    urgency: 'medium',
    language: 'es',
    hoursAgo: 15,
  },
  {
    type: 'safety',
    title: 'A loose step at the flat',
    description: 'The third step to the roof moves. Somebody should see to it before the next guests.',
    urgency: 'critical',
    language: 'en',
    hoursAgo: 28,
    status: 'in_progress',
    adminNotes: 'The owner sends a carpenter today.',
  },
  {
    type: 'user',
    title: 'Mensajes que no vienen a cuento',
    description: 'Alguien me escribe por cada anuncio para vender otra cosa.',
    urgency: 'medium',
    language: 'es',
    hoursAgo: 90,
    status: 'done',
    answer: 'Hemos suspendido esa cuenta. Si vuelve a pasar, dínoslo.',
  },
  {
    type: 'other',
    title: 'The poster shows the wrong month',
    description: 'The drawing says June, the text says July.',
    urgency: 'low',
    language: 'en',
    hoursAgo: 160,
    status: 'done',
    answer: 'The text was right. The poster says July now.',
  },
];
